import { packageBuild } from "@thunderjack/tsup";

export default packageBuild({ entry: { index: "src/index.ts", browser: "src/browser/index.ts" } });
