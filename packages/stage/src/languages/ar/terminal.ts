import type { TerminalStrings } from "../terminal-strings.js";

/** The strings of the terminal program in Arabic. */
export const TERMINAL: TerminalStrings = {
  help: "مساعدة",
  quit: "خروج",
  askToLeave: "هناك جولة جارية. هل تغادر الطاولة قبل نهايتها؟",
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

  notPossible: (command) => `«${command}» غير ممكن الآن؛ اكتب help لعرض الأوامر الممكنة.`,

  notDealt: "لم تُوزَّع أي ورقة ولم يُسجَّل شيء.",
  notRecorded: "لم تُسجَّل اللعبة: استخدم ‎play --out FILE.tjr‎ لتسجيل لعبة والتحقق منها.",
  recording: (file) => `التسجيل: ${file}`,
  verifyWith: (command) => `للتحقق منه: ${command}`,
  neverFair: "اختيرت البذرة بالخيار ‎--seed‎: قد يكون التسجيل متسقًا، لكنه ليس نزيهًا أبدًا.",
  proof: "الالتزام المعروض قبل أول توزيع يثبت أن الأوراق كانت محددة قبل أن تلعب.",
  clientSeed: (seed) => `بذرتك: ${seed}`,
  recordingFull: "بلغ التسجيل أقصى طوله: تنقصه الأحداث اللاحقة، ولا تُكشف بذرته.",
  recordingOpen: "ينتهي التسجيل في منتصف جولة: يمكن عرضه، لكن بذرته لا تُكشف.",

  damaged: (line) => `عُرض حتى خطأ في السطر ${line}.`,
  truncated: "السطر الأخير مقطوع: يُعرض كل ما قبله.",
};
