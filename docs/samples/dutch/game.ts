import { type CardId, type Rank, rankOf, type Suit, suitOf } from "@thunderjack/cards";
import type { HandName } from "@thunderjack/core";
import {
  chipFigure,
  creditsIn,
  gainIn,
  type LabelledCommand,
  type Phrasebook,
  placeOf,
  pluralIn,
  type Refusals,
  refusalIn,
  type Total,
} from "@thunderjack/stage";

const RANKS: Readonly<Record<Rank, string>> = {
  "2": "twee",
  "3": "drie",
  "4": "vier",
  "5": "vijf",
  "6": "zes",
  "7": "zeven",
  "8": "acht",
  "9": "negen",
  "10": "tien",
  j: "boer",
  q: "vrouw",
  k: "heer",
  a: "aas",
};

const SUITS: Readonly<Record<Suit, string>> = { h: "harten", d: "ruiten", c: "klaveren", s: "schoppen" };

const SEATS = { right: "Rechts", middle: "Midden", left: "Links" } as const;

/** The form after a noun: "de hand rechts". */
const AT_SEAT = { right: "rechts", middle: "in het midden", left: "links" } as const;

const AWARDS = { thunderjack: "Thunderjack", blackjack: "Blackjack", blitz: "Blitz" } as const;

const COMMANDS: Readonly<Record<LabelledCommand, string>> = {
  Hit: "Kaart",
  Stand: "Passen",
  Double: "Verdubbelen",
  Split: "Splitsen",
  Surrender: "Opgeven",
  DeclineSurrender: "Verder spelen",
  TakeInsurance: "Verzekeren",
  DeclineInsurance: "Niet verzekeren",
  Deal: "Delen",
  ClearBets: "Wissen",
  StartAgain: "Nieuw spel",
};

const credits = creditsIn("nl");
const gain = gainIn("nl");
const plural = pluralIn("nl");

const card = (id: CardId): string => `${SUITS[suitOf(id)]} ${RANKS[rankOf(id)]}`;
const cards = (count: number): string => `${count} ${plural(count, { one: "kaart", other: "kaarten" })}`;
const total = ({ value, isSoft }: Total): string => (isSoft ? `zachte ${value}` : `${value}`);
const onSeat = (seat: keyof typeof AT_SEAT): string => `op de plaats ${AT_SEAT[seat]}`;

function hand(name: HandName): string {
  const { seat, number } = placeOf(name);
  return number === null ? `Hand ${AT_SEAT[seat]}` : `Hand ${number} ${AT_SEAT[seat]}`;
}

const theHand = (name: HandName): string => `de ${hand(name).toLowerCase()}`;
const TheHand = (name: HandName): string => `De ${hand(name).toLowerCase()}`;

/** One sentence for each rejection. */
const REFUSALS: Refusals = {
  "round-in-play": () => "Er loopt een ronde: wacht tot die is afgerekend.",
  "no-round-in-play": () => "Er loopt geen ronde: deel eerst.",
  "game-over": () => "Het spel is afgelopen: begin een nieuw spel.",
  "game-not-over": () => "Het spel is nog niet afgelopen.",
  "unknown-seat": ({ seat }) => `Deze tafel heeft geen plaats „${seat}”.`,
  "bet-not-whole": () => "Een inzet is een geheel, positief aantal honderdsten.",
  "bet-not-in-steps": ({ step }) => `Inzetten gaan in stappen van ${credits(step)}.`,
  "bet-too-small": ({ smallest }) => `De kleinste inzet aan deze tafel is ${credits(smallest)}.`,
  "bet-too-large": ({ largest }) => `De grootste inzet aan deze tafel is ${credits(largest)}.`,
  "no-bet": ({ to }) => (to === "deal" ? "Zet eerst in." : "Er ligt geen inzet op tafel."),
  "not-enough-credits": (detail) => {
    const purpose = {
      bet: "voor deze inzet",
      bets: "voor alle inzetten op tafel",
      raise: "om nog eens zoveel in te zetten",
      insurance: "voor de verzekering",
    };
    return `Uw tegoed is niet genoeg ${purpose[detail.for]}.`;
  },
  "stacking-not-allowed": () => "Aan deze tafel worden geen kaarten gekozen.",
  "card-not-in-shoe": ({ card: id, isKnown }) =>
    isKnown ? `De kaart ${card(id)} zit nu niet in de slof.` : `Deze tafel heeft geen kaart „${id}”.`,
  "card-stacked-twice": ({ card: id }) => `De kaart ${card(id)} is tweemaal gekozen.`,
  "not-this-hands-turn": ({ hand: name, exists }) =>
    exists ? `${TheHand(name)} is niet aan de beurt.` : `Er is geen ${hand(name).toLowerCase()}.`,
  "answer-expected": ({ to }) =>
    to === "surrender" ? "Eerst: opgeven of verder spelen?" : "Eerst: verzekeren of niet verzekeren?",
  "not-asked": () => "Dat is nu niet aan de orde.",
  "no-cards-left": () => "Daarvoor zijn niet genoeg kaarten over.",
  "not-offered": ({ move }) => {
    const why = {
      double: "Aan deze tafel wordt niet verdubbeld.",
      split: "Aan deze tafel worden paren niet gesplitst.",
      surrender: "Aan deze tafel wordt niet opgegeven.",
      "surrender-now": "Opgeven kon alleen voordat de croupier zijn kaart bekeek.",
    };
    return why[move];
  },
  "split-aces-stand": () => "Gesplitste azen krijgen elk maar één kaart.",
  "not-two-cards": ({ move }) =>
    move === "double"
      ? "Alleen een hand van twee kaarten kan worden verdubbeld."
      : "Alleen een hand van twee kaarten kan worden opgegeven.",
  "total-not-doubled": ({ from, to }) => `Alleen met ${from} tot ${to} punten kan worden verdubbeld.`,
  "no-double-after-split": () => "Gesplitste handen worden aan deze tafel niet verdubbeld.",
  "not-a-pair": () => "Alleen een paar kan worden gesplitst.",
  "hand-already-split": ({ why }) => {
    const reason = {
      aces: "Gesplitste azen worden aan deze tafel niet nog eens gesplitst.",
      hands: "Deze plaats heeft al zoveel handen als mag.",
      surrender: "Een gesplitste hand kan niet worden opgegeven.",
    };
    return reason[why];
  },
  "insurance-amount": () =>
    "Een verzekering is hoogstens de halve inzet, in hele honderdsten die uitbetaald kunnen worden.",
  "one-purse": () => "Aan deze tafel delen alle plaatsen één tegoed.",
  "buy-in-amount": () => "Een inkoop is een geheel, positief aantal honderdsten, binnen de limiet.",
  "not-your-seat": () => "Deze plaats is van iemand anders.",
  stale: () => "De tafel is intussen veranderd, dus er is niets gedaan.",
  "table-closed": () => "Deze tafel is gesloten.",
};

/** The strings of the table in Dutch. */
export const DUTCH: Phrasebook = {
  language: "nl",
  direction: "ltr",

  labels: {
    table: "Blackjacktafel",
    credits: "Tegoed",
    bets: "Inzetten",
    result: "Resultaat",
    shoe: "Slof",
    tray: "Aflegstapel",
    moves: "Keuzes",
    chips: "Fiches",
    gameOver: "Spel afgelopen",
    undo: "Ongedaan maken",
    doubleBets: "Inzetten verdubbelen",
    doubleName: "Verdubbelen",
    repeatBets: "Dezelfde inzetten",
    repeatName: "Dezelfde",
  },
  pair: (label, value) => `${label}: ${value}`,
  list: (items) => items.join(", "),
  pays: (what, [won, bet]) => `${what === "insurance" ? "Verzekering" : AWARDS[what]} betaalt ${won} tegen ${bet}`,
  dealerRule: (hitsSoft17) => (hitsSoft17 ? "Croupier koopt bij zachte 17" : "Croupier koopt tot 16 en past vanaf 17"),
  credits,
  gain,
  card,
  faceDownCard: "dichte kaart",
  seat: (seat) => SEATS[seat],
  seatSwitch: (seat) => `Plaats ${AT_SEAT[seat]}`,
  hand,
  dealer: "Croupier",
  total,
  badges: {
    win: "Gewonnen",
    push: "Gelijk",
    bust: "Kapot",
    blackjack: "Blackjack",
    thunderjack: "Thunderjack!",
    blitz: "Blitz!",
    surrender: "Opgegeven",
    lose: "Verloren",
    "dealer-bust": "Croupier kapot",
    "dealer-blackjack": "Blackjack",
  },
  commands: COMMANDS,
  details: {
    hit: (blitz) => (blitz === null ? "Eén kaart" : `Kaart ${blitz.card} van ${blitz.needed}`),
    stand: (sum) => `Passen met ${sum}`,
    double: (cost) => `${credits(cost)}, één kaart`,
    split: (cost) => `${credits(cost)}, twee handen`,
    surrender: (returned) => `${credits(returned)} terug`,
    playOn: (bet) => `Om ${credits(bet)} spelen`,
    insurance: (cost, won) => `Kost ${credits(cost)}, betaalt ${credits(won)} bij blackjack van de croupier`,
    noInsurance: (bet) => `Alleen om ${credits(bet)} spelen`,
    evenMoney: (won, wonAgainst) =>
      won === wonAgainst
        ? `${gain(won)} nu, wat de croupier ook heeft`
        : `${gain(won)}, of ${gain(wonAgainst)} bij blackjack van de croupier`,
    noEvenMoney: (won, wonAgainst) => `${gain(won)}, of ${gain(wonAgainst)} bij blackjack van de croupier`,
    notYourTurn: "Niet aan de beurt",
    needs: (cost) => `${credits(cost)} nodig`,
    noCards: "Te weinig kaarten",
    twoCards: "Alleen 2 kaarten",
    totals: (from, to) => `Alleen ${from} tot ${to}`,
    afterSplit: "Niet na splitsen",
    splitAces: "Eén kaart per aas",
    notPair: "Geen paar",
    acesOnce: "Azen maar één keer",
    mostHands: "Geen hand meer",
    tooLate: "Kan niet meer",
    notInsurable: "Hier niet mogelijk",
  },
  chip: (amount) => `${chipFigure(amount)} meer inzetten`,
  insured: (amount) => `Verzekering ${credits(amount)}`,
  insuranceResult: (net) => `Verzekering ${gain(net)}`,
  evenMoney: "Gelijke uitbetaling",
  blitzMeter: (held, needed) => `${held} van ${cards(needed)}`,
  nearBlitz: (missing) => `Nog ${missing === 1 ? "één kaart" : "twee kaarten"} voor een Blitz`,
  raise: (seat, chip, bet) => `${credits(chip)}${bet > 0 ? " meer" : ""} ${onSeat(seat)} inzetten`,
  takeBack: (seat) => `De inzet ${onSeat(seat)} terugnemen`,
  takeChip: (seat) => `Een fiche ${onSeat(seat)} terugnemen`,
  refusal: refusalIn(REFUSALS),
  notYourTurn: "Er is nu niets te kiezen.",
  onlyShown: "Deze tafel laat zien wat er is gebeurd en neemt geen opdrachten aan.",

  placeBets: (hasBets) => (hasBets ? "Deel, of wijzig uw inzetten." : "Plaats uw inzetten."),
  dealing: "De kaarten worden gedeeld.",
  askMove: (name, sum, upcard) =>
    `${hand(name)}: ${total(sum)} tegen de ${upcard === 11 ? "aas" : upcard} van de croupier.`,
  askSurrender: (name) => `${hand(name)}: opgeven of verder spelen?`,
  askInsurance: (name) => `${hand(name)}: verzekeren of niet verzekeren?`,
  askEvenMoney: (name) => `${hand(name)}: gelijke uitbetaling of verder spelen?`,
  plays: (name) => `${TheHand(name)} speelt.`,
  insuranceClosed: "Verzekeren kan niet meer.",
  handOver: "Deze hand is klaar.",
  othersTurn: (seat, player) => `${player ?? "Iemand anders"} beslist ${onSeat(seat)}.`,
  dealerPlays: "De croupier is aan de beurt.",
  result: (net) => {
    if (net === 0) return "Geen winst en geen verlies.";
    return net > 0 ? `U wint ${credits(net)}.` : `U verliest ${credits(-net)}.`;
  },
  gameOver: "Het spel is afgelopen: uw tegoed is niet genoeg voor nog een inzet.",

  betPlaced: (seat, amount) =>
    amount === 0 ? `Geen inzet ${onSeat(seat)}.` : `De inzet ${onSeat(seat)} is ${credits(amount)}.`,
  betsCleared: "Alle inzetten zijn gewist.",
  roundStarted: (round) => `Ronde ${round}.`,
  shuffled: "De kaarten worden geschud.",
  stacked: (count) => `De speler heeft de volgende ${count === 1 ? "kaart" : cards(count)} gekozen.`,
  cardDealt: (name, id, sum) => `${hand(name)}: ${card(id)}${sum === null ? "" : `, totaal ${total(sum)}`}.`,
  dealerShows: (id) => `De croupier toont ${card(id)}.`,
  dealerHides: "De croupier neemt een dichte kaart.",
  dealerDraws: (id, sum) => `De croupier koopt ${card(id)}, totaal ${total(sum)}.`,
  dealerReveals: (id, sum, isBlackjack) =>
    `De croupier draait ${card(id)} om: ${isBlackjack ? "blackjack" : total(sum)}.`,
  turnStarted: (name, sum) => `${TheHand(name)} is aan de beurt${sum === null ? "" : `, totaal ${total(sum)}`}.`,
  surrenderDeclined: (name) => `${TheHand(name)} speelt verder.`,
  insuranceTaken: (name, amount) => `Verzekering van ${credits(amount)} voor ${theHand(name)}.`,
  insuranceDeclined: (name) => `${TheHand(name)} wordt niet verzekerd.`,
  evenMoneyTaken: (name) => `Gelijke uitbetaling voor ${theHand(name)}.`,
  evenMoneyDeclined: (name) => `${TheHand(name)} speelt verder zonder gelijke uitbetaling.`,
  evenMoneyPaid: (name, net) => `Gelijke uitbetaling: ${theHand(name)} wint ${credits(net)}.`,
  stood: (name, sum) => `${TheHand(name)} past met ${sum}.`,
  doubled: (name, bet) => `${TheHand(name)} verdubbelt de inzet naar ${credits(bet)}.`,
  split: (name, newHand, id) => `${TheHand(name)} wordt gesplitst: ${card(id)} gaat naar ${theHand(newHand)}.`,
  surrendered: (name) => `${TheHand(name)} wordt opgegeven.`,
  bust: (name, sum) => `${TheHand(name)} is kapot met ${sum}.`,
  splitAcesStand: (name) => `${TheHand(name)} past: gesplitste azen krijgen elk maar één kaart.`,
  noCardsLeft: (name) => `${TheHand(name)} past: er zijn geen kaarten meer.`,
  awarded: (name, award, payout) => `${AWARDS[award]}! ${TheHand(name)} wint ${credits(payout)}.`,
  thunderjackEndsRound: "De Thunderjack beëindigt de ronde.",
  thunderjacksCancelled: (count) => `${["Twee", "Drie", "Vier"][count - 2] ?? count} Thunderjacks heffen elkaar op.`,
  dealerStood: (sum) => `De croupier past met ${sum}.`,
  dealerBusted: (sum, count) => `De croupier is kapot met ${sum > 21 ? sum : cards(count)}.`,
  handSettled: (name, outcome, net, returned) => {
    if (outcome === "push") return `${TheHand(name)} speelt gelijk.`;
    if (outcome === "surrender") return `${TheHand(name)} krijgt ${credits(returned)} terug.`;
    return net < 0 ? `${TheHand(name)} verliest ${credits(-net)}.` : `${TheHand(name)} wint ${credits(net)}.`;
  },
  insuranceSettled: (name, net) =>
    net < 0
      ? `${TheHand(name)} verliest de verzekering van ${credits(-net)}.`
      : `De verzekering van ${theHand(name)} betaalt ${credits(net)}.`,
  gameRestarted: (amount) => `Een nieuw spel, met een tegoed van ${credits(amount)}.`,
  boughtIn: (seat, amount) =>
    amount === 0 ? `Inkoop ${onSeat(seat)}.` : `Inkoop van ${credits(amount)} ${onSeat(seat)}.`,
  cashedOut: (seat, amount) =>
    amount === 0 ? `Uitbetaling ${onSeat(seat)}.` : `Uitbetaling van ${credits(amount)} ${onSeat(seat)}.`,
  betRemoved: (seat) => `Het tegoed ${onSeat(seat)} is te klein: de inzet wordt verwijderd.`,

  bar: {
    history: "Geschiedenis",
    fairness: "Eerlijkheid",
    keys: "Toetsen",
    sound: "Geluid",
    volume: "Volume",
    rules: "Regels",
    picker: "Kaarten kiezen",
    replay: "Herhaling",
    pause: "Pauze",
    play: "Afspelen",
    again: "Nog eens",
    back: "Terug naar de tafel",
    loading: "Tafel wordt geladen…",
    chosen: "gekozen zaad",
    frozen: "De tafel is op dit moment gesloten.",
    notDealt: "De inzet is niet toegestaan.",
    otherShoe: "Een nieuwe slof. Het zaad van de vorige staat onder Eerlijkheid.",
    round: (round) => `Ronde ${round}`,
    notLoaded: (reason) => `Dit kon niet worden geladen: ${reason}`,
  },
};
