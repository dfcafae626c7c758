import { definePanels } from "../define-panels.js";

definePanels();
