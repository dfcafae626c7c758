import { formatCredits } from "@thunderjack/stage";
import { conformance, type RendererDriver } from "@thunderjack/testkit";
import { describe, it } from "vitest";
import type { ScreenSize, ScreenStyle } from "../src/terminal-renderer/screen.js";
import { terminalRenderer } from "../src/terminal-renderer/terminal-renderer.js";
import { drawnTable, offersIn } from "./drawn-table.js";
import { FakeTerminal } from "./fake-terminal.js";

const SCREENS: readonly (readonly [string, Partial<ScreenSize & ScreenStyle>])[] = [
  ["a usual terminal", {}],
  ["a narrow terminal", { columns: 40, rows: 30 }],
  ["a large terminal without UTF-8", { columns: 132, rows: 50, isUnicode: false }],
];

describe.each(SCREENS)("a table on %s", (_name, screen) => {
  conformance({ describe, it }, onTerminal(screen));
});

function onTerminal(screen: Partial<ScreenSize & ScreenStyle>): RendererDriver<FakeTerminal> {
  return {
    renderer: terminalRenderer,
    hasOnePlayer: true,
    newHost: () => new FakeTerminal(screen),
    readTable: ({ lines }) => drawnTable(lines),
    readText: ({ text }) => text,
    isEmpty: ({ text, keys$, resized$ }) => text === "" && !keys$.observed && !resized$.observed,
    press: (terminal, label) => terminal.press(keyFor(terminal, label)),
    placeChip: (terminal, seat, chip) => {
      for (let tries = 0; keyFor(terminal, seat) !== "tab" && tries < 4; tries++) terminal.press("tab");
      terminal.press(keyFor(terminal, formatCredits(chip)));
    },
  };
}

/** Returns the key that is listed with a label. */
function keyFor({ lines }: FakeTerminal, label: string): string {
  return (
    offersIn(lines)
      .find((offer) => offer.label === label)
      ?.key.toLowerCase() ?? ""
  );
}
