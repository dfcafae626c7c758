export type { Box, Point, Size } from "@thunderjack/stage/layout";
