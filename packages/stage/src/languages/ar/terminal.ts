import type { TerminalStrings } from "../terminal-strings.js";

/** The terminal program, in Arabic. */
export const TERMINAL: TerminalStrings = {
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
};
