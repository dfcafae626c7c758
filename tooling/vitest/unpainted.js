import { setPainted } from "./painting.js";

setPainted(false);
