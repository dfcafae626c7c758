import { packageBuild } from "@thunderjack/tsup";

export default packageBuild({ entry: ["src/index.ts", "src/lone-card.ts"] });
