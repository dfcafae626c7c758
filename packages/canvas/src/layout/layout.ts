import { Betting, type HandView, type SeatView, type TableView } from "@thunderjack/stage";
import { pilesOn, scrolled, scrollRange, scrollToTurn } from "@thunderjack/stage/choreography";
import {
  fittingSize,
  type CardLayout as PlacedCard,
  pileLabel,
  REGULAR,
  ruleText,
  type TableLayout as SharedLayout,
  tableLayout,
} from "@thunderjack/stage/layout";
import { hasInsurance, ringLabel } from "@thunderjack/stage/round-layout";
import { spotsOf } from "./bets.js";
import { dealerCaptions, handCaption } from "./captions.js";
import type { BettingControls, ControlId } from "./controls.js";
import { dockButtons, dockLines, lineOf } from "./dock.js";
import { feltOf } from "./felt.js";
import type { Box, Size } from "./geometry.js";
import type {
  CaptionLayout,
  CardLayout,
  LineLayout,
  PileLayout,
  TableLayout,
  TextRun,
  TurnLayout,
} from "./table-layout.js";

/** The diameter of a dragged chip, in CSS pixels. */
const DRAGGED = 56;

/**
 * Lays out a view on a table of this size, with the shared layout of all renderers.
 *
 * @param controls the state of the betting controls. Defaults to the state at the start of a table: the initial seat
 *   selection, and nothing to undo or repeat
 * @param scroll the distance by which the felt of a small table is scrolled, in CSS pixels. Defaults to 0
 * @param fontWidth the width of the font, relative to the usual fonts of systems. Defaults to 1
 */
export function layoutTable(
  view: TableView,
  size: Size,
  controls: BettingControls = initialControls(view),
  scroll = 0,
  fontWidth = 1,
): TableLayout {
  const whole = tableLayout(view, size, { opened: controls.opened, fontWidth });
  const shared = scrolled(whole, scroll);
  const { print, dealer, text, over } = shared;
  const seats = seatsOf(view, shared);
  const isSumShown = view.netText !== null && !print.isAtRest;
  const { isOpen } = view.betting;
  const { selectedSeats, dragged } = controls;
  const spots = seats.flatMap(({ seat, place }) =>
    spotsOf(seat, place, {
      isOpen,
      isSelected: isOpen && selectedSeats.includes(seat.seat),
      isTarget: dragged?.over === seat.seat,
    }),
  );
  const takeBacks = seats.flatMap(({ seat: { seat, bet }, place: { takeBack } }) =>
    takeBack === null || bet === 0 ? [] : [{ seat, box: takeBack }],
  );
  const scene = { view, layout: shared };
  const buttons = dockButtons(view, shared, controls);
  return {
    size,
    scene,
    scrollRange: scrollRange(whole),
    scrollToTurn: scrollToTurn(whole, view, scroll),
    direction: view.direction,
    language: view.language,
    felt: feltOf(view, shared, isSumShown),
    cardWidth: shared.cardWidth,
    shoe: pileOf(view.shoe, shared.shoe),
    tray: pileOf(view.tray, shared.tray),
    outlines: view.dealer.cards.length === 0 ? dealer.places.map((box) => ({ box })) : [],
    spots,
    chips: [...pilesOn(scene).values()].flatMap(({ chips }) => chips),
    takeBacks,
    dragged: dragged === null ? null : { value: dragged.value, ...dragged.at, size: DRAGGED },
    targets: seats.map(({ place: { seat, spot } }) => ({ seat, spot })),
    cards: [
      ...cardsOf(view.dealer.cards, dealer.cards, "dealer", view.dealer.badge?.tone === "lose"),
      ...seats.flatMap(({ seat, place }) =>
        seat.hands.flatMap(({ name, cards, badge }, index) =>
          cardsOf(cards, place.hands[index]?.cards ?? [], name, badge?.tone === "lose"),
        ),
      ),
    ],
    turn: turnOf(seats),
    captions: [
      ...dealerCaptions(view.dealer, dealer, text),
      ...seats.flatMap(({ seat, place }) =>
        seat.hands.map((hand, index) => {
          const at = place.hands[index];
          return at === undefined ? null : handCaption(hand, at, text, place.label !== null);
        }),
      ),
    ].filter((caption): caption is CaptionLayout => caption !== null),
    lines: [
      ...seats.flatMap((seat) => seatLines(seat, shared)),
      ...pileLines(view, shared),
      ...printLines(view, shared, isSumShown),
      ...dockLines(view, shared, controls.notice),
      ...(over === null
        ? []
        : [lineOf("over", [{ style: "over", text: view.message }], over.message, 20, { lines: 3, isAbove: true })]),
    ],
    buttons,
    over: over?.box ?? null,
    controls: new Map<ControlId, Box>([
      // During a round, the switches are locked and have no box, so that they do not cover the hands.
      ...(isOpen ? seats : []).map(({ seat, place }) => [`seat:${seat.seat}`, place.target] as const),
      ...takeBacks.map(({ seat, box }) => [`take-back:${seat}`, box] as const),
      ...seats.flatMap(({ place }) => collapsibleHands(place, controls.opened, isOpen)),
      ...buttons.map(({ id, box }) => [id, box] as const),
    ]),
  };
}

/**
 * Returns the controls that open a collapsed hand, and the control that closes the opened hand. Between two rounds, the
 * place of the first hand is the switch of the seat.
 */
function collapsibleHands(
  { hands }: SharedLayout["seats"][number],
  opened: BettingControls["opened"],
  isOpen: boolean,
): readonly (readonly [ControlId, Box])[] {
  return hands
    .filter(({ isCollapsed, name }, place) => (isCollapsed && !(isOpen && place === 0)) || name === opened)
    .map(({ name, isCollapsed, caption, room }) => [`hand:${name}`, isCollapsed ? caption : room] as const);
}

interface PlacedSeat {
  readonly seat: SeatView;
  readonly place: SharedLayout["seats"][number];
}

function initialControls(view: TableView): BettingControls {
  const betting = new Betting();
  betting.note(view);
  const { selection, chosen, shortcuts } = betting;
  return { notice: null, selectedSeats: selection, chosen, dragged: null, shortcuts, opened: null };
}

/** Returns the seats with their places, from left to right. */
function seatsOf({ seats }: TableView, shared: SharedLayout): readonly PlacedSeat[] {
  const byName = new Map(seats.map((seat) => [seat.seat, seat]));
  return shared.seats.flatMap((place) => {
    const seat = byName.get(place.seat);
    return seat === undefined ? [] : [{ seat, place }];
  });
}

function pileOf({ cards, fill }: TableView["shoe"], { box, opening }: SharedLayout["shoe"]): PileLayout {
  return { box, fill, isEmpty: cards === 0, opening };
}

function cardsOf(
  cards: TableView["dealer"]["cards"],
  places: readonly PlacedCard[],
  hand: string,
  isDimmed: boolean,
): readonly CardLayout[] {
  const byKey = new Map(cards.map(({ key, card }) => [key, card]));
  return places.map(({ key, x, y, width, isAcross }) => ({
    key,
    card: byKey.get(key) ?? null,
    x,
    y,
    width,
    rotation: isAcross ? Math.PI / 2 : 0,
    isDimmed,
    hand,
  }));
}

function turnOf(seats: readonly PlacedSeat[]): TurnLayout | null {
  for (const { seat, place } of seats) {
    const index = seat.hands.findIndex(({ isTurn, badge }) => isTurn && badge === null);
    const hand = place.hands[index];
    if (hand !== undefined && hand.cards.length > 0) return { frame: hand.frame, marker: hand.marker };
  }
  return null;
}

function seatLines({ seat, place }: PlacedSeat, { text }: SharedLayout): readonly LineLayout[] {
  const lines: LineLayout[] = [];
  if (place.label !== null) {
    const amount = seat.stakedText === null ? [] : [{ style: "seat-bet" as const, text: seat.stakedText }];
    const named = [{ style: "seat" as const, text: seat.label }, ...amount];
    const insured = [...named, ...seat.hands.flatMap(insuranceRuns)];
    // A narrow label has no room for the insurance.
    const words = insured.map((run) => run.text).join(" ");
    const isNarrow = fittingSize(words, text.label, place.label.width, 0, REGULAR * text.fontWidth) < text.least;
    lines.push(lineOf(`seat-${seat.seat}`, isNarrow ? named : insured, place.label, text.label));
  }
  for (const [index, hand] of seat.hands.entries()) {
    const box = place.hands[index]?.amount ?? null;
    if (box === null) continue;
    const label = seat.hands.length === 1 ? null : ringLabel(hand, seat.label, box, text);
    const runs = [
      ...(label === null ? [] : [{ style: "seat" as const, text: label }]),
      { style: "seat-bet" as const, text: hand.betText },
      ...(hasInsurance(box) ? insuranceRuns(hand) : []),
    ];
    lines.push(lineOf(`bet-${hand.name}`, runs, box, text.label));
  }
  return lines;
}

/** Returns the insurance of a hand as text, which is shown beside its bet. */
function insuranceRuns({ insuranceText }: HandView): readonly TextRun[] {
  return insuranceText === null ? [] : [{ style: "seat", text: insuranceText }];
}

function pileLines({ labels, shoe, tray }: TableView, shared: SharedLayout): readonly LineLayout[] {
  const lines: LineLayout[] = [];
  for (const [key, name, { cards }] of [
    ["tray", labels.tray, tray],
    ["shoe", labels.shoe, shoe],
  ] as const) {
    const box = shared[key].label;
    if (box === null) continue;
    const { hasName, size } = pileLabel(name, cards, box, shared.text);
    const count = { style: "pile-count" as const, text: String(cards) };
    const runs = hasName ? [{ style: "pile" as const, text: name }, count] : [count];
    lines.push(lineOf(`count-${key}`, runs, box, size));
  }
  return lines;
}

function printLines(view: TableView, layout: SharedLayout, isSumShown: boolean): readonly LineLayout[] {
  const { print, dealer } = layout;
  const lines: LineLayout[] = [];
  if (isSumShown && view.netText !== null && view.net !== null) {
    const { x, y, size, width } = print.sum;
    const box: Box = { x: x - width / 2, y: y - size, width, height: 2 * size };
    const style = view.net > 0 ? "sum-win" : view.net < 0 ? "sum-lose" : "sum-push";
    lines.push(lineOf("sum", [{ style, text: view.netText }], box, size));
  }
  const rule = ruleText(view, layout);
  if (dealer.rule !== null && rule !== null && view.dealer.cards.length === 0) {
    lines.push(lineOf("rule", [{ style: "rule", text: rule.text }], dealer.rule, rule.size));
  }
  return lines;
}
