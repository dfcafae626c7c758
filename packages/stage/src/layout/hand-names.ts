import { placeOf } from "../languages/place.js";
import type { HandView, TableView } from "../view.js";
import { captionText } from "./caption-width.js";
import type { Size } from "./geometry.js";
import type { TextSizes } from "./table-layout.js";

/** Returns the name of the hand in turn, with its colon, if the message begins with it; otherwise an empty text. */
export function messageLead({ message, turn, seats }: Pick<TableView, "message" | "turn" | "seats">): string {
  const name = seats.flatMap(({ hands }) => hands).find((hand) => hand.name === turn)?.label;
  if (name === undefined || !message.startsWith(name)) return "";
  const colon = /^\s?:/.exec(message.slice(name.length))?.[0] ?? "";
  return name + colon;
}

/**
 * Returns the name beside the bet of one of several hands of a seat: "Right 2". Returns `null` if there is no room for
 * it. An insurance takes its place.
 *
 * @param seat the label of the seat
 * @param box the size of the box with the name and the bet
 */
export function ringLabel(
  { name, betText, insuranceText }: Pick<HandView, "name" | "betText" | "insuranceText">,
  seat: string,
  box: Size,
  text: TextSizes,
): string | null {
  const label = `${seat} ${placeOf(name).number ?? 1}`;
  const isFitting = captionText(`${label} ${betText}`, text.label, text) <= box.width;
  return isFitting && insuranceText === null ? label : null;
}
