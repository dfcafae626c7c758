import { packageBuild } from "@thunderjack/tsup";

export default packageBuild();
