import { createElement, Fragment, type ReactElement } from "react";
import { Button } from "storybook/internal/components";
import { addons, types, useGlobals } from "storybook/manager-api";

/*
 * Adds buttons that step through the recorded round of the toolbar, and keys with the same effect: Alt and an arrow
 * key, regardless of the focus.
 */

const ID = "thunderjack/stream";

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
});
