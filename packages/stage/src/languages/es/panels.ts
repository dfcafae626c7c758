import { creditsIn } from "../../credits.js";
import type { PanelStrings } from "../panel-strings.js";
import { pluralIn } from "../plural.js";
import { VERIFICATION } from "./verification.js";

/** The cards that make a Thunderjack with an ace, by the lowest of these cards. */
const COURTS = {
  "10": "diez, jota, reina o rey",
  j: "jota, reina o rey",
  q: "reina o rey",
  k: "rey",
} as const;

const credits = creditsIn("es");
const plural = pluralIn("es");
const rounds = (count: number): string => (count === 1 ? "1 ronda" : `${count} rondas`);

/** The strings of the panels and of the optional features of a table in Spanish. */
export const STRINGS: PanelStrings = {
  panel: {
    close: "Cerrar",
    copy: "Copiar",
    copied: "Copiado",
    download: "Descargar la grabación",
    downloadAll: "Descargar las grabaciones",
    noRounds: "Todavía no se ha jugado ninguna ronda.",
    statisticsOf: (rounds) => (rounds === 1 ? "La última ronda" : `Las últimas ${rounds} rondas`),
    statistics: {
      net: "Resultado",
      hands: "Manos",
      won: "Ganadas",
      pushed: "Empates",
      best: "Mejor ronda",
      thunderjacks: "Thunderjacks",
      blitzes: "Blitz",
      returned: "Devuelto",
    },
    creditsChart: (from, to) => `Los créditos, de ${from} a ${to}`,
    bets: "Apuestas",
    before: "Antes",
    after: "Después",
    choices: "Jugadas",
    replayRound: (round) => `Ver de nuevo la ronda ${round}`,
    verifyRound: (round) => `Comprobar la ronda ${round}`,
    session: "Todas las rondas de este zapato en un archivo, para ver y comprobar.",
    sessions: (files) => `Todas las rondas guardadas, en ${files} archivos, uno por zapato, para ver y comprobar.`,
    openRecording: "El zapato sigue en juego: su semilla aún no está en la grabación.",
    notWhole: "La partida ya había empezado: no hay grabación desde el principio.",
    notKept: "Se han jugado tantas rondas de este zapato que las primeras ya no se guardan: no hay grabación de él.",
    promise:
      "Antes del primer reparto, la mesa muestra el compromiso de su semilla secreta. Esa semilla y la suya determinan juntas el orden de todo el zapato. Cuando el zapato termina, la mesa revela su semilla, y usted puede comprobar que corresponde al compromiso.",
    proves:
      "Las grabaciones prueban que cada carta viene de las semillas de la mesa y de las suyas, y que el ancla fijó todas las semillas y su orden. Con la cabeza, prueban también que ninguna grabación se ha cambiado ni omitido.",
    provesNot:
      "Una grabación por sí sola no prueba cuándo se mostró el ancla ni quién eligió su semilla. Anote el ancla y su semilla antes del primer reparto y compárelas después con la grabación. Sin la cabeza, puede que algunas grabaciones se hayan reescrito o que falten las últimas.",
    anchor: "Ancla de la sesión",
    anchorHint: "Fija las semillas de todos los zapatos y su orden. Anótela antes del primer reparto.",
    shoeOfChain: (index, length) => `Zapato ${index} de ${length}`,
    head: "Cabeza de la sesión",
    headHint: "El hash de la última grabación terminada. Anótelo para notar si se han cambiado o faltan grabaciones.",
    commitment: "Compromiso",
    clientSeed: "Su semilla",
    clientSeedHint:
      "Un texto cualquiera: entra en la mezcla, para que nadie pueda planear el orden de las cartas. Se conserva para los zapatos siguientes.",
    apply: "Usar",
    tooLong: "256 caracteres como máximo.",
    unwritable: "La semilla contiene un carácter no válido. Quítelo o escriba la semilla de nuevo.",
    fixed: "Fija desde el primer reparto de este zapato.",
    noClientSeed: "ninguna",
    drawnClientSeed: "Elegida al azar por su dispositivo. Puede cambiarla antes del primer reparto de cada zapato.",
    chosenSeed: "La semilla de este zapato fue elegida: reproducible, pero no es juego limpio.",
    foreign: "Esta mesa la abrió la página u otro jugador. Su semilla no se puede mostrar ni cambiar aquí.",
    ownDevice:
      "Una mesa que funciona por completo en su navegador no puede ocultarle sus cartas: las herramientas de desarrollo las muestran.",
    newShoe: "Nueva semilla",
    newShoeHint: (count) =>
      `Termina este zapato, revela su semilla y empieza un zapato nuevo. Créditos y apuestas se mantienen. Tras ${rounds(count)}, ocurre automáticamente.`,
    shoesBefore: "Los zapatos anteriores",
    shoeOf: (first, last) => (first === last ? `Ronda ${first}` : `Rondas ${first} a ${last}`),
    verifyAll: "Comprobar cada zapato",
    sessionVerdicts: {
      complete: "Sesión completa: cada zapato sigue al anterior.",
      incomplete: "Sesión incompleta: faltan zapatos, o pueden faltar.",
      broken: "Sesión alterada: se ha cambiado una grabación, o los zapatos no están en orden.",
    },
    missingShoes: (first, last) => {
      if (last === null) return `Pueden faltar los zapatos a partir del número ${first}.`;
      return first === last ? `Falta el zapato ${first}.` : `Faltan los zapatos ${first} a ${last}.`;
    },
    serverSeed: "Semilla revelada",
    verify: "Comprobar cada ronda",
    checking: (count) => `Comprobando ${rounds(count)}…`,
    checked: (count) => `Rondas comprobadas: ${count}.`,
    verdicts: {
      fair: "Limpio: todo es correcto.",
      committed: "Comprometido, pero no limpio: sin semilla del jugador, la casa pudo elegir entre varias semillas.",
      consistent:
        "Coherente, pero no limpio: la semilla o algunas cartas fueron elegidas, o la mesa se restauró tras un error.",
      open: "Aún abierto: la semilla no se ha revelado.",
      broken: "Alterado: algo no es correcto.",
    },
    ...VERIFICATION,
    rules: {
      payouts: "Pagos",
      dealer: "El crupier",
      moves: "Sus jugadas",
      shoe: "El zapato y las apuestas",
      thunderjack: (lowest) =>
        `Un Thunderjack es un as con ${COURTS[lowest]} del mismo palo, como primeras dos cartas.`,
      thunderjackEndsRound: "Un Thunderjack termina la ronda.",
      thunderjackAgainstBlackjack: (isPaid) =>
        isPaid
          ? "Un Thunderjack gana a un blackjack del crupier."
          : "Un Thunderjack empata con un blackjack del crupier.",
      thunderjacksCancel: "Dos Thunderjacks en una ronda se anulan entre sí.",
      blitz: (cards) => `Un Blitz son ${cards} cartas sin pasarse de 21.`,
      dealerBlitz: (cards) => `Un crupier con ${cards} cartas se pasa.`,
      blackjackAlwaysPaid: "Un blackjack se paga también contra un blackjack del crupier.",
      insurance: "Contra un as, el seguro cuesta media apuesta; a un blackjack se le ofrece el pago a la par.",
      twentyOneAgainstBlackjack: (loses) =>
        `Un 21 de tres o más cartas ${loses ? "pierde contra" : "empata con"} un blackjack del crupier.`,
      blackjackTakes: (originalBetsOnly) =>
        `Un blackjack del crupier se lleva ${originalBetsOnly ? "solo las apuestas iniciales" : "también las apuestas dobladas y divididas"}.`,
      holeCard: {
        second: "La segunda carta del crupier está tapada.",
        first: "La primera carta del crupier está tapada.",
        none: "El crupier toma su segunda carta después de los jugadores.",
      },
      peek: "El crupier mira si tiene blackjack antes de que jueguen los jugadores.",
      double: {
        any: "Se puede doblar con dos cartas cualesquiera.",
        "9-11": "Se puede doblar con 9, 10 u 11.",
        "10-11": "Se puede doblar con 10 u 11.",
        none: "No se puede doblar.",
      },
      split: (hands) =>
        hands === 0 ? "Las parejas no se dividen." : `Las parejas se dividen, hasta ${hands} manos por puesto.`,
      splitBy: {
        rank: "Solo dos cartas del mismo rango son una pareja.",
        points: "Dos cartas del mismo valor son una pareja.",
      },
      doubleAfterSplit: (isAllowed) =>
        isAllowed ? "Las manos divididas se pueden doblar." : "No se dobla después de dividir.",
      splitAces: (takeMore) =>
        takeMore
          ? "Los ases divididos pueden pedir más cartas."
          : "Los ases divididos reciben una sola carta cada uno.",
      onTwentyOne: (stands) => (stands ? "Con 21, la mano se planta sola." : "También con 21 se puede pedir carta."),
      resplitAces: (isAllowed) =>
        isAllowed ? "Los ases se pueden volver a dividir." : "Los ases se dividen una sola vez.",
      surrender: {
        none: "No hay rendición.",
        late: "Es posible rendirse y recuperar la mitad de la apuesta.",
        early:
          "Es posible rendirse y recuperar la mitad de la apuesta antes de que el crupier mire si tiene blackjack.",
      },
      decks: (decks) => (decks === 1 ? "Una baraja de 52 cartas." : `${decks} barajas de 52 cartas.`),
      shuffle: {
        discards: "Los descartes se barajan de nuevo cuando quedan pocas cartas.",
        "every-round": "Se barajan todas las cartas antes de cada ronda.",
      },
      bets: (smallest, largest) =>
        largest === null ? `Apuestas desde ${smallest}.` : `Apuestas de ${smallest} a ${largest}.`,
    },
    picker: {
      intro: "Elija las próximas cartas, de la primera a la última.",
      chosen: "Próximas cartas",
      none: "ninguna",
      type: "O escríbalas, por ejemplo a_h 10_s",
      add: "Añadir",
      unknown: "Esa carta ya no está.",
      undo: "Quitar la última",
      clear: "Vaciar",
      earlier: "Adelantar",
      deal: "Repartirlas",
    },
    keysHint: "Estas teclas funcionan mientras la mesa tiene el foco.",
    betHint:
      "Pulse una ficha para apostarla en cada puesto elegido. Mientras esa ficha está levantada, pulsar un círculo la añade solo a ese puesto. Arrastre una ficha a un círculo para apostarla, a otro para moverla o fuera del círculo para retirarla. Mantenga pulsado un círculo para retirar su última ficha. Después de Esc no hay ninguna ficha levantada, y pulsar un círculo elige su puesto.",
    keyDeal: "Repartir",
    keyChips: "Poner la primera, segunda… ficha y elegirla",
    keyTakeChip: "En un círculo: retirar la última ficha",
    keyNo: "No, seguir jugando",
    keyReadOut: {
      hand: "Leer mis cartas",
      dealer: "Leer las cartas del crupier",
      bets: "Leer las apuestas",
      credits: "Leer los créditos",
    },
    keyCaps: { enter: "Intro", escape: "Esc", delete: "Supr" },
    keyHint: "Mostrar un consejo",
    keyHelp: "Esta lista",
    keyClose: "Cerrar, volver a la mesa, saltar la animación o devolver la ficha",
  },
  hints: {
    hint: "Consejo",
    best: "Lo mejor",
    costs: (amount, share) => `cuesta ${amount} (${share})`,
    expected: (bet) => `Resultado esperado con una apuesta de ${bet}.`,
    basis: {
      "fresh-shoe": "Calculado con un zapato nuevo sin las cartas de la mesa.",
      "counted-shoe": "Calculado con las cartas que nadie ha visto aún.",
    },
    mistake: (move, total, cost, best) => {
      const unit = plural(cost / 100, { one: "crédito", many: "de créditos", other: "créditos" });
      return `${move} con ${total} costó ${credits(cost)} ${unit}; mejor: ${best}.`;
    },
    noMistake: "Cada decisión fue la mejor.",
    returned: (share, isGain) =>
      `Retorno al jugador: ${share} de la apuesta inicial (un puesto, juego óptimo, zapato nuevo en cada ronda). ${
        isGain
          ? "Por encima del 100\u00a0%, el juego óptimo gana a la larga."
          : "Por debajo del 100\u00a0%, la mesa gana a la larga."
      }`,
  },
  saved: {
    language: "Idioma",
    savedHere: "Esta mesa está guardada en este navegador.",
    startOver: "Empezar de cero",
    askToStartOver: "¿Borrar esta mesa con sus créditos y su historial, y empezar de cero?",
    followed: "Esta mesa también está abierta en otra pestaña. Puede jugar en las dos.",
    takeOver: "Traer la mesa aquí",
    owned: "La mesa está ahora en esta pestaña.",
    dismiss: "De acuerdo",
    notices: {
      "storage-refused":
        "Esta mesa no se puede guardar aquí: puede seguir jugando, pero la mesa se pierde al cerrar la página.",
      "storage-failed":
        "Las últimas jugadas aún no están guardadas: puede seguir jugando, y se vuelve a intentar automáticamente.",
      "storage-cleared": "La mesa guardada se borró fuera de esta página; la mesa actual se ha vuelto a guardar.",
      "saved-again": "La mesa vuelve a guardarse.",
      "tail-cut": "El final de la mesa guardada estaba dañado: su zapato ha terminado, y empieza un zapato nuevo.",
      "secret-lost":
        "Falta la semilla del zapato: sus rondas se pueden leer. Conserva sus créditos y recibe un zapato nuevo.",
      unreadable:
        "El principio de la mesa guardada no se pudo leer: su zapato no puede continuar. Empieza un zapato nuevo con los últimos créditos legibles.",
      "other-rules": "La mesa guardada tenía otras reglas: las nuevas valen a partir del próximo zapato.",
      "newer-version":
        "La mesa la guardó una versión más nueva de esta página: recargue la página para seguir en ella. Esta mesa no se guarda.",
      "round-void": "La ronda en juego no pudo seguir: se han devuelto sus apuestas.",
      "stakes-lost": "La ronda en juego no pudo seguir: se han perdido sus apuestas.",
      "changed-elsewhere":
        "La mesa se cambió en otra pestaña: su última elección en esta pestaña se ha intentado de nuevo.",
      "unsaved-lost": "Se han perdido jugadas que no se pudieron guardar: la mesa sigue con lo que está guardado.",
      "owner-silent": "La otra pestaña de esta mesa no responde: traiga la mesa aquí para seguir.",
    },
    rescue: {
      failed: "No se ha podido abrir la mesa guardada.",
      late: "La mesa guardada tarda demasiado en abrirse.",
      tryAgain: "Intentar de nuevo",
      download: "Descargar los datos guardados",
      cancel: "Cancelar",
    },
  },
  wallet: {
    waiting: "Esperando a que la página confirme la apuesta…",
    cancel: "Cancelar la apuesta",
    confirmed: "La apuesta está confirmada. Esperando a la mesa guardada…",
    late: "La página no ha respondido a tiempo. No se ha jugado nada y la apuesta se devuelve.",
    cancelled: "La apuesta se ha cancelado. No se ha jugado nada.",
  },
};
