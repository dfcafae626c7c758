import { definePanels } from "../panels.js";

definePanels();
