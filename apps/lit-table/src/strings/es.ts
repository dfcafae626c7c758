import type { PageStrings } from "./page-strings.js";

export const ES: PageStrings = {
  direction: "ltr",
  tagline: "Blackjack con rayos en la baraja. Créditos de juego, sin dinero, y un zapato que puede comprobar.",
  waiting: "Su mesa le espera",
  saved: (game, round, credits) => `${game}, ronda ${round}. Créditos: ${credits}.`,
  continue: "Continuar",
  chooseRules: "Elegir las reglas",
  play: "Jugar",
  rules: "Reglas",
  presets: {
    thunderjack: {
      tag: "Nuestro propio juego",
      text: "Un as con una figura del mismo palo paga 3 a 1. Seis cartas sin pasarse pagan 5 a 1.",
    },
    casino: {
      tag: "La mesa clásica",
      text: "El blackjack paga 3 a 2. Se divide hasta en cuatro manos. Hay seguro ante un as. El crupier pide con 17 blando.",
    },
    "vingt-et-un": {
      tag: "Un puesto, una baraja",
      text: "Usted contra el crupier: pedir o plantarse. La forma más rápida de aprender a contar hasta 21.",
    },
  },
  facts: { seats: "Puestos", decks: "Barajas", bets: "Apuestas", credits: "Créditos" },
  from: (smallest) => `desde ${smallest}`,
  range: (smallest, largest) => `${smallest} a ${largest}`,
  settings: "Ajustes",
  on: "Sí",
  off: "No",
  switches: {
    sound: "Sonido",
    roomTone: "Sonido de sala",
    hints: "Consejos",
    fourColours: "Cuatro colores",
    keys: "Atajos de teclado",
    sleeve: "Elegir cartas",
  },
  volume: "Volumen",
  sleeveNote:
    "Usted elige las próximas cartas. Se reparten en una mesa aparte, cuyo juego limpio no se puede demostrar.",
  theme: "Tema",
  themes: {
    storm: "Tormenta",
    felt: "Tapete",
    midnight: "Medianoche",
    paper: "Papel",
    "high-contrast": "Contraste",
  },
  deck: "Baraja",
  courts: { standard: "Tormenta", traditional: "Tradicional" },
  speed: "Velocidad",
  speeds: {
    normal: "Normal",
    calm: "Tranquila",
    fast: "Rápida",
    instant: "Instantánea",
    "reduced-motion": "Sin movimiento",
  },
  renderer: "Modo de dibujo",
  renderers: { lit: "Componentes web", canvas: "Canvas" },
  language: "Idioma",
  replays: "Repeticiones",
  recordings: {
    fair: {
      title: "Un zapato limpio",
      text: "Cinco rondas, comprobadas con su semilla",
      about:
        "Cinco rondas de un zapato barajado. La marca es verde: la semilla revelada corresponde al compromiso y da exactamente estas cartas.",
    },
    stacked: {
      title: "Blitz, división y Thunderjack",
      text: "Jugados con cartas elegidas",
      about:
        "Un Blitz, una pareja de ochos dividida, dos manos dobladas y un Thunderjack. Las cartas fueron elegidas: la grabación es coherente, pero no limpia.",
    },
    broken: {
      title: "Una grabación alterada",
      text: "La repetición muestra la línea alterada",
      about: "La primera grabación, con un importe aumentado. La repetición muestra la línea alterada.",
    },
  },
  replaysIntroduction:
    "Una grabación es un pequeño archivo de texto. Se puede reproducir, recorrer en ambos sentidos y comprobar. La tecla ? muestra las teclas de una repetición.",
  own: {
    title: "Sus rondas",
    text: "Las rondas que ha jugado en sus mesas",
    none: "Aquí aparecen las rondas que usted termina en una mesa.",
    recording: (game, rounds, date) => `${game}, ${date}. Rondas: ${rounds}`,
  },
  newcomers: "¿Nunca ha jugado?",
  lesson: "Gane al crupier sin pasarse de 21. Las figuras valen 10, un as 1 u 11.",
  firstRound: "Jugar una primera ronda",
  more: "Más",
  places: {
    sideBySide: "Los dos modos de dibujo, lado a lado",
    documentation: "Documentación",
    components: "Todos los componentes",
    terminal: "Jugar en la terminal",
  },
  lobby: "Inicio",
  pointers: {
    chip: "Elija una ficha para apostar.",
    deal: "Pulse Repartir para recibir sus cartas.",
    moves: "Su turno: Pedir da una carta, Plantarse termina su turno.",
  },
  dismiss: "Ocultar los consejos",
};
