import { type CardId, type Rank, rankOf, type Suit, suitOf } from "@thunderjack/cards";
import type { Amount, HandName } from "@thunderjack/core";
import { chipFigure, creditsIn, gainIn } from "../credits.js";
import type { LabelledCommand, Phrasebook, Total } from "../phrasebook.js";
import { placeOf } from "./place.js";
import { pluralIn } from "./plural.js";
import { type Refusals, refusalIn } from "./refusals.js";

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  "2": "Zwei",
  "3": "Drei",
  "4": "Vier",
  "5": "Fünf",
  "6": "Sechs",
  "7": "Sieben",
  "8": "Acht",
  "9": "Neun",
  "10": "Zehn",
  j: "Bube",
  q: "Dame",
  k: "König",
  a: "Ass",
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = { h: "Herz", d: "Karo", c: "Kreuz", s: "Pik" };

const SEAT_NAMES = { right: "Rechts", middle: "Mitte", left: "Links" } as const;

/** As it follows on a noun: "die Hand rechts". */
const AT_SEAT = { right: "rechts", middle: "in der Mitte", left: "links" } as const;

const AWARDS = { thunderjack: "Thunderjack", blackjack: "Blackjack", blitz: "Blitz" } as const;
const PAID = { ...AWARDS, insurance: "Versicherung" } as const;

const COMMANDS: Readonly<Record<LabelledCommand, string>> = {
  Hit: "Karte",
  Stand: "Stehen",
  Double: "Verdoppeln",
  Split: "Teilen",
  Surrender: "Aufgeben",
  DeclineSurrender: "Weiterspielen",
  TakeInsurance: "Versichern",
  DeclineInsurance: "Nicht versichern",
  Deal: "Geben",
  ClearBets: "Löschen",
  StartAgain: "Neu beginnen",
};

const credits = creditsIn("de");
const plural = pluralIn("de");
const choices = new Intl.ListFormat("de", { type: "disjunction" });

const card = (id: CardId): string => `${SUIT_NAMES[suitOf(id)]}-${RANK_NAMES[rankOf(id)]}`;
const cards = (count: number): string => `${count} ${plural(count, { one: "Karte", other: "Karten" })}`;
const total = ({ value, isSoft }: Total): string => (isSoft ? `weiche ${value}` : `${value}`);
const onSeat = (seat: keyof typeof AT_SEAT): string => `auf dem Platz ${AT_SEAT[seat]}`;

function hand(name: HandName): string {
  const { seat, number } = placeOf(name);
  return number === null ? `Hand ${AT_SEAT[seat]}` : `Hand ${number} ${AT_SEAT[seat]}`;
}

/** In a question, verbs are written small, and only a noun keeps its capital. */
const asked = (move: LabelledCommand): string => (move === "Hit" ? COMMANDS.Hit : COMMANDS[move].toLowerCase());

function result(net: Amount): string {
  if (net === 0) return "Sie haben weder gewonnen noch verloren.";
  return net > 0 ? `Sie gewinnen ${credits(net)}.` : `Sie verlieren ${credits(-net)}.`;
}

const REFUSALS: Refusals = {
  "round-in-play": () => "Eine Runde läuft: Warten Sie, bis sie abgerechnet ist.",
  "no-round-in-play": () => "Es läuft keine Runde: Geben Sie zuerst.",
  "game-over": () => "Das Spiel ist aus: Beginnen Sie neu, um weiterzuspielen.",
  "game-not-over": () => "Das Spiel ist noch nicht aus.",
  "unknown-seat": ({ seat }) => `Dieser Tisch hat keinen Platz namens „${seat}“.`,
  "bet-not-whole": () => "Ein Einsatz ist eine ganze, positive Zahl von Hundertsteln.",
  "bet-not-in-steps": ({ step }) => `Einsätze gehen an diesem Tisch in Schritten von ${credits(step)}.`,
  "bet-too-small": ({ smallest }) => `Der kleinste Einsatz an diesem Tisch ist ${credits(smallest)}.`,
  "bet-too-large": ({ largest }) => `Der größte Einsatz an diesem Tisch ist ${credits(largest)}.`,
  "no-bet": ({ to }) => (to === "deal" ? "Setzen Sie, bevor gegeben wird." : "Auf dem Tisch liegt kein Einsatz."),
  "not-enough-credits": (detail) => {
    const purpose = {
      bet: "für diesen Einsatz",
      bets: "für alle Einsätze auf dem Tisch",
      raise: "für noch einmal so viel Einsatz",
      insurance: "für die Versicherung",
    };
    return `Ihr Guthaben reicht nicht ${purpose[detail.for]}.`;
  },
  "stacking-not-allowed": () => "An diesem Tisch werden keine Karten ausgesucht.",
  "card-not-in-shoe": ({ card: id, isKnown }) =>
    isKnown ? `Die Karte ${card(id)} ist gerade nicht im Schlitten.` : `An diesem Tisch gibt es keine Karte „${id}“.`,
  "card-stacked-twice": ({ card: id }) => `Die Karte ${card(id)} wurde zweimal ausgesucht.`,
  "not-this-hands-turn": ({ hand: name, exists }) =>
    exists ? `Die ${hand(name)} ist nicht an der Reihe.` : `Es gibt keine ${hand(name)}.`,
  "answer-expected": ({ to }) =>
    to === "surrender" ? "Gefragt ist, ob diese Hand aufgegeben wird." : "Gefragt ist, ob diese Hand versichert wird.",
  "not-asked": () => "Danach wurde diese Hand nicht gefragt.",
  "no-cards-left": () => "Dafür sind nicht mehr genug Karten da.",
  "not-offered": ({ move }) => {
    const why = {
      double: "An diesem Tisch wird nicht verdoppelt.",
      split: "An diesem Tisch werden Paare nicht geteilt.",
      surrender: "An diesem Tisch wird nicht aufgegeben.",
      "surrender-now": "Aufgeben konnte man, bevor der Croupier nachsah.",
    };
    return why[move];
  },
  "split-aces-stand": () => "Geteilte Asse bekommen nur je eine Karte.",
  "not-two-cards": ({ move }) =>
    move === "double"
      ? "Nur eine Hand aus zwei Karten kann verdoppelt werden."
      : "Nur eine Hand aus zwei Karten kann aufgegeben werden.",
  "total-not-doubled": ({ from, to }) => `Nur mit ${from} bis ${to} Punkten kann verdoppelt werden.`,
  "no-double-after-split": () => "Geteilte Hände werden an diesem Tisch nicht verdoppelt.",
  "not-a-pair": () => "Nur ein Paar kann geteilt werden.",
  "hand-already-split": ({ why }) => {
    const reason = {
      aces: "Geteilte Asse werden an diesem Tisch nicht noch einmal geteilt.",
      hands: "Dieser Platz hat schon so viele Hände, wie er haben darf.",
      surrender: "Eine geteilte Hand kann nicht aufgegeben werden.",
    };
    return reason[why];
  },
  "insurance-amount": () =>
    "Eine Versicherung ist höchstens der halbe Einsatz, in ganzen Hundertsteln, die ausgezahlt werden können.",
  "table-closed": () => "Dieser Tisch ist geschlossen.",
};

/** What the stage says, in German. */
export const GERMAN: Phrasebook = {
  language: "de",
  direction: "ltr",

  labels: {
    table: "Blackjack-Tisch",
    credits: "Guthaben",
    bets: "Einsätze",
    round: "Runde",
    shoe: "Schlitten",
    tray: "Ablage",
    moves: "Spielzüge",
    chips: "Jetons",
    gameOver: "Spiel aus",
    undo: "Rückgängig",
    doubleBets: "Einsätze verdoppeln",
    repeatBets: "Dieselben Einsätze noch einmal",
  },
  pays: (what, [won, bet]) => `${PAID[what]} zahlt ${won} zu ${bet}`,
  dealerRule: (hitsSoft17) => (hitsSoft17 ? "Croupier zieht bei weicher 17" : "Croupier zieht bis 16, steht ab 17"),
  credits,
  gain: gainIn("de"),
  card,
  faceDownCard: "verdeckte Karte",
  seat: (seat) => SEAT_NAMES[seat],
  seatSwitch: (seat) => `Platz ${AT_SEAT[seat]}`,
  hand,
  dealer: "Croupier",
  total,
  badges: {
    win: "Gewonnen",
    push: "Gleichstand",
    bust: "Überkauft",
    blackjack: "Blackjack",
    thunderjack: "Thunderjack!",
    blitz: "Blitz!",
    surrender: "Aufgegeben",
    lose: "Verloren",
    "dealer-bust": "Croupier überkauft",
    "dealer-blackjack": "Blackjack",
  },
  commands: COMMANDS,
  chip: (amount) => `${chipFigure(amount)} mehr setzen`,
  insured: (amount) => `${credits(amount)} versichert`,
  raise: (seat, chip, bet) => `${credits(chip)}${bet > 0 ? " mehr" : ""} ${onSeat(seat)} setzen`,
  takeBack: (seat) => `Einsatz ${onSeat(seat)} zurücknehmen`,
  refusal: refusalIn(REFUSALS),
  onlyShown: "Dieser Tisch zeigt, was geschehen ist; er nimmt keine Befehle an.",

  placeBets: (hasBets) => (hasBets ? "Geben Sie, oder ändern Sie Ihre Einsätze." : "Bitte das Spiel zu machen."),
  dealing: "Die Karten werden gegeben.",
  askMove: (name, moves) => `${hand(name)}: ${choices.format(moves.map(asked))}?`,
  askSurrender: (name) => `${hand(name)}: aufgeben oder weiterspielen?`,
  askInsurance: (name) => `${hand(name)}: versichern oder nicht versichern?`,
  plays: (name) => `Die ${hand(name)} spielt.`,
  betweenTurns: "Einen Augenblick, bitte.",
  dealerPlays: "Der Croupier spielt.",
  result,
  gameOver: "Das Spiel ist aus: Ihr Guthaben reicht für keinen Einsatz mehr.",

  betPlaced: (seat, amount) =>
    amount === 0 ? `Kein Einsatz ${onSeat(seat)}.` : `Der Einsatz ${onSeat(seat)} ist ${credits(amount)}.`,
  betsCleared: "Alle Einsätze sind zurückgenommen.",
  roundStarted: (round) => `Runde ${round}.`,
  shuffled: "Die Karten werden gemischt.",
  stacked: (count) =>
    plural(count, {
      one: `Als Nächstes wird ${count} ausgesuchte Karte gezogen.`,
      other: `Als Nächstes werden ${count} ausgesuchte Karten gezogen.`,
    }),
  cardDealt: (name, id, sum) => `${hand(name)}: ${card(id)}${sum === null ? "" : `, zusammen ${total(sum)}`}.`,
  dealerShows: (id) => `Der Croupier zeigt ${card(id)}.`,
  dealerHides: "Verdeckte Karte des Croupiers.",
  dealerDraws: (id, sum) => `Croupier: ${card(id)}, zusammen ${total(sum)}.`,
  dealerReveals: (id, sum, isBlackjack) =>
    `Der Croupier deckt ${card(id)} auf, ${isBlackjack ? "Blackjack" : `zusammen ${total(sum)}`}.`,
  turnStarted: (name, sum) => `Die ${hand(name)} ist an der Reihe, zusammen ${total(sum)}.`,
  surrenderDeclined: (name) => `Die ${hand(name)} spielt weiter.`,
  insuranceTaken: (name, amount) => `Die ${hand(name)} ist mit ${credits(amount)} versichert.`,
  insuranceDeclined: (name) => `Die ${hand(name)} wird nicht versichert.`,
  stood: (name, sum) => `Die ${hand(name)} steht bei ${sum}.`,
  doubled: (name, bet) => `Die ${hand(name)} verdoppelt den Einsatz auf ${credits(bet)}.`,
  split: (name, newHand, id) => `Die ${hand(name)} wird geteilt, ${card(id)} geht an die ${hand(newHand)}.`,
  surrendered: (name) => `Die ${hand(name)} wird aufgegeben.`,
  bust: (name, sum) => `Die ${hand(name)} ist mit ${sum} überkauft.`,
  splitAcesStand: (name) => `Die ${hand(name)} steht: Geteilte Asse bekommen nur je eine Karte.`,
  noCardsLeft: (name) => `Die ${hand(name)} steht: Es sind keine Karten mehr da.`,
  awarded: (name, award, payout) => `${AWARDS[award]}! Die ${hand(name)} gewinnt ${credits(payout)}.`,
  thunderjacksCancelled: (count) => `${["Zwei", "Drei", "Vier"][count - 2] ?? count} Thunderjacks heben einander auf.`,
  dealerStood: (sum) => `Der Croupier steht bei ${sum}.`,
  dealerBusted: (sum, count) => `Der Croupier ist mit ${sum > 21 ? sum : cards(count)} überkauft.`,
  handSettled: (name, outcome, net, returned) => {
    if (outcome === "push") return `Die ${hand(name)} bekommt ihren Einsatz zurück.`;
    if (outcome === "surrender") return `Die ${hand(name)} bekommt ${credits(returned)} zurück.`;
    return net < 0 ? `Die ${hand(name)} verliert ${credits(-net)}.` : `Die ${hand(name)} gewinnt ${credits(net)}.`;
  },
  insuranceSettled: (name, net) =>
    net < 0
      ? `Die ${hand(name)} verliert die Versicherung von ${credits(-net)}.`
      : `Die ${hand(name)} gewinnt ${credits(net)} aus der Versicherung.`,
  gameRestarted: (amount) => `Ein neues Spiel, mit einem Guthaben von ${credits(amount)}.`,
};
