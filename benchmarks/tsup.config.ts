import { packageBuild } from "@thunderjack/tsup";

export default packageBuild({ entry: ["src/engine.ts"], dts: false });
