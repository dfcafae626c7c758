/** What a table that cannot be painted says, by language. */
const SENTENCES: Readonly<Record<string, string>> = {
  ar: "لا يمكن رسم الطاولة في هذا المتصفح. يمكن اللعب بها هكذا، بالكلمات.",
  de: "Dieser Tisch kann hier nicht gezeichnet werden. Gespielt werden kann er trotzdem, in Worten.",
  en: "This table cannot be painted here. It can be played all the same, in words.",
  es: "Esta mesa no se puede dibujar aquí. Aun así se puede jugar, en palabras.",
  fr: "Cette table ne peut pas être dessinée ici. On peut y jouer quand même, en toutes lettres.",
};

/** @param language a BCP 47 tag; where it is none of those offered, the sentence is English */
export function unpaintedSentence(language: string): string {
  return SENTENCES[language.split("-")[0] ?? ""] ?? SENTENCES.en ?? "";
}
