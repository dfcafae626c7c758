import type { AdviceWords } from "./advice-words.js";

/** Arabic. */
export const ARABIC_ADVICE: AdviceWords = {
  hint: "تلميح",
  best: "الأفضل",
  costs: (amount, share) => `يكلّف ${amount} (${share})`,
  basis: {
    "fresh-shoe": "محسوب على صندوق جديد دون الأوراق التي على الطاولة.",
    "counted-shoe": "محسوب على الأوراق التي لم يرها أحد بعد.",
  },
  mistake: (move, total, amount, best) => `${move} عند ${total}: كلّف ${amount} من الرصيد، والأفضل: ${best}.`,
  noMistake: "كان كل قرار هو الأفضل.",
  returned: (share) => `العائد للاعب: ${share} من الرهان الأول، بأفضل لعب لمقعد واحد وصندوق جديد في كل جولة.`,
};
