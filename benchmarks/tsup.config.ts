import { packageBuild } from "@thunderjack/tsup";

export default packageBuild({ entry: ["src/bench.ts", "src/one.ts", "src/one-recording.ts"], dts: false });
