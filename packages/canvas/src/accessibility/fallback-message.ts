/** The message above a table whose canvas cannot be drawn, by language. */
const MESSAGES: Readonly<Record<string, string>> = {
  ar: "لا يمكن رسم الطاولة في هذا المتصفح. يمكنك اللعب في الوضع النصي.",
  de: "Dieser Browser kann den Tisch nicht zeichnen. Sie können in der Textansicht spielen.",
  en: "This browser cannot draw the table. You can play in the text view.",
  es: "Este navegador no puede dibujar la mesa. Puede jugar en la vista de texto.",
  fr: "Ce navigateur ne peut pas dessiner la table. Vous pouvez jouer en mode texte.",
};

/** Returns the message in a language, given as a BCP 47 tag. Defaults to English. */
export function fallbackMessage(language: string): string {
  return MESSAGES[language.split("-")[0] ?? ""] ?? MESSAGES.en ?? "";
}
