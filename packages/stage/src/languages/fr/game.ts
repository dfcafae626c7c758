import { type CardId, type Rank, rankOf, type Suit, suitOf } from "@thunderjack/cards";
import type { Amount, HandName } from "@thunderjack/core";
import { chipFigure, creditsIn, gainIn } from "../../credits.js";
import type { LabelledCommand, Phrasebook, Total } from "../../phrasebook.js";
import { placeOf } from "../place.js";
import { pluralIn } from "../plural.js";
import { type Refusals, refusalIn } from "../refusals.js";

/*
 * French puts a space before a colon, an exclamation mark and a question mark. These spaces do not break a line. They
 * are written as escapes, which distinguishes them from ordinary spaces in this file.
 */

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  "2": "deux",
  "3": "trois",
  "4": "quatre",
  "5": "cinq",
  "6": "six",
  "7": "sept",
  "8": "huit",
  "9": "neuf",
  "10": "dix",
  j: "valet",
  q: "dame",
  k: "roi",
  a: "as",
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = { h: "cœur", d: "carreau", c: "trèfle", s: "pique" };

const SEAT_NAMES = { right: "Droite", middle: "Centre", left: "Gauche" } as const;

/** The position of a seat after a noun: "la main de droite". */
const OF_SEAT = { right: "de droite", middle: "du centre", left: "de gauche" } as const;

const AWARDS = { thunderjack: "Thunderjack", blackjack: "Blackjack", blitz: "Blitz" } as const;
const PAID = { ...AWARDS, insurance: "L’assurance" } as const;

const COMMANDS: Readonly<Record<LabelledCommand, string>> = {
  Hit: "Tirer",
  Stand: "Rester",
  Double: "Doubler",
  Split: "Séparer",
  Surrender: "Abandonner",
  DeclineSurrender: "Continuer",
  TakeInsurance: "Assurance",
  DeclineInsurance: "Pas d’assurance",
  Deal: "Distribuer",
  ClearBets: "Effacer",
  StartAgain: "Recommencer",
};

const credits = creditsIn("fr");
const gain = gainIn("fr");
const plural = pluralIn("fr");

const card = (id: CardId): string => `${RANK_NAMES[rankOf(id)]} de ${SUIT_NAMES[suitOf(id)]}`;
const cards = (count: number): string => `${count} ${plural(count, { one: "carte", other: "cartes" })}`;
const total = ({ value, isSoft }: Total): string => (isSoft ? `${value} souple` : `${value}`);
const onSeat = (seat: keyof typeof OF_SEAT): string => `à la place ${OF_SEAT[seat]}`;

/** Returns the name of a card with its article: "l’as de pique". */
const theCard = (id: CardId): string => `${rankOf(id) === "a" ? "l’" : rankOf(id) === "q" ? "la " : "le "}${card(id)}`;

function hand(name: HandName): string {
  const { seat, number } = placeOf(name);
  return number === null ? `Main ${OF_SEAT[seat]}` : `Main ${number} ${OF_SEAT[seat]}`;
}

/** Returns the name of a hand in the middle of a sentence. */
const theHand = (name: HandName): string => `la ${hand(name).toLowerCase()}`;
/** Returns the name of a hand at the beginning of a sentence. */
const TheHand = (name: HandName): string => `La ${hand(name).toLowerCase()}`;

function result(net: Amount): string {
  if (net === 0) return "Ni gain ni perte.";
  return net > 0 ? `Vous gagnez ${credits(net)}.` : `Vous perdez ${credits(-net)}.`;
}

const REFUSALS: Refusals = {
  "round-in-play": () => "Une manche est en cours\u00a0: attendez qu’elle soit réglée.",
  "no-round-in-play": () => "Aucune manche n’est en cours\u00a0: distribuez d’abord.",
  "game-over": () => "La partie est terminée\u00a0: recommencez pour continuer à jouer.",
  "game-not-over": () => "La partie n’est pas encore terminée.",
  "unknown-seat": ({ seat }) => `Cette table n’a pas de place appelée «\u00a0${seat}\u00a0».`,
  "bet-not-whole": () => "Une mise est un nombre entier et positif de centièmes de crédit.",
  "bet-not-in-steps": ({ step }) => `À cette table, les mises vont de ${credits(step)} en ${credits(step)}.`,
  "bet-too-small": ({ smallest }) => `La plus petite mise de la table est de ${credits(smallest)}.`,
  "bet-too-large": ({ largest }) => `La plus grande mise de la table est de ${credits(largest)}.`,
  "no-bet": ({ to }) =>
    to === "deal" ? "Placez une mise avant la distribution des cartes." : "Il n’y a pas de mise sur la table.",
  "not-enough-credits": (detail) => {
    const purpose = {
      bet: "pour cette mise",
      bets: "pour toutes les mises de la table",
      raise: "pour miser encore autant",
      insurance: "pour vous assurer",
    };
    return `Vous n’avez pas assez de crédits ${purpose[detail.for]}.`;
  },
  "stacking-not-allowed": () => "On ne choisit pas les cartes à cette table.",
  "card-not-in-shoe": ({ card: id, isKnown }) =>
    isKnown
      ? `La carte «\u00a0${card(id)}\u00a0» n’est pas dans le sabot en ce moment.`
      : `Il n’y a pas de carte «\u00a0${id}\u00a0» à cette table.`,
  "card-stacked-twice": ({ card: id }) => `La carte «\u00a0${card(id)}\u00a0» a été choisie deux fois.`,
  "not-this-hands-turn": ({ hand: name, exists }) =>
    exists ? `Ce n’est pas le tour de ${theHand(name)}.` : `Il n’y a pas de «\u00a0${hand(name)}\u00a0».`,
  "answer-expected": ({ to }) =>
    to === "surrender"
      ? "La question est de savoir si cette main abandonne."
      : "La question est de savoir si cette main prend l’assurance.",
  "not-asked": () => "Cette question ne se pose pas maintenant.",
  "no-cards-left": () => "Il ne reste pas assez de cartes.",
  "not-offered": ({ move }) => {
    const why = {
      double: "On ne double pas les mises à cette table.",
      split: "On ne sépare pas les paires à cette table.",
      surrender: "On n’abandonne pas à cette table.",
      "surrender-now": "L’abandon n’était possible qu’avant que le croupier ne regarde sa carte.",
    };
    return why[move];
  },
  "split-aces-stand": () => "Les as séparés reçoivent une seule carte chacun.",
  "not-two-cards": ({ move }) =>
    move === "double"
      ? "On ne peut doubler qu’avec une main de deux cartes."
      : "On ne peut abandonner qu’avec une main de deux cartes.",
  "total-not-doubled": ({ from, to }) => `On ne peut doubler qu’avec un total de ${from} à ${to}.`,
  "no-double-after-split": () => "On ne double pas les mains séparées à cette table.",
  "not-a-pair": () => "On ne peut séparer qu’une paire.",
  "hand-already-split": ({ why }) => {
    const reason = {
      aces: "Les as séparés ne se séparent pas de nouveau à cette table.",
      hands: "Cette place a déjà autant de mains qu’elle peut en avoir.",
      surrender: "Une main séparée ne peut pas abandonner.",
    };
    return reason[why];
  },
  "insurance-amount": () =>
    "Une assurance vaut au plus la moitié de la mise, et son paiement doit être un nombre entier de centièmes.",
  "one-purse": () => "À cette table, toutes les places partagent les mêmes crédits.",
  "buy-in-amount": () => "Un apport est un nombre entier et positif de centièmes, dans la limite permise.",
  "not-your-seat": () => "Cette place appartient à quelqu’un d’autre.",
  stale: () => "La table a changé entre-temps, rien n’a donc été fait.",
  "table-closed": () => "Cette table est fermée.",
};

/** The strings of the table in French. */
export const STRINGS: Phrasebook = {
  language: "fr",
  direction: "ltr",

  labels: {
    table: "Table de blackjack",
    credits: "Crédits",
    bets: "Mises",
    result: "Résultat",
    shoe: "Sabot",
    tray: "Défausse",
    moves: "Décisions",
    chips: "Jetons",
    gameOver: "Partie terminée",
    undo: "Annuler",
    doubleBets: "Doubler les mises",
    doubleName: "Doubler",
    repeatBets: "Remettre les mêmes mises",
    repeatName: "Remettre",
  },
  pair: (label, value) => `${label}\u00a0: ${value}`,
  list: (items) => items.join(", "),
  pays: (what, [won, bet]) => `${PAID[what]} paie ${won} pour ${bet}`,
  dealerRule: (hitsSoft17) => (hitsSoft17 ? "Le croupier tire à 17 souple" : "Le croupier tire à 16 et reste à 17"),
  credits,
  gain,
  card,
  faceDownCard: "carte cachée",
  seat: (seat) => SEAT_NAMES[seat],
  seatSwitch: (seat) => `Place ${OF_SEAT[seat]}`,
  hand,
  dealer: "Croupier",
  total,
  badges: {
    win: "Gagné",
    push: "Égalité",
    bust: "Sauté",
    blackjack: "Blackjack",
    thunderjack: "Thunderjack\u202f!",
    blitz: "Blitz\u202f!",
    surrender: "Abandon",
    lose: "Perdu",
    "dealer-bust": "Le croupier saute",
    "dealer-blackjack": "Blackjack",
  },
  commands: COMMANDS,
  details: {
    hit: (blitz) => (blitz === null ? "Une carte" : `Carte ${blitz.card} sur ${blitz.needed}`),
    stand: (sum) => `Rester à ${sum}`,
    double: (cost) => `${credits(cost)}, une carte`,
    split: (cost) => `${credits(cost)}, deux mains`,
    surrender: (returned) => `${credits(returned)} rendus`,
    playOn: (bet) => `Jouer pour ${credits(bet)}`,
    insurance: (cost, won) => `Coûte ${credits(cost)}, paie ${credits(won)} si le croupier a un blackjack`,
    noInsurance: (bet) => `Jouer pour ${credits(bet)} seulement`,
    evenMoney: (won, wonAgainst) =>
      won === wonAgainst
        ? `${gain(won)} tout de suite, quoi qu’ait le croupier`
        : `${gain(won)}, ou ${gain(wonAgainst)} si le croupier a un blackjack`,
    noEvenMoney: (won, wonAgainst) => `${gain(won)}, ou ${gain(wonAgainst)} si le croupier a un blackjack`,
    notYourTurn: "Pas votre tour",
    needs: (cost) => `Il faut ${credits(cost)}`,
    noCards: "Trop peu de cartes",
    twoCards: "Avec 2 cartes",
    totals: (from, to) => `De ${from} à ${to} points`,
    afterSplit: "Main séparée",
    splitAces: "Une carte par as",
    notPair: "Pas une paire",
    acesOnce: "As déjà séparés",
    mostHands: "Pas d’autre main",
    tooLate: "Trop tard",
    notInsurable: "Impossible ici",
  },
  chip: (amount) => `Miser ${chipFigure(amount)} de plus`,
  insured: (amount) => `Assurance ${credits(amount)}`,
  insuranceResult: (net) => `Assurance ${gain(net)}`,
  evenMoney: "Un pour un",
  blitzMeter: (held, needed) => `${held} sur ${cards(needed)}`,
  nearBlitz: (missing) => `Encore ${missing === 1 ? "une carte" : "deux cartes"} pour un Blitz`,
  raise: (seat, chip, bet) => `Miser ${credits(chip)}${bet > 0 ? " de plus" : ""} ${onSeat(seat)}`,
  takeBack: (seat) => `Reprendre la mise ${onSeat(seat)}`,
  takeChip: (seat) => `Reprendre un jeton ${onSeat(seat)}`,
  refusal: refusalIn(REFUSALS),
  notYourTurn: "Il n’y a rien à décider pour le moment.",
  onlyShown: "Vous ne pouvez que regarder cette table.",

  placeBets: (hasBets) => (hasBets ? "Distribuez, ou changez vos mises." : "Faites vos jeux."),
  dealing: "Distribution des cartes.",
  askMove: (name, sum, upcard) =>
    `${hand(name)}\u00a0: ${total(sum)} contre ${upcard === 11 ? "l’as" : `le ${upcard}`} du croupier.`,
  askSurrender: (name) => `${hand(name)}\u00a0: abandonner, ou continuer\u202f?`,
  askInsurance: (name) => `${hand(name)}\u00a0: assurance, ou pas d’assurance\u202f?`,
  askEvenMoney: (name) => `${hand(name)}\u00a0: un pour un, ou continuer\u202f?`,
  plays: (name) => `${TheHand(name)} joue.`,
  insuranceClosed: "Les assurances sont closes.",
  handOver: "Main terminée.",
  othersTurn: (seat, player) => `${player ?? "Quelqu’un d’autre"} décide ${onSeat(seat)}.`,
  dealerPlays: "Au tour du croupier.",
  result,
  gameOver: "La partie est terminée\u00a0: vos crédits ne suffisent plus pour miser.",

  betPlaced: (seat, amount) =>
    amount === 0 ? `Pas de mise ${onSeat(seat)}.` : `La mise ${onSeat(seat)} est de ${credits(amount)}.`,
  betsCleared: "Toutes les mises sont reprises.",
  roundStarted: (round) => `Manche ${round}.`,
  shuffled: "Les cartes sont mélangées.",
  stacked: (count) =>
    plural(count, {
      one: "Le joueur a choisi la prochaine carte.",
      other: `Le joueur a choisi les ${count} prochaines cartes.`,
    }),
  cardDealt: (name, id, sum) => `${hand(name)}\u00a0: ${card(id)}${sum === null ? "" : `, total ${total(sum)}`}.`,
  dealerShows: (id) => `Le croupier montre\u00a0: ${card(id)}.`,
  dealerHides: "Le croupier prend une carte cachée.",
  dealerDraws: (id, sum) => `Le croupier tire\u00a0: ${card(id)}, total ${total(sum)}.`,
  dealerReveals: (id, sum, isBlackjack) =>
    `Le croupier retourne sa carte\u00a0: ${card(id)}, ${isBlackjack ? "blackjack" : `total ${total(sum)}`}.`,
  turnStarted: (name, sum) => `${TheHand(name)} joue${sum === null ? "" : `, total ${total(sum)}`}.`,
  surrenderDeclined: (name) => `${TheHand(name)} continue.`,
  insuranceTaken: (name, amount) => `${TheHand(name)} est assurée pour ${credits(amount)}.`,
  insuranceDeclined: (name) => `${TheHand(name)} ne prend pas d’assurance.`,
  evenMoneyTaken: (name) => `${TheHand(name)} est payée un pour un.`,
  evenMoneyDeclined: (name) => `${TheHand(name)} continue sans le paiement un pour un.`,
  evenMoneyPaid: (name, net) => `Un pour un\u00a0: ${theHand(name)} gagne ${credits(net)}.`,
  stood: (name, sum) => `${TheHand(name)} reste à ${sum}.`,
  doubled: (name, bet) => `${TheHand(name)} double la mise, qui passe à ${credits(bet)}.`,
  split: (name, newHand, id) => `${TheHand(name)} est séparée\u00a0: ${theCard(id)} passe à ${theHand(newHand)}.`,
  surrendered: (name) => `${TheHand(name)} abandonne.`,
  bust: (name, sum) => `${TheHand(name)} saute avec ${sum}.`,
  splitAcesStand: (name) => `${TheHand(name)} reste\u00a0: les as séparés reçoivent une seule carte chacun.`,
  noCardsLeft: (name) => `${TheHand(name)} reste\u00a0: il n’y a plus de cartes.`,
  awarded: (name, award, payout) => `${AWARDS[award]}\u202f! ${TheHand(name)} gagne ${credits(payout)}.`,
  thunderjackEndsRound: "Le Thunderjack met fin à la manche.",
  thunderjacksCancelled: (count) => `${["Deux", "Trois", "Quatre"][count - 2] ?? count} Thunderjacks s’annulent.`,
  dealerStood: (sum) => `Le croupier reste à ${sum}.`,
  dealerBusted: (sum, count) => `Le croupier saute avec ${sum > 21 ? sum : cards(count)}.`,
  handSettled: (name, outcome, net, returned) => {
    if (outcome === "push") return `${TheHand(name)} est à égalité.`;
    if (outcome === "surrender") return `${TheHand(name)} récupère ${credits(returned)}.`;
    return net < 0 ? `${TheHand(name)} perd ${credits(-net)}.` : `${TheHand(name)} gagne ${credits(net)}.`;
  },
  insuranceSettled: (name, net) =>
    net < 0
      ? `${TheHand(name)} perd l’assurance de ${credits(-net)}.`
      : `L’assurance de ${theHand(name)} rapporte ${credits(net)}.`,
  gameRestarted: (amount) => {
    const unit = plural(amount / 100, { one: "crédit", many: "de crédits", other: "crédits" });
    return `Nouvelle partie, avec ${credits(amount)} ${unit}.`;
  },
  boughtIn: (seat, amount) =>
    amount === 0 ? `Apport ${onSeat(seat)}.` : `Apport de ${credits(amount)} ${onSeat(seat)}.`,
  cashedOut: (seat, amount) =>
    amount === 0 ? `Retrait ${onSeat(seat)}.` : `Retrait de ${credits(amount)} ${onSeat(seat)}.`,
  betRemoved: (seat) => `Il n’y a plus assez de crédits ${onSeat(seat)}\u00a0: la mise est retirée.`,

  bar: {
    history: "Historique",
    fairness: "Équité",
    keys: "Touches",
    sound: "Son",
    volume: "Volume",
    rules: "Règles",
    picker: "Choisir les cartes",
    replay: "Relecture",
    pause: "Pause",
    play: "Lire",
    again: "Revoir",
    back: "Retour à la table",
    loading: "Chargement de la table…",
    chosen: "graine choisie",
    frozen: "La table est fermée pour le moment.",
    notDealt: "La page a annulé cette mise.",
    otherShoe: "Un nouveau sabot est en jeu. La graine du précédent se trouve sous «\u00a0Équité\u00a0».",
    round: (round) => `Manche ${round}`,
    notLoaded: (reason) => `Chargement impossible\u00a0: ${reason}`,
  },
};
