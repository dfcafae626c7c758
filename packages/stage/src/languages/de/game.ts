import { type CardId, type Rank, rankOf, type Suit, suitOf } from "@thunderjack/cards";
import type { Amount, HandName } from "@thunderjack/core";
import { chipFigure, creditsIn, gainIn } from "../../credits.js";
import type { LabelledCommand, Phrasebook, Total } from "../../phrasebook.js";
import { placeOf } from "../place.js";
import { pluralIn } from "../plural.js";
import { type Refusals, refusalIn } from "../refusals.js";

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

/** The position of a seat after a noun: "die Hand rechts". */
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
  Deal: "Austeilen",
  ClearBets: "Löschen",
  StartAgain: "Neu beginnen",
};

const credits = creditsIn("de");
const gain = gainIn("de");
const plural = pluralIn("de");

const card = (id: CardId): string => `${SUIT_NAMES[suitOf(id)]}-${RANK_NAMES[rankOf(id)]}`;
const cards = (count: number): string => `${count} ${plural(count, { one: "Karte", other: "Karten" })}`;
const total = ({ value, isSoft }: Total): string => (isSoft ? `weiche ${value}` : `${value}`);
const points = (sum: Total): string => (sum.isSoft ? total(sum) : `${sum.value} Punkte`);
const onSeat = (seat: keyof typeof AT_SEAT): string => `auf dem Platz ${AT_SEAT[seat]}`;

function hand(name: HandName): string {
  const { seat, number } = placeOf(name);
  return number === null ? `Hand ${AT_SEAT[seat]}` : `Hand ${number} ${AT_SEAT[seat]}`;
}

function result(net: Amount): string {
  if (net === 0) return "Sie haben weder gewonnen noch verloren.";
  return net > 0 ? `Sie gewinnen ${credits(net)}.` : `Sie verlieren ${credits(-net)}.`;
}

const REFUSALS: Refusals = {
  "round-in-play": () => "Eine Runde läuft: Warten Sie, bis sie abgerechnet ist.",
  "no-round-in-play": () => "Es läuft keine Runde: Bitte zuerst austeilen.",
  "game-over": () => "Das Spiel ist zu Ende: Beginnen Sie neu, um weiterzuspielen.",
  "game-not-over": () => "Das Spiel ist noch nicht zu Ende.",
  "unknown-seat": ({ seat }) => `Dieser Tisch hat keinen Platz namens „${seat}“.`,
  "bet-not-whole": () => "Ein Einsatz ist eine ganze, positive Zahl von Hundertsteln.",
  "bet-not-in-steps": ({ step }) => `Einsätze gehen an diesem Tisch in Schritten von ${credits(step)}.`,
  "bet-too-small": ({ smallest }) => `Der kleinste Einsatz an diesem Tisch ist ${credits(smallest)}.`,
  "bet-too-large": ({ largest }) => `Der größte Einsatz an diesem Tisch ist ${credits(largest)}.`,
  "no-bet": ({ to }) => (to === "deal" ? "Bitte zuerst setzen." : "Auf dem Tisch liegt kein Einsatz."),
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
  "not-asked": () => "Das steht jetzt nicht zur Wahl.",
  "no-cards-left": () => "Dafür sind nicht mehr genug Karten da.",
  "not-offered": ({ move }) => {
    const why = {
      double: "An diesem Tisch wird nicht verdoppelt.",
      split: "An diesem Tisch werden Paare nicht geteilt.",
      surrender: "An diesem Tisch wird nicht aufgegeben.",
      "surrender-now": "Aufgeben war nur möglich, bevor der Croupier nachsah.",
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
    "Eine Versicherung beträgt höchstens den halben Einsatz, und ihre Auszahlung muss in ganzen Hundertsteln aufgehen.",
  "one-purse": () => "An diesem Tisch haben alle Plätze ein gemeinsames Guthaben.",
  "buy-in-amount": () => "Ein Einkauf ist eine ganze, positive Zahl von Hundertsteln bis zur Obergrenze.",
  "not-your-seat": () => "Dieser Platz gehört jemand anderem.",
  stale: () => "Der Tisch hat sich inzwischen verändert, deshalb wurde nichts ausgeführt.",
  "table-closed": () => "Dieser Tisch ist geschlossen.",
};

/** The strings of the table in German. */
export const STRINGS: Phrasebook = {
  language: "de",
  direction: "ltr",

  labels: {
    table: "Blackjack-Tisch",
    credits: "Guthaben",
    bets: "Einsätze",
    result: "Ergebnis",
    shoe: "Kartenschlitten",
    tray: "Ablage",
    moves: "Spielzüge",
    chips: "Jetons",
    gameOver: "Spiel beendet",
    undo: "Rückgängig",
    doubleBets: "Einsätze verdoppeln",
    doubleName: "Verdoppeln",
    repeatBets: "Dieselben Einsätze noch einmal",
    repeatName: "Noch einmal",
  },
  pair: (label, value) => `${label}: ${value}`,
  list: (items) => items.join(", "),
  pays: (what, [won, bet]) => `${PAID[what]} zahlt ${won} zu ${bet}`,
  dealerRule: (hitsSoft17) =>
    hitsSoft17 ? "Croupier zieht bei weicher 17" : "Croupier zieht bis 16, bleibt ab 17 stehen",
  credits,
  gain,
  card,
  faceDownCard: "verdeckte Karte",
  seat: (seat) => SEAT_NAMES[seat],
  seatSwitch: (seat) => `Platz ${AT_SEAT[seat]}`,
  hand,
  dealer: "Croupier",
  total,
  badges: {
    win: "Gewonnen",
    push: "Unentschieden",
    bust: "Überkauft",
    blackjack: "Blackjack",
    thunderjack: "Thunderjack!",
    blitz: "Blitz!",
    surrender: "Aufgegeben",
    lose: "Verloren",
    "dealer-bust": "Croupier überkauft sich",
    "dealer-blackjack": "Blackjack",
  },
  commands: COMMANDS,
  details: {
    hit: (blitz) => (blitz === null ? "Eine Karte" : `Karte ${blitz.card} von ${blitz.needed}`),
    stand: (sum) => `Bei ${sum} bleiben`,
    double: (cost) => `${credits(cost)}, eine Karte`,
    split: (cost) => `${credits(cost)}, zwei Hände`,
    surrender: (returned) => `${credits(returned)} zurück`,
    playOn: (bet) => `Um ${credits(bet)} spielen`,
    insurance: (cost, won) => `Kostet ${credits(cost)}, zahlt ${credits(won)} bei Croupier-Blackjack`,
    noInsurance: (bet) => `Nur um ${credits(bet)} spielen`,
    evenMoney: (won, wonAgainst) =>
      won === wonAgainst
        ? `${gain(won)} sofort, was der Croupier auch hat`
        : `${gain(won)}, bei Croupier-Blackjack ${gain(wonAgainst)}`,
    noEvenMoney: (won, wonAgainst) => `${gain(won)}, bei Croupier-Blackjack ${gain(wonAgainst)}`,
    notYourTurn: "Nicht an der Reihe",
    needs: (cost) => `${credits(cost)} nötig`,
    noCards: "Zu wenige Karten",
    twoCards: "Nur mit 2 Karten",
    totals: (from, to) => `Nur bei ${from} bis ${to}`,
    afterSplit: "Nicht nach Teilung",
    splitAces: "Eine Karte je Ass",
    notPair: "Kein Paar",
    acesOnce: "Asse nur einmal",
    mostHands: "Keine weitere Hand",
    tooLate: "Nicht mehr möglich",
    notInsurable: "Hier nicht möglich",
  },
  chip: (amount) => `${chipFigure(amount)} mehr setzen`,
  insured: (amount) => `Versicherung ${credits(amount)}`,
  insuranceResult: (net) => `Versicherung ${gain(net)}`,
  evenMoney: "Even\u00a0Money",
  blitzMeter: (held, needed) => `${held} von ${cards(needed)}`,
  nearBlitz: (missing) => `Noch ${missing === 1 ? "eine Karte" : "zwei Karten"} bis zum Blitz`,
  raise: (seat, chip, bet) => `${credits(chip)}${bet > 0 ? " mehr" : ""} ${onSeat(seat)} setzen`,
  takeBack: (seat) => `Einsatz ${onSeat(seat)} zurücknehmen`,
  takeChip: (seat) => `Einen Jeton ${onSeat(seat)} zurücknehmen`,
  refusal: refusalIn(REFUSALS),
  notYourTurn: "Gerade ist nichts zu entscheiden.",
  onlyShown: "An diesem Tisch können Sie nur zusehen.",

  placeBets: (hasBets) => (hasBets ? "Austeilen oder Einsätze ändern." : "Ihre Einsätze, bitte."),
  dealing: "Die Karten werden ausgeteilt.",
  askMove: (name, sum, upcard) =>
    `${hand(name)}: ${total(sum)} gegen ${upcard === 11 ? "das Ass" : `die ${upcard}`} des Croupiers.`,
  askSurrender: (name) => `${hand(name)}: aufgeben oder weiterspielen?`,
  askInsurance: (name) => `${hand(name)}: versichern oder nicht versichern?`,
  askEvenMoney: (name) => `${hand(name)}: Even\u00a0Money oder weiterspielen?`,
  plays: (name) => `Die ${hand(name)} spielt.`,
  insuranceClosed: "Keine Versicherung mehr.",
  handOver: "Hand beendet.",
  othersTurn: (seat, player) => `${player ?? "Eine andere Person"} entscheidet ${onSeat(seat)}.`,
  dealerPlays: "Der Croupier ist an der Reihe.",
  result,
  gameOver: "Das Spiel ist zu Ende: Ihr Guthaben reicht für keinen Einsatz mehr.",

  betPlaced: (seat, amount) =>
    amount === 0 ? `Kein Einsatz ${onSeat(seat)}.` : `Der Einsatz ${onSeat(seat)} beträgt ${credits(amount)}.`,
  betsCleared: "Alle Einsätze sind zurückgenommen.",
  roundStarted: (round) => `Runde ${round}.`,
  shuffled: "Die Karten werden gemischt.",
  stacked: (count) =>
    plural(count, {
      one: "Die nächste Karte hat der Spieler ausgewählt.",
      other: `Die nächsten ${count} Karten hat der Spieler ausgewählt.`,
    }),
  cardDealt: (name, id, sum) => `${hand(name)}: ${card(id)}${sum === null ? "" : `, insgesamt ${total(sum)}`}.`,
  dealerShows: (id) => `Der Croupier zeigt ${card(id)}.`,
  dealerHides: "Der Croupier nimmt eine verdeckte Karte.",
  dealerDraws: (id, sum) => `Der Croupier zieht ${card(id)}, insgesamt ${total(sum)}.`,
  dealerReveals: (id, sum, isBlackjack) =>
    `Der Croupier deckt ${card(id)} auf, ${isBlackjack ? "Blackjack" : `insgesamt ${total(sum)}`}.`,
  turnStarted: (name, sum) => `Die ${hand(name)} ist an der Reihe${sum === null ? "" : `: ${points(sum)}`}.`,
  surrenderDeclined: (name) => `Die ${hand(name)} spielt weiter.`,
  insuranceTaken: (name, amount) => `Versicherung von ${credits(amount)} auf die ${hand(name)}.`,
  insuranceDeclined: (name) => `Die ${hand(name)} wird nicht versichert.`,
  evenMoneyTaken: (name) => `Even Money für die ${hand(name)}.`,
  evenMoneyDeclined: (name) => `Die ${hand(name)} spielt ohne Even Money weiter.`,
  evenMoneyPaid: (name, net) => `Even Money: Die ${hand(name)} gewinnt ${credits(net)}.`,
  stood: (name, sum) => `Die ${hand(name)} steht bei ${sum}.`,
  doubled: (name, bet) => `Die ${hand(name)} verdoppelt den Einsatz auf ${credits(bet)}.`,
  split: (name, newHand, id) => `Die ${hand(name)} wird geteilt, ${card(id)} geht an die ${hand(newHand)}.`,
  surrendered: (name) => `Die ${hand(name)} wird aufgegeben.`,
  bust: (name, sum) => `Die ${hand(name)} überkauft sich mit ${sum}.`,
  splitAcesStand: (name) => `Die ${hand(name)} steht: Geteilte Asse bekommen nur je eine Karte.`,
  noCardsLeft: (name) => `Die ${hand(name)} steht: Es sind keine Karten mehr da.`,
  awarded: (name, award, payout) => `${AWARDS[award]}! Die ${hand(name)} gewinnt ${credits(payout)}.`,
  thunderjackEndsRound: "Der Thunderjack beendet die Runde.",
  thunderjacksCancelled: (count) => `${["Zwei", "Drei", "Vier"][count - 2] ?? count} Thunderjacks heben einander auf.`,
  dealerStood: (sum) => `Der Croupier steht bei ${sum}.`,
  dealerBusted: (sum, count) => `Der Croupier überkauft sich mit ${sum > 21 ? sum : cards(count)}.`,
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
  boughtIn: (seat, amount) =>
    amount === 0 ? `Einkauf ${onSeat(seat)}.` : `Einkauf von ${credits(amount)} ${onSeat(seat)}.`,
  cashedOut: (seat, amount) =>
    amount === 0 ? `Auszahlung ${onSeat(seat)}.` : `Auszahlung von ${credits(amount)} ${onSeat(seat)}.`,
  betRemoved: (seat) => `Das Guthaben ${onSeat(seat)} reicht nicht: Der Einsatz wird entfernt.`,

  bar: {
    history: "Verlauf",
    fairness: "Fairness",
    keys: "Tasten",
    sound: "Ton",
    volume: "Lautstärke",
    rules: "Regeln",
    picker: "Karten wählen",
    replay: "Wiederholung",
    pause: "Pause",
    play: "Weiter",
    again: "Noch einmal",
    back: "Zum Tisch",
    loading: "Tisch wird geladen …",
    chosen: "gewählter Seed",
    frozen: "Der Tisch ist gerade geschlossen.",
    notDealt: "Die Seite hat diesen Einsatz abgelehnt.",
    otherShoe: "Ein neuer Schlitten ist im Spiel. Der Seed des vorigen steht unter Fairness.",
    round: (round) => `Runde ${round}`,
    notLoaded: (reason) => `Laden fehlgeschlagen: ${reason}`,
  },
};
