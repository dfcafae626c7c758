/** What the program says below a table, in the language of the table. */
export interface ProgramWords {
  readonly help: string;
  readonly quit: string;
  /** Asked in the middle of a round; then the two answers. */
  readonly askToLeave: string;
  readonly leave: string;
  readonly stay: string;
  /** Before the commitment to a secret seed, and before the one to a seed that somebody chose. */
  readonly commitment: string;
  readonly chosenCommitment: string;
  readonly playing: string;
  readonly paused: string;
  readonly atEnd: string;
  readonly loop: string;
  round(number: number, of: number): string;
  event(number: number, of: number): string;
}

const ENGLISH: ProgramWords = {
  help: "Help",
  quit: "Quit",
  askToLeave: "A round is in play. Leave the table in the middle of it?",
  leave: "Leave",
  stay: "Play on",
  commitment: "The shoe is shuffled from a secret seed, which is shown when you leave. Write its commitment down:",
  chosenCommitment: "The seed was chosen with --seed: the same text deals the same cards. Commitment to it:",
  playing: "playing",
  paused: "paused",
  atEnd: "at the end",
  loop: "loop",
  round: (number, of) => `round ${number}/${of}`,
  event: (number, of) => `event ${number}/${of}`,
};

const WORDS: Readonly<Record<string, ProgramWords>> = {
  en: ENGLISH,
  fr: {
    help: "Aide",
    quit: "Quitter",
    askToLeave: "Une manche est en cours. Quitter la table au milieu ?",
    leave: "Quitter",
    stay: "Continuer",
    commitment: "Le sabot est mélangé d’après une graine secrète, montrée à votre départ. Notez son engagement :",
    chosenCommitment: "La graine a été choisie avec --seed : le même texte donne les mêmes cartes. Son engagement :",
    playing: "lecture",
    paused: "en pause",
    atEnd: "à la fin",
    loop: "en boucle",
    round: (number, of) => `manche ${number}/${of}`,
    event: (number, of) => `événement ${number}/${of}`,
  },
  de: {
    help: "Hilfe",
    quit: "Beenden",
    askToLeave: "Es läuft eine Runde. Den Tisch mittendrin verlassen?",
    leave: "Verlassen",
    stay: "Weiterspielen",
    commitment:
      "Der Schlitten wird aus einem geheimen Startwert gemischt, der am Ende gezeigt wird. Notieren Sie seinen Prüfwert:",
    chosenCommitment: "Der Startwert wurde mit --seed gewählt: derselbe Text gibt dieselben Karten. Sein Prüfwert:",
    playing: "läuft",
    paused: "angehalten",
    atEnd: "am Ende",
    loop: "Schleife",
    round: (number, of) => `Runde ${number}/${of}`,
    event: (number, of) => `Ereignis ${number}/${of}`,
  },
  es: {
    help: "Ayuda",
    quit: "Salir",
    askToLeave: "Hay una ronda en juego. ¿Dejar la mesa a la mitad?",
    leave: "Dejarla",
    stay: "Seguir",
    commitment: "El zapato se baraja con una semilla secreta, que se muestra al salir. Anote su compromiso:",
    chosenCommitment: "La semilla se eligió con --seed: el mismo texto da las mismas cartas. Su compromiso:",
    playing: "en marcha",
    paused: "en pausa",
    atEnd: "al final",
    loop: "en bucle",
    round: (number, of) => `ronda ${number}/${of}`,
    event: (number, of) => `suceso ${number}/${of}`,
  },
  ar: {
    help: "مساعدة",
    quit: "خروج",
    askToLeave: "هناك جولة جارية. هل تغادر الطاولة في منتصفها؟",
    leave: "غادر",
    stay: "تابع اللعب",
    commitment: "يُخلط الورق ببذرة سرية تُعرض عند مغادرتك. دوّن التزامها:",
    chosenCommitment: "اختيرت البذرة بالخيار ‎--seed‎: النص نفسه يوزّع الأوراق نفسها. التزامها:",
    playing: "يُعرض",
    paused: "متوقف",
    atEnd: "في النهاية",
    loop: "تكرار",
    round: (number, of) => `الجولة ${number}/${of}`,
    event: (number, of) => `الحدث ${number}/${of}`,
  },
};

/**
 * The words of a language.
 *
 * @param language a BCP 47 tag; what is not found is English
 */
export function programWords(language: string): ProgramWords {
  return WORDS[language.toLowerCase().split("-")[0] ?? ""] ?? ENGLISH;
}
