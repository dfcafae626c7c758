import { creditsIn } from "../../credits.js";
import type { PanelStrings, VerificationStrings } from "../panel-strings.js";
import { pluralIn } from "../plural.js";

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

const FAILURES = {
  format: "la grabación no es correcta",
  chain: "algo se ha cambiado",
  noted: "el compromiso no es el que se anotó",
  anchor: "el compromiso no es del ancla de la sesión",
  "client-seed": "la semilla del jugador es otra",
  commitment: "la semilla no es la del compromiso",
  deck: "una carta no es de la semilla",
  commands: "jugada de nuevo, sale otra cosa",
  state: "el final no es el que se escribió",
} as const;

const VERIFICATION: VerificationStrings = {
  checks: {
    format: "Cada línea se puede leer",
    chain: "Ninguna línea se ha cambiado",
    noted: "El compromiso es el que se mostró antes del primer reparto",
    anchor: "El compromiso es del ancla de la sesión",
    "client-seed": "Su semilla entró en la mezcla",
    commitment: "La semilla es la del compromiso",
    deck: "Cada carta es de la semilla, o consta como elegida",
    commands: "Jugada otra vez según las reglas, cada ronda sale igual",
    state: "Los créditos y las apuestas del final son correctos",
  },
  holds: "correcto",
  fails: "incorrecto",
  notProven: (facts) => `No demostrado: ${facts}.`,
  unproven: {
    "commitment-time": "Cuándo se publicó el compromiso",
    "client-seed": "Quién eligió la semilla del jugador",
    "seed-choice": "Si la casa eligió la semilla entre varias",
    cards: "Si todas las cartas son de la semilla",
    "anchor-time": "Cuándo se publicó el ancla",
    "later-shoes": "Si faltan zapatos posteriores o se reescribieron grabaciones",
    credits: "Si cada zapato empieza con los créditos del anterior",
  },
  failure: ({ name, first, last }) => {
    if (first === null) return `Incorrecto: ${FAILURES[name]}.`;
    return `${first === last ? `Línea ${first}` : `Líneas ${first} a ${last}`}: ${FAILURES[name]}.`;
  },
};

/** The strings of the panels, the hints and the replay in Spanish. */
export const PANELS: PanelStrings = {
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
  replay: {
    language: "es",
    direction: "ltr",

    player: "Reproducción de una partida grabada",
    controls: "Controles de reproducción",
    timeline: "Posición",
    moments: "Momentos",

    play: "Reproducir",
    pause: "Pausa",
    playAgain: "Reproducir de nuevo",
    stepForward: "Un evento adelante",
    stepBack: "Un evento atrás",
    nextDecision: "Decisión siguiente",
    previousDecision: "Decisión anterior",
    nextRound: "Ronda siguiente",
    previousRound: "Ronda anterior",
    speed: "Velocidad",
    loop: "Repetir en bucle",
    fullScreen: "Pantalla completa",
    transcript: "Transcripción",
    more: "Más",
    copyLink: "Copiar un enlace a este momento",
    download: "Descargar la grabación",
    openFile: "Abrir un archivo",
    keys: "Teclas",
    close: "Cerrar",
    copy: "Copiar",
    save: "Descargar",
    copyTranscript: "Copiar la transcripción",
    downloadTranscript: "Descargar la transcripción",
    checkNow: "Comprobar ahora",

    round: (round) => `Ronda ${round}`,
    event: (seq, count) => `evento ${seq} de ${count}`,
    beforeFirst: "Antes del primer reparto",
    chapters: {
      round: "Reparto",
      split: "Pareja dividida",
      double: "Apuesta doblada",
      surrender: "Rendición",
      blackjack: "Blackjack",
      blitz: "Blitz",
      thunderjack: "Thunderjack",
      "dealer-bust": "El crupier se pasa",
      settled: "Liquidación",
    },

    replay: "Repetición",
    live: "En directo",
    checking: "comprobando",
    unchecked: "sin comprobar",
    verdicts: {
      fair: "limpia",
      committed: "comprometida",
      consistent: "coherente",
      open: "abierta",
      broken: "alterada",
    },
    reasons: {
      fair: "Todas las comprobaciones son correctas: las cartas salen de la semilla del compromiso y de la del jugador.",
      committed:
        "Todas las comprobaciones son correctas, pero el jugador no aportó ninguna semilla: la casa pudo elegir entre varias.",
      consistent:
        "Todas las comprobaciones son correctas, pero la semilla o algunas de las cartas fueron elegidas, o la mesa se restauró tras un error.",
      open: "La grabación no está cerrada: su semilla aún no se ha revelado.",
      broken: "Una comprobación de esta grabación ha fallado.",
      live: "En esta mesa aún se juega. Lo que allí está oculto también lo está aquí.",
      checking: "Se está comprobando la grabación.",
      unchecked: "Una grabación larga solo se comprueba a petición.",
    },
    ...VERIFICATION,

    loading: "Cargando la grabación…",
    waiting: "Esperando el primer reparto…",
    empty: "Aún no hay grabación",
    emptyHint: "Suelte aquí una partida grabada o abra un archivo.",
    dropHere: "Suelte el archivo para reproducirlo.",
    linkCopied: "Se ha copiado el enlace.",
    copied: "Copiado.",
    copyByHand: "No se ha podido copiar. Copie este texto a mano:",
    tooLongToCopy: "La transcripción es demasiado larga para copiarla. Descárguela.",
    unreadable: "Esta grabación no se puede mostrar",
    damaged: "Esta grabación está dañada. Todo lo anterior al daño se puede reproducir.",
    truncated: "La última línea está cortada. Todo lo anterior se puede reproducir.",
    notLoaded: (status) => `No se ha podido cargar el archivo: el servidor respondió ${status}.`,
    notReached: "No se pudo acceder al archivo.",
    isWebPage: "La dirección lleva a una página web y no a una grabación.",
    otherSite: "El archivo está en otro sitio. Solo se pueden cargar archivos de este sitio.",
    badData: "Este enlace data: no se puede leer.",
    badLink: () => "Este enlace no se puede leer.",
    noLink: () => "Esta grabación no puede convertirse en un enlace.",

    spaceKey: "Espacio",
    keyNames: {
      toggle: "reproducir o pausar",
      event: "un evento atrás o adelante",
      decision: "decisión anterior o siguiente",
      round: "ronda anterior o siguiente",
      tenths: "ir a 0 % … 90 %",
      speed: "más rápido o más lento",
      keys: "esta lista",
    },
  },
};
