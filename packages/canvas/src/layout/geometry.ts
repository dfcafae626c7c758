export type { Box, Circle, Point, Size } from "@thunderjack/stage/layout";
