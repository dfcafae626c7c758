import { createElement, Fragment, type ReactElement } from "react";
import { Button } from "storybook/internal/components";
import { addons, types, useGlobals } from "storybook/manager-api";
import "./stream-panel.js";

/*
 * Adds the panel "Stream", buttons that step through the recorded round of the toolbar, and keys with the same effect: Alt
 * and an arrow key, regardless of the focus.
 */

const ID = "thunderjack/stream";
const PANEL = `${ID}/panel`;

function Stepper(): ReactElement | null {
  const [{ round, position }, update] = useGlobals();
  if (typeof round !== "string" || round === "") return null;
  const at = typeof position === "number" ? position : 0;
  // The preview limits a step beyond the end, because the manager does not have the number of events.
  const step = (title: string, sign: string, by: number) =>
    createElement(
      Button,
      {
        variant: "ghost",
        padding: "small",
        ariaLabel: title,
        shortcut: ["alt", by < 0 ? "ArrowLeft" : "ArrowRight"],
        onClick: () => update({ position: Math.max(0, at + by) }),
      },
      sign,
    );
  return createElement(Fragment, null, step("Previous event", "◀", -1), step("Next event", "▶", 1));
}

addons.register(ID, (api) => {
  const stepBy = (by: number) => {
    const { position } = api.getGlobals();
    api.updateGlobals({ position: Math.max(0, (typeof position === "number" ? position : 0) + by) });
  };
  void api.setAddonShortcut(ID, {
    label: "Previous event",
    defaultShortcut: ["alt", "ArrowLeft"],
    actionName: "previous",
    action: () => stepBy(-1),
  });
  void api.setAddonShortcut(ID, {
    label: "Next event",
    defaultShortcut: ["alt", "ArrowRight"],
    actionName: "next",
    action: () => stepBy(1),
  });
  addons.add(ID, {
    type: types.TOOL,
    title: "Recorded round",
    match: ({ viewMode }) => viewMode === "story",
    render: Stepper,
  });
  // One panel element keeps its state while other panels are shown.
  const panel = document.createElement("stream-panel");
  panel.canWrite = Reflect.get(globalThis, "CONFIG_TYPE") === "DEVELOPMENT";
  panel.connect(addons.getChannel());
  addons.add(PANEL, {
    type: types.PANEL,
    title: "Stream",
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active = false }) =>
      createElement("div", {
        hidden: !active,
        style: { height: "100%" },
        ref: (place) => {
          if (place !== null && panel.parentElement !== place) place.append(panel);
        },
      }),
  });
});
