import type { VerificationStrings } from "../panel-strings.js";

const FAILURES = {
  format: "التسجيل غير صالح",
  chain: "تغيّر شيء ما",
  noted: "الالتزام ليس هو الذي دُوّن",
  anchor: "الالتزام لا ينتمي إلى مرساة الجلسة",
  "client-seed": "بذرة اللاعب مختلفة",
  commitment: "البذرة ليست بذرة الالتزام",
  deck: "إحدى الأوراق ليست من البذرة",
  commands: "عند اللعب من جديد تخرج نتيجة أخرى",
  state: "النهاية ليست هي التي كُتبت",
} as const;

/** The strings about the verification of a recording in Arabic. The panels and the replay share them. */
export const VERIFICATION: VerificationStrings = {
  checks: {
    format: "كل سطر مقروء",
    chain: "لم يُغيَّر أي سطر",
    noted: "الالتزام هو الذي عُرض قبل أول توزيع",
    anchor: "الالتزام ينتمي إلى مرساة الجلسة",
    "client-seed": "دخلت بذرتك في الخلط",
    commitment: "البذرة هي بذرة الالتزام",
    deck: "كل ورقة من البذرة، أو مدوَّنة على أنها مختارة",
    commands: "عند اللعب من جديد حسب القواعد تنتهي كل جولة بالنتيجة نفسها",
    state: "الرصيد والرهانات في النهاية صحيحة",
  },
  holds: "صحيح",
  fails: "غير صحيح",
  notProven: (facts) => `غير مثبت: ${facts}.`,
  unproven: {
    "commitment-time": "متى نُشر الالتزام",
    "client-seed": "من اختار بذرة اللاعب",
    "seed-choice": "هل اختارت الدار البذرة من بين عدة بذور",
    cards: "هل كل الأوراق من البذرة",
    "anchor-time": "متى نُشرت المرساة",
    "later-shoes": "هل تنقص صناديق لاحقة أو أُعيدت كتابة تسجيلات",
    credits: "هل يبدأ كل صندوق برصيد الصندوق الذي قبله",
    rules: "هل لكل صندوق قواعد الصندوق الذي قبله",
    "shoe-ends": "هل أنهت الدار صندوقًا مبكرًا لتتجنّب جولة",
  },
  tookTooLong: "طال التحقق فأُوقف.",
  notVerified: "تعذّر إجراء التحقق.",
  failure: ({ name, first, last }) => {
    const where = first === null ? "" : first === last ? `السطر ${first}: ` : `الأسطر من ${first} إلى ${last}: `;
    return `${where}${FAILURES[name]}.`;
  },
};
