import "@thunderjack/elements/replay";
