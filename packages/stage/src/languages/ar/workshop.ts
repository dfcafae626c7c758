import type { WorkshopStrings } from "../workshop-strings.js";

/** The strings of the notes and branches of a replay, in Arabic. */
export const STRINGS: WorkshopStrings = {
  title: "ملاحظات وتفرّعات",
  notes: "ملاحظات",
  branches: "تفرّعات",
  chapters: "فصول",
  glyph: "علامة",
  glyphs: { "": "بلا علامة", "!": "نقلة جيدة", "?": "خطأ", "??": "خطأ فادح" },
  comment: "تعليق",
  saveNote: "حفظ الملاحظة",
  deleteNote: "حذف الملاحظة",
  analyse: "تعليم الأخطاء",
  analysing: "جارٍ حساب الاحتمالات…",
  playOn: "متابعة اللعب من هنا",
  cards: "الأوراق",
  sameCards: "الأوراق نفسها",
  shuffledCards: "خلط جديد للأوراق غير المكشوفة",
  branch: (seq) => `تفرّع من الحدث ${seq}`,
  saveBranch: "حفظ التفرّع",
  closeBranch: "إغلاق التفرّع",
  open: "يمكن حفظ الملاحظات والتفرّعات بعد إغلاق التسجيل.",
  tooLong: "هذا التسجيل أطول من أن تُضاف إليه ملاحظات وتفرّعات.",
  goTo: (seq) => `الانتقال إلى الحدث ${seq}`,
};
