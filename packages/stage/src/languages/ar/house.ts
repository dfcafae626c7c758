import { creditsIn } from "../../credits.js";
import type { HouseStrings } from "../house-strings.js";

const credits = creditsIn("ar");

/** The seats in the sentences of a house. */
const AT_SEAT = { right: "الأيمن", middle: "الأوسط", left: "الأيسر" } as const;

/** The strings of a table that runs on a server, in Arabic. */
export const STRINGS: HouseStrings = {
  connections: {
    connecting: "جارٍ الاتصال بالطاولة…",
    live: "الطاولة متصلة.",
    reconnecting: "انقطع الاتصال. جارٍ الاتصال من جديد…",
    moved: "تنتقل الطاولة إلى خادم آخر. جارٍ الاتصال من جديد…",
    full: "هذه الطاولة ممتلئة.",
    refused: "رفض الكازينو الاتصال.",
    closed: "أُغلق الاتصال.",
  },
  watching: "أنت تشاهد هذه الطاولة.",
  noSeat: "خذ مقعدًا فارغًا لتلعب.",
  ready: "أنت جاهز. بانتظار اللاعبين الآخرين.",
  timeLeft: (seconds) => `الوقت المتبقي بالثواني: ${seconds}`,
  away: (player) => `انقطع اتصال ${player}.`,
  development: "هذا الخادم للتطوير فقط. يمكن لأي شخص الدخول بأي اسم.",
  amount: "مبلغ الشراء",
  takeSeat: (seat) => `خذ المقعد ${AT_SEAT[seat]}`,
  buyIn: (seat) => `أضف رصيدًا إلى المقعد ${AT_SEAT[seat]}`,
  leaveSeat: (seat) => `غادر المقعد ${AT_SEAT[seat]}`,
  purse: (seat, amount) => `رصيد المقعد ${AT_SEAT[seat]}: ${credits(amount)}`,
  reasons: {
    "seat-taken": "هذا المقعد مشغول.",
    "account-too-small": "لا يكفي رصيد حسابك.",
    "purse-too-large": "هذا أكثر مما يُسمح لك بوضعه على هذه الطاولة.",
    "wallet-refused": "رفضت محفظتك الرهان.",
    "wallet-unknown": "لم تستجب محفظتك. لم يُسجَّل الرهان.",
    "not-seated": "ليس لك مقعد على هذه الطاولة.",
    "too-many-requests": "طلبات كثيرة في وقت واحد. انتظر ثانية.",
    "house-closing": "الخادم يُغلق الآن. أعد الاتصال.",
    unavailable: "يتعذّر حفظ الطلب الآن. حاول مرة أخرى.",
  },
};
