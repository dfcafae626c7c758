import { definePanels } from "../define-panels.js";
import "../tj-card-picker/tj-card-picker.define.js";

definePanels();
