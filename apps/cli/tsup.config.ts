import { packageBuild } from "@thunderjack/tsup";

export default packageBuild({
  entry: ["src/main.ts", "src/simulate-worker.ts"],
  dts: false,
  banner: "#!/usr/bin/env node",
});
