import { type CardId, type Rank, rankOf, type Suit, suitOf } from "@thunderjack/cards";
import type { Amount, HandName } from "@thunderjack/core";
import { chipFigure, creditsIn, gainIn } from "../../credits.js";
import type { LabelledCommand, Phrasebook, Total } from "../../phrasebook.js";
import { placeOf } from "../place.js";
import { pluralIn } from "../plural.js";
import { type Refusals, refusalIn } from "../refusals.js";

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  "2": "dos",
  "3": "tres",
  "4": "cuatro",
  "5": "cinco",
  "6": "seis",
  "7": "siete",
  "8": "ocho",
  "9": "nueve",
  "10": "diez",
  j: "jota",
  q: "reina",
  k: "rey",
  a: "as",
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = { h: "corazones", d: "diamantes", c: "tréboles", s: "picas" };

const SEAT_NAMES = { right: "Derecha", middle: "Centro", left: "Izquierda" } as const;

/** The position of a seat after a noun: "la mano de la derecha". */
const OF_SEAT = { right: "de la derecha", middle: "del centro", left: "de la izquierda" } as const;

const AWARDS = { thunderjack: "Thunderjack", blackjack: "Blackjack", blitz: "Blitz" } as const;
const PAID = { ...AWARDS, insurance: "El seguro" } as const;

const COMMANDS: Readonly<Record<LabelledCommand, string>> = {
  Hit: "Pedir",
  Stand: "Plantarse",
  Double: "Doblar",
  Split: "Dividir",
  Surrender: "Rendirse",
  DeclineSurrender: "Seguir",
  TakeInsurance: "Seguro",
  DeclineInsurance: "Sin seguro",
  Deal: "Repartir",
  ClearBets: "Borrar",
  StartAgain: "Empezar de nuevo",
};

const credits = creditsIn("es");
const gain = gainIn("es");
const plural = pluralIn("es");

const card = (id: CardId): string => `${RANK_NAMES[rankOf(id)]} de ${SUIT_NAMES[suitOf(id)]}`;
const cards = (count: number): string => `${count} ${plural(count, { one: "carta", other: "cartas" })}`;
const total = ({ value, isSoft }: Total): string => (isSoft ? `${value} blando` : `${value}`);
const onSeat = (seat: keyof typeof OF_SEAT): string => `en el puesto ${OF_SEAT[seat]}`;

/** Returns the name of a card with its article: "la reina de picas". */
const theCard = (id: CardId): string => `${["q", "j"].includes(rankOf(id)) ? "la" : "el"} ${card(id)}`;

function hand(name: HandName): string {
  const { seat, number } = placeOf(name);
  return number === null ? `Mano ${OF_SEAT[seat]}` : `Mano ${number} ${OF_SEAT[seat]}`;
}

/** Returns the name of a hand in the middle of a sentence. */
const theHand = (name: HandName): string => `la ${hand(name).toLowerCase()}`;
/** Returns the name of a hand at the beginning of a sentence. */
const TheHand = (name: HandName): string => `La ${hand(name).toLowerCase()}`;

function result(net: Amount): string {
  if (net === 0) return "No gana ni pierde nada.";
  return net > 0 ? `Gana ${credits(net)}.` : `Pierde ${credits(-net)}.`;
}

const REFUSALS: Refusals = {
  "round-in-play": () => "Hay una ronda en juego: espere a que se liquide.",
  "no-round-in-play": () => "No hay ninguna ronda en juego: reparta primero.",
  "game-over": () => "La partida ha terminado: empiece de nuevo para seguir jugando.",
  "game-not-over": () => "La partida no ha terminado todavía.",
  "unknown-seat": ({ seat }) => `Esta mesa no tiene ningún puesto llamado «${seat}».`,
  "bet-not-whole": () => "Una apuesta es un número entero y positivo de centésimas de crédito.",
  "bet-not-in-steps": ({ step }) => `En esta mesa se apuesta de ${credits(step)} en ${credits(step)}.`,
  "bet-too-small": ({ smallest }) => `La apuesta mínima de esta mesa es de ${credits(smallest)}.`,
  "bet-too-large": ({ largest }) => `La apuesta máxima de esta mesa es de ${credits(largest)}.`,
  "no-bet": ({ to }) =>
    to === "deal" ? "Haga una apuesta antes de que se repartan las cartas." : "No hay ninguna apuesta en la mesa.",
  "not-enough-credits": (detail) => {
    const purpose = {
      bet: "para esta apuesta",
      bets: "para todas las apuestas de la mesa",
      raise: "para igualar esta apuesta",
      insurance: "para asegurarse",
    };
    return `No tiene suficientes créditos ${purpose[detail.for]}.`;
  },
  "stacking-not-allowed": () => "En esta mesa no se eligen las cartas.",
  "card-not-in-shoe": ({ card: id, isKnown }) =>
    isKnown ? `La carta «${card(id)}» no está ahora en el zapato.` : `En esta mesa no hay ninguna carta «${id}».`,
  "card-stacked-twice": ({ card: id }) => `La carta «${card(id)}» se ha elegido dos veces.`,
  "not-this-hands-turn": ({ hand: name, exists }) =>
    exists ? `No es el turno de ${theHand(name)}.` : `No existe la «${hand(name)}».`,
  "answer-expected": ({ to }) =>
    to === "surrender" ? "La pregunta es si esta mano se rinde." : "La pregunta es si esta mano toma el seguro.",
  "not-asked": () => "Eso no se pregunta ahora.",
  "no-cards-left": () => "No quedan cartas suficientes para esto.",
  "not-offered": ({ move }) => {
    const why = {
      double: "En esta mesa no se dobla la apuesta.",
      split: "En esta mesa no se dividen las parejas.",
      surrender: "En esta mesa no hay rendición.",
      "surrender-now": "La rendición solo se ofrecía antes de que el crupier mirase su carta.",
    };
    return why[move];
  },
  "split-aces-stand": () => "Los ases divididos reciben una sola carta cada uno.",
  "not-two-cards": ({ move }) =>
    move === "double"
      ? "Solo se puede doblar con una mano de dos cartas."
      : "Solo puede rendirse una mano de dos cartas.",
  "total-not-doubled": ({ from, to }) => `Solo se puede doblar con un total de ${from} a ${to}.`,
  "no-double-after-split": () => "En esta mesa no se doblan las manos divididas.",
  "not-a-pair": () => "Solo se puede dividir una pareja.",
  "hand-already-split": ({ why }) => {
    const reason = {
      aces: "En esta mesa los ases divididos no se vuelven a dividir.",
      hands: "Este puesto ya tiene todas las manos que puede tener.",
      surrender: "Una mano dividida no puede rendirse.",
    };
    return reason[why];
  },
  "insurance-amount": () =>
    "Un seguro es como mucho la mitad de la apuesta, y su pago debe ser un número entero de centésimas.",
  "one-purse": () => "En esta mesa, todos los puestos comparten los créditos.",
  "buy-in-amount": () => "Una compra es un número entero y positivo de centésimas, dentro del límite.",
  "not-your-seat": () => "Este puesto es de otra persona.",
  stale: () => "La mesa ha cambiado entretanto, así que no se ha hecho nada.",
  "table-closed": () => "Esta mesa está cerrada.",
};

/** The strings of the table in Spanish. */
export const STRINGS: Phrasebook = {
  language: "es",
  direction: "ltr",

  labels: {
    table: "Mesa de blackjack",
    credits: "Créditos",
    bets: "Apuestas",
    result: "Resultado",
    shoe: "Zapato",
    tray: "Descartes",
    moves: "Jugadas",
    chips: "Fichas",
    gameOver: "Fin de la partida",
    undo: "Deshacer",
    doubleBets: "Doblar las apuestas",
    doubleName: "Doblar",
    repeatBets: "Repetir las apuestas",
    repeatName: "Repetir",
  },
  pair: (label, value) => `${label}: ${value}`,
  list: (items) => items.join(", "),
  pays: (what, [won, bet]) => `${PAID[what]} paga ${won} a ${bet}`,
  dealerRule: (hitsSoft17) =>
    hitsSoft17 ? "El crupier pide con 17 blando" : "El crupier pide hasta 16 y se planta con 17",
  credits,
  gain,
  card,
  faceDownCard: "carta tapada",
  seat: (seat) => SEAT_NAMES[seat],
  seatSwitch: (seat) => `Puesto ${OF_SEAT[seat]}`,
  hand,
  dealer: "Crupier",
  total,
  badges: {
    win: "Gana",
    push: "Empate",
    bust: "Se pasa",
    blackjack: "Blackjack",
    thunderjack: "¡Thunderjack!",
    blitz: "¡Blitz!",
    surrender: "Se rinde",
    lose: "Pierde",
    "dealer-bust": "El crupier se pasa",
    "dealer-blackjack": "Blackjack",
  },
  commands: COMMANDS,
  details: {
    hit: (blitz) => (blitz === null ? "Una carta" : `Carta ${blitz.card} de ${blitz.needed}`),
    stand: (sum) => `Quedarse con ${sum}`,
    double: (cost) => `${credits(cost)}, una carta`,
    split: (cost) => `${credits(cost)}, dos manos`,
    surrender: (returned) => `Recupera ${credits(returned)}`,
    playOn: (bet) => `Jugar por ${credits(bet)}`,
    insurance: (cost, won) => `Cuesta ${credits(cost)}, paga ${credits(won)} si el crupier tiene blackjack`,
    noInsurance: (bet) => `Jugar solo por ${credits(bet)}`,
    evenMoney: (won, wonAgainst) =>
      won === wonAgainst
        ? `${gain(won)} ya, tenga lo que tenga el crupier`
        : `${gain(won)}, o ${gain(wonAgainst)} si el crupier tiene blackjack`,
    noEvenMoney: (won, wonAgainst) => `${gain(won)}, o ${gain(wonAgainst)} si el crupier tiene blackjack`,
    notYourTurn: "No es su turno",
    needs: (cost) => `Hacen falta ${credits(cost)}`,
    noCards: "Faltan cartas",
    twoCards: "Solo con 2 cartas",
    totals: (from, to) => `Solo de ${from} a ${to}`,
    afterSplit: "No tras dividir",
    splitAces: "Una carta por as",
    notPair: "No es pareja",
    acesOnce: "Ases, solo una vez",
    mostHands: "No caben más manos",
    tooLate: "Ya no se ofrece",
    notInsurable: "Aquí no es posible",
  },
  chip: (amount) => `Apostar ${chipFigure(amount)} más`,
  insured: (amount) => `Seguro ${credits(amount)}`,
  insuranceResult: (net) => `Seguro ${gain(net)}`,
  evenMoney: "Pago a la par",
  blitzMeter: (held, needed) => `${held} de ${cards(needed)}`,
  nearBlitz: (missing) => `${missing === 1 ? "Falta una carta" : "Faltan dos cartas"} para un Blitz`,
  raise: (seat, chip, bet) => `Apostar ${credits(chip)}${bet > 0 ? " más" : ""} ${onSeat(seat)}`,
  takeBack: (seat) => `Retirar la apuesta ${onSeat(seat)}`,
  takeChip: (seat) => `Retirar una ficha ${onSeat(seat)}`,
  refusal: refusalIn(REFUSALS),
  notYourTurn: "Ahora no hay nada que decidir.",
  onlyShown: "En esta mesa solo puede mirar.",

  placeBets: (hasBets) => (hasBets ? "Reparta, o cambie sus apuestas." : "Hagan juego."),
  dealing: "Se reparten las cartas.",
  askMove: (name, sum, upcard) =>
    `${hand(name)}: ${total(sum)} contra el ${upcard === 11 ? "as" : upcard} del crupier.`,
  askSurrender: (name) => `${hand(name)}: ¿rendirse o seguir?`,
  askInsurance: (name) => `${hand(name)}: ¿tomar el seguro o no?`,
  askEvenMoney: (name) => `${hand(name)}: ¿pago a la par o seguir?`,
  plays: (name) => `${TheHand(name)} juega.`,
  insuranceClosed: "Seguros cerrados.",
  handOver: "Mano terminada.",
  othersTurn: (seat, player) => `${player ?? "Otra persona"} decide ${onSeat(seat)}.`,
  dealerPlays: "Turno del crupier.",
  result,
  gameOver: "La partida ha terminado: sus créditos no alcanzan para otra apuesta.",

  betPlaced: (seat, amount) =>
    amount === 0 ? `Sin apuesta ${onSeat(seat)}.` : `La apuesta ${onSeat(seat)} es de ${credits(amount)}.`,
  betsCleared: "Se han retirado todas las apuestas.",
  roundStarted: (round) => `Ronda ${round}.`,
  shuffled: "Se barajan las cartas.",
  stacked: (count) =>
    plural(count, {
      one: "El jugador ha elegido la próxima carta.",
      other: `El jugador ha elegido las próximas ${count} cartas.`,
    }),
  cardDealt: (name, id, sum) => `${hand(name)}: ${card(id)}${sum === null ? "" : `, total: ${total(sum)}`}.`,
  dealerShows: (id) => `El crupier muestra ${theCard(id)}.`,
  dealerHides: "El crupier toma una carta tapada.",
  dealerDraws: (id, sum) => `El crupier saca ${theCard(id)}: ${total(sum)}.`,
  dealerReveals: (id, sum, isBlackjack) =>
    `El crupier descubre ${theCard(id)}: ${isBlackjack ? "blackjack" : total(sum)}.`,
  turnStarted: (name, sum) => `Juega ${theHand(name)}${sum === null ? "" : `: suma ${total(sum)}`}.`,
  surrenderDeclined: (name) => `${TheHand(name)} sigue jugando.`,
  insuranceTaken: (name, amount) => `Seguro de ${credits(amount)} en ${theHand(name)}.`,
  insuranceDeclined: (name) => `${TheHand(name)} no toma el seguro.`,
  evenMoneyTaken: (name) => `${TheHand(name)} toma el pago a la par.`,
  evenMoneyDeclined: (name) => `${TheHand(name)} sigue sin pago a la par.`,
  evenMoneyPaid: (name, net) => `Pago a la par: ${theHand(name)} gana ${credits(net)}.`,
  stood: (name, sum) => `${TheHand(name)} se planta con ${sum}.`,
  doubled: (name, bet) => `${TheHand(name)} dobla la apuesta a ${credits(bet)}.`,
  split: (name, newHand, id) => `${TheHand(name)} se divide: ${theCard(id)} pasa a ${theHand(newHand)}.`,
  surrendered: (name) => `${TheHand(name)} se rinde.`,
  bust: (name, sum) => `${TheHand(name)} se pasa con ${sum}.`,
  splitAcesStand: (name) => `${TheHand(name)} se planta: los ases divididos reciben una sola carta cada uno.`,
  noCardsLeft: (name) => `${TheHand(name)} se planta: no quedan cartas.`,
  awarded: (name, award, payout) => `¡${AWARDS[award]}! ${TheHand(name)} gana ${credits(payout)}.`,
  thunderjackEndsRound: "El Thunderjack termina la ronda.",
  thunderjacksCancelled: (count) => `${["Dos", "Tres", "Cuatro"][count - 2] ?? count} Thunderjacks se anulan entre sí.`,
  dealerStood: (sum) => `El crupier se planta con ${sum}.`,
  dealerBusted: (sum, count) => `El crupier se pasa con ${sum > 21 ? sum : cards(count)}.`,
  handSettled: (name, outcome, net, returned) => {
    if (outcome === "push") return `${TheHand(name)} empata.`;
    if (outcome === "surrender") return `${TheHand(name)} recupera ${credits(returned)}.`;
    return net < 0 ? `${TheHand(name)} pierde ${credits(-net)}.` : `${TheHand(name)} gana ${credits(net)}.`;
  },
  insuranceSettled: (name, net) =>
    net < 0
      ? `${TheHand(name)} pierde el seguro de ${credits(-net)}.`
      : `El seguro de ${theHand(name)} paga ${credits(net)}.`,
  gameRestarted: (amount) => {
    const unit = plural(amount / 100, { one: "crédito", many: "de créditos", other: "créditos" });
    return `Una partida nueva, con ${credits(amount)} ${unit}.`;
  },
  boughtIn: (seat, amount) =>
    amount === 0 ? `Compra de créditos ${onSeat(seat)}.` : `Compra de ${credits(amount)} ${onSeat(seat)}.`,
  cashedOut: (seat, amount) =>
    amount === 0 ? `Retirada de créditos ${onSeat(seat)}.` : `Retirada de ${credits(amount)} ${onSeat(seat)}.`,
  betRemoved: (seat) => `No quedan bastantes créditos ${onSeat(seat)}: se retira la apuesta.`,

  bar: {
    history: "Historial",
    fairness: "Juego limpio",
    keys: "Teclas",
    sound: "Sonido",
    volume: "Volumen",
    rules: "Reglas",
    picker: "Elegir cartas",
    replay: "Repetición",
    pause: "Pausa",
    play: "Seguir",
    again: "Otra vez",
    back: "Volver a la mesa",
    loading: "Cargando la mesa…",
    chosen: "semilla elegida",
    frozen: "La mesa está cerrada por ahora.",
    notDealt: "La página ha cancelado esta apuesta.",
    otherShoe: "Hay un zapato nuevo en juego. La semilla del anterior está en «Juego limpio».",
    round: (round) => `Ronda ${round}`,
    notLoaded: (reason) => `No se ha podido cargar: ${reason}`,
  },
};
