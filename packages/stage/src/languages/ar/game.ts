import { type CardId, type Rank, rankOf, type Suit, suitOf } from "@thunderjack/cards";
import type { Amount, HandName } from "@thunderjack/core";
import { chipFigure, creditsIn, gainIn } from "../../credits.js";
import type { LabelledCommand, Phrasebook, Total } from "../../phrasebook.js";
import { placeOf } from "../place.js";
import { pluralIn } from "../plural.js";
import { type Refusals, refusalIn } from "../refusals.js";

/** The name of a rank before a suit. The two is a digit, because its word is not used in this position. */
const RANK_NAMES: Readonly<Record<Rank, string>> = {
  "2": "2",
  "3": "ثلاثة",
  "4": "أربعة",
  "5": "خمسة",
  "6": "ستة",
  "7": "سبعة",
  "8": "ثمانية",
  "9": "تسعة",
  "10": "عشرة",
  j: "ولد",
  q: "ملكة",
  k: "ملك",
  a: "آس",
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = { h: "القلوب", d: "الديناري", c: "السباتي", s: "البستوني" };

const SEAT_NAMES = { right: "الأيمن", middle: "الأوسط", left: "الأيسر" } as const;

/** The ordinals of the hands that a split has created. They are feminine, like the word for a hand. */
const ORDINALS: Readonly<Record<number, string>> = { 2: "الثانية", 3: "الثالثة", 4: "الرابعة" };

const AWARDS = { thunderjack: "ثاندرجاك", blackjack: "بلاك جاك", blitz: "بليتز" } as const;
const PAID = { ...AWARDS, insurance: "التأمين" } as const;

const COMMANDS: Readonly<Record<LabelledCommand, string>> = {
  Hit: "سحب",
  Stand: "وقوف",
  Double: "مضاعفة",
  Split: "تقسيم",
  Surrender: "استسلام",
  DeclineSurrender: "متابعة",
  TakeInsurance: "تأمين",
  DeclineInsurance: "بلا تأمين",
  Deal: "توزيع",
  ClearBets: "مسح",
  StartAgain: "لعبة جديدة",
};

/** The character that keeps the sign to the left of the digits, as in mathematical notation. */
const LEFT_TO_RIGHT_MARK = "\u200e";

const credits = creditsIn("ar");
const gain = gainIn("ar");
const signed = (amount: Amount): string => `${LEFT_TO_RIGHT_MARK}${gain(amount)}`;
const plural = pluralIn("ar");

const card = (id: CardId): string => `${RANK_NAMES[rankOf(id)]} ${SUIT_NAMES[suitOf(id)]}`;
const total = ({ value, isSoft }: Total): string => (isSoft ? `${value} ناعمة` : `${value}`);
const onSeat = (seat: keyof typeof SEAT_NAMES): string => `على المقعد ${SEAT_NAMES[seat]}`;

/*
 * Arabic has six plural categories. For one and two, the form of the noun expresses the number. For zero, and from 11
 * on, the noun is in the singular. Its two cases are spelled alike if the noun is feminine, as these nouns are.
 */

/** The number of cards, as the object of a sentence or after a preposition. */
const cards = (count: number): string =>
  plural(count, {
    one: "ورقة واحدة",
    two: "ورقتين",
    few: `${count} أوراق`,
    other: `${count} ورقة`,
  });

function hand(name: HandName): string {
  const { seat, number } = placeOf(name);
  return number === null
    ? `يد المقعد ${SEAT_NAMES[seat]}`
    : `اليد ${ORDINALS[number] ?? number} للمقعد ${SEAT_NAMES[seat]}`;
}

function result(net: Amount): string {
  if (net === 0) return "لم تربح ولم تخسر.";
  return net > 0 ? `ربحت ${credits(net)}.` : `خسرت ${credits(-net)}.`;
}

const REFUSALS: Refusals = {
  "round-in-play": () => "هناك جولة جارية: انتظر حتى تُسوّى.",
  "no-round-in-play": () => "لا توجد جولة جارية: وزّع الأوراق أولًا.",
  "game-over": () => "انتهت اللعبة: ابدأ لعبة جديدة لتواصل اللعب.",
  "game-not-over": () => "لم تنتهِ اللعبة بعد.",
  "unknown-seat": ({ seat }) => `لا يوجد في هذه الطاولة مقعد اسمه «${seat}».`,
  "bet-not-whole": () => "الرهان عدد صحيح موجب بأجزاء كاملة من مئة جزء من الرصيد.",
  "bet-not-in-steps": ({ step }) => `الرهانات على هذه الطاولة من مضاعفات ${credits(step)}.`,
  "bet-too-small": ({ smallest }) => `أصغر رهان على هذه الطاولة هو ${credits(smallest)}.`,
  "bet-too-large": ({ largest }) => `أكبر رهان على هذه الطاولة هو ${credits(largest)}.`,
  "no-bet": ({ to }) => (to === "deal" ? "ضع رهانًا قبل توزيع الأوراق." : "لا يوجد رهان على الطاولة."),
  "not-enough-credits": (detail) => {
    const purpose = {
      bet: "لهذا الرهان",
      bets: "لكل الرهانات على الطاولة",
      raise: "لرهان مساوٍ لهذا الرهان",
      insurance: "للتأمين",
    };
    return `رصيدك لا يكفي ${purpose[detail.for]}.`;
  },
  "stacking-not-allowed": () => "لا تُختار الأوراق على هذه الطاولة.",
  "card-not-in-shoe": ({ card: id, isKnown }) =>
    isKnown ? `الورقة «${card(id)}» ليست في صندوق الأوراق الآن.` : `لا توجد على هذه الطاولة ورقة «${id}».`,
  "card-stacked-twice": ({ card: id }) => `اختيرت الورقة «${card(id)}» مرتين.`,
  "not-this-hands-turn": ({ hand: name, exists }) =>
    exists ? `ليس هذا دور ${hand(name)}.` : `لا توجد يد اسمها «${hand(name)}».`,
  "answer-expected": ({ to }) =>
    to === "surrender" ? "السؤال هو: هل تستسلم هذه اليد؟" : "السؤال هو: هل تأخذ هذه اليد التأمين؟",
  "not-asked": () => "هذا الخيار غير مطروح الآن.",
  "no-cards-left": () => "لم يبقَ عدد كافٍ من الأوراق.",
  "not-offered": ({ move }) => {
    const why = {
      double: "لا يُضاعف الرهان على هذه الطاولة.",
      split: "لا تُقسّم الأزواج على هذه الطاولة.",
      surrender: "لا استسلام على هذه الطاولة.",
      "surrender-now": "لم يُعرض الاستسلام إلا قبل أن ينظر الموزّع إلى ورقته.",
    };
    return why[move];
  },
  "split-aces-stand": () => "يأخذ كل آس مقسوم ورقة واحدة فقط.",
  "not-two-cards": ({ move }) =>
    move === "double" ? "لا يُضاعف الرهان إلا ليد من ورقتين." : "لا تستسلم إلا يد من ورقتين.",
  "total-not-doubled": ({ from, to }) => `لا يُضاعف الرهان إلا لمجموع من ${from} إلى ${to}.`,
  "no-double-after-split": () => "لا يُضاعف رهان الأيدي المقسومة على هذه الطاولة.",
  "not-a-pair": () => "لا يُقسّم إلا زوج من الأوراق.",
  "hand-already-split": ({ why }) => {
    const reason = {
      aces: "لا تُقسّم الآسات المقسومة مرة أخرى على هذه الطاولة.",
      hands: "لهذا المقعد أكبر عدد مسموح به من الأيدي.",
      surrender: "لا تستسلم يد مقسومة.",
    };
    return reason[why];
  },
  "insurance-amount": () => "التأمين نصف الرهان على الأكثر، ويجب أن تكون دفعته بأجزاء كاملة من المئة.",
  "one-purse": () => "كل المقاعد على هذه الطاولة تشترك في رصيد واحد.",
  "buy-in-amount": () => "مبلغ الشراء عدد صحيح موجب من أجزاء المئة ضمن الحد المسموح.",
  "not-your-seat": () => "هذا المقعد للاعب آخر.",
  stale: () => "تغيّرت الطاولة في هذه الأثناء، لذلك لم يُنفَّذ شيء.",
  "table-closed": () => "هذه الطاولة مغلقة.",
};

/** The strings of the table in Arabic. */
export const STRINGS: Phrasebook = {
  language: "ar",
  direction: "rtl",

  labels: {
    table: "طاولة بلاك جاك",
    credits: "الرصيد",
    bets: "الرهانات",
    result: "النتيجة",
    shoe: "صندوق الأوراق",
    tray: "الملعوبة",
    moves: "الخيارات",
    chips: "الفيش",
    gameOver: "انتهت اللعبة",
    undo: "تراجع",
    doubleBets: "مضاعفة الرهانات",
    doubleName: "مضاعفة",
    repeatBets: "إعادة الرهانات نفسها",
    repeatName: "إعادة",
  },
  pair: (label, value) => `${label}: ${value}`,
  list: (items) => items.join("، "),
  pays: (what, [won, bet]) => `${PAID[what]} يدفع ${won} إلى ${bet}`,
  dealerRule: (hitsSoft17) => (hitsSoft17 ? "الموزّع يسحب عند 17 ناعمة" : "الموزّع يسحب حتى 16 ويقف عند 17"),
  credits,
  gain: signed,
  card,
  faceDownCard: "ورقة مقلوبة",
  seat: (seat) => SEAT_NAMES[seat],
  seatSwitch: (seat) => `المقعد ${SEAT_NAMES[seat]}`,
  hand,
  dealer: "الموزّع",
  total,
  badges: {
    win: "فوز",
    push: "تعادل",
    bust: "تجاوز 21",
    blackjack: "بلاك جاك",
    thunderjack: "ثاندرجاك!",
    blitz: "بليتز!",
    surrender: "استسلام",
    lose: "خسارة",
    "dealer-bust": "الموزّع تجاوز 21",
    "dealer-blackjack": "بلاك جاك",
  },
  commands: COMMANDS,
  details: {
    hit: (blitz) => (blitz === null ? "ورقة واحدة" : `الورقة ${blitz.card} من ${blitz.needed}`),
    stand: (sum) => `الوقوف عند ${sum}`,
    double: (cost) => `${credits(cost)}، ورقة واحدة`,
    split: (cost) => `${credits(cost)}، يدان`,
    surrender: (returned) => `استرداد ${credits(returned)}`,
    playOn: (bet) => `اللعب بمبلغ ${credits(bet)}`,
    insurance: (cost, won) => `يكلّف ${credits(cost)} ويدفع ${credits(won)} إن كان للموزّع بلاك جاك`,
    noInsurance: (bet) => `اللعب بمبلغ ${credits(bet)} فقط`,
    evenMoney: (won, wonAgainst) =>
      won === wonAgainst
        ? `${signed(won)} الآن، أيًّا كانت أوراق الموزّع`
        : `${signed(won)}، أو ${signed(wonAgainst)} إن كان للموزّع بلاك جاك`,
    noEvenMoney: (won, wonAgainst) => `${signed(won)}، أو ${signed(wonAgainst)} إن كان للموزّع بلاك جاك`,
    notYourTurn: "ليس دورك",
    needs: (cost) => `يلزم ${credits(cost)}`,
    noCards: "الأوراق لا تكفي",
    twoCards: "بورقتين فقط",
    totals: (from, to) => `من ${from} إلى ${to} فقط`,
    afterSplit: "ليس بعد التقسيم",
    splitAces: "ورقة لكل آس",
    notPair: "ليست زوجًا",
    acesOnce: "الآسات مرة واحدة",
    mostHands: "لا يد أخرى",
    tooLate: "فات الأوان",
    notInsurable: "غير ممكن هنا",
  },
  chip: (amount) => `زيادة الرهان بمقدار ${chipFigure(amount)}`,
  insured: (amount) => `تأمين: ${credits(amount)}`,
  insuranceResult: (net) => `تأمين: ${signed(net)}`,
  evenMoney: "دفع متساوٍ",
  blitzMeter: (held, needed) => `${held} من ${cards(needed)}`,
  nearBlitz: (missing) => `${missing === 1 ? "تبقّت ورقة واحدة" : "تبقّت ورقتان"} لبليتز`,
  raise: (seat, chip, bet) =>
    bet > 0 ? `زيادة الرهان بمقدار ${credits(chip)} ${onSeat(seat)}` : `وضع رهان ${credits(chip)} ${onSeat(seat)}`,
  takeBack: (seat) => `سحب الرهان ${onSeat(seat)}`,
  takeChip: (seat) => `سحب فيشة ${onSeat(seat)}`,
  refusal: refusalIn(REFUSALS),
  notYourTurn: "لا قرار مطلوب الآن.",
  onlyShown: "لا يمكنك سوى مشاهدة هذه الطاولة.",

  placeBets: (hasBets) => (hasBets ? "وزّع الأوراق، أو غيّر رهاناتك." : "ضع رهاناتك."),
  dealing: "تُوزّع الأوراق.",
  askMove: (name, sum, upcard) => `${hand(name)}: ${total(sum)} مقابل ${upcard === 11 ? "آس" : upcard} الموزّع.`,
  askSurrender: (name) => `${hand(name)}: استسلام أم متابعة؟`,
  askInsurance: (name) => `${hand(name)}: تأمين أم بلا تأمين؟`,
  askEvenMoney: (name) => `${hand(name)}: دفع متساوٍ أم متابعة؟`,
  plays: (name) => `${hand(name)} تلعب.`,
  insuranceClosed: "أُغلق التأمين.",
  handOver: "انتهت هذه اليد.",
  othersTurn: (seat, player) => `${player ?? "لاعب آخر"} يقرّر ${onSeat(seat)}.`,
  dealerPlays: "دور الموزّع.",
  result,
  gameOver: "انتهت اللعبة: رصيدك لا يكفي لرهان آخر.",

  betPlaced: (seat, amount) =>
    amount === 0 ? `لا رهان ${onSeat(seat)}.` : `الرهان ${onSeat(seat)} هو ${credits(amount)}.`,
  betsCleared: "سُحبت كل الرهانات.",
  roundStarted: (round) => `الجولة ${round}.`,
  shuffled: "تُخلط الأوراق.",
  stacked: (count) =>
    plural(count, {
      one: "اختار اللاعب الورقة التالية.",
      two: "اختار اللاعب الورقتين التاليتين.",
      few: `اختار اللاعب ${count} أوراق تالية.`,
      other: `اختار اللاعب ${count} ورقة تالية.`,
    }),
  cardDealt: (name, id, sum) => `${hand(name)}: ${card(id)}${sum === null ? "" : `، المجموع ${total(sum)}`}.`,
  dealerShows: (id) => `الموزّع يكشف ${card(id)}.`,
  dealerHides: "الموزّع يأخذ ورقة مقلوبة.",
  dealerDraws: (id, sum) => `الموزّع يسحب ${card(id)}، المجموع ${total(sum)}.`,
  dealerReveals: (id, sum, isBlackjack) =>
    `الموزّع يكشف ورقته المقلوبة: ${card(id)}، ${isBlackjack ? "بلاك جاك" : `المجموع ${total(sum)}`}.`,
  turnStarted: (name, sum) => `دور ${hand(name)}${sum === null ? "" : `، المجموع ${total(sum)}`}.`,
  surrenderDeclined: (name) => `${hand(name)} تتابع اللعب.`,
  insuranceTaken: (name, amount) => `تأمين بمبلغ ${credits(amount)} على ${hand(name)}.`,
  insuranceDeclined: (name) => `${hand(name)} لا تأخذ التأمين.`,
  evenMoneyTaken: (name) => `${hand(name)} تأخذ الدفع المتساوي.`,
  evenMoneyDeclined: (name) => `${hand(name)} تتابع بلا دفع متساوٍ.`,
  evenMoneyPaid: (name, net) => `دفع متساوٍ: ${hand(name)} تربح ${credits(net)}.`,
  stood: (name, sum) => `${hand(name)} تقف عند ${sum}.`,
  doubled: (name, bet) => `${hand(name)} تضاعف الرهان إلى ${credits(bet)}.`,
  split: (name, newHand, id) => `${hand(name)} تُقسّم: ينتقل ${card(id)} إلى ${hand(newHand)}.`,
  surrendered: (name) => `${hand(name)} تستسلم.`,
  bust: (name, sum) => `${hand(name)} تتجاوز 21 بمجموع ${sum}.`,
  splitAcesStand: (name) => `${hand(name)} تقف: يأخذ كل آس مقسوم ورقة واحدة فقط.`,
  noCardsLeft: (name) => `${hand(name)} تقف: لم تبقَ أوراق.`,
  awarded: (name, award, payout) => `${AWARDS[award]}! ${hand(name)} تربح ${credits(payout)}.`,
  thunderjackEndsRound: "ثاندرجاك ينهي الجولة.",
  thunderjacksCancelled: (count) =>
    plural(count, {
      two: "ثاندرجاك في يدين: تلغي إحداهما الأخرى.",
      few: `ثاندرجاك في ${count} أيدٍ: يلغي بعضها بعضًا.`,
      other: `ثاندرجاك في ${count} يدًا: يلغي بعضها بعضًا.`,
    }),
  dealerStood: (sum) => `الموزّع يقف عند ${sum}.`,
  dealerBusted: (sum, count) =>
    sum > 21 ? `الموزّع يتجاوز 21 بمجموع ${sum}.` : `الموزّع يخسر لأن لديه ${cards(count)}.`,
  handSettled: (name, outcome, net, returned) => {
    if (outcome === "push") return `${hand(name)} تتعادل.`;
    if (outcome === "surrender") return `${hand(name)} تسترد ${credits(returned)}.`;
    return net < 0 ? `${hand(name)} تخسر ${credits(-net)}.` : `${hand(name)} تربح ${credits(net)}.`;
  },
  insuranceSettled: (name, net) =>
    net < 0 ? `${hand(name)} تخسر التأمين وقدره ${credits(-net)}.` : `${hand(name)} تربح ${credits(net)} من التأمين.`,
  gameRestarted: (amount) => `لعبة جديدة برصيد ${credits(amount)}.`,
  boughtIn: (seat, amount) =>
    amount === 0 ? `شراء رصيد ${onSeat(seat)}.` : `شراء رصيد قدره ${credits(amount)} ${onSeat(seat)}.`,
  cashedOut: (seat, amount) =>
    amount === 0 ? `سحب الرصيد ${onSeat(seat)}.` : `سحب رصيد قدره ${credits(amount)} ${onSeat(seat)}.`,
  betRemoved: (seat) => `الرصيد لا يكفي ${onSeat(seat)}: أُزيل الرهان.`,

  bar: {
    history: "السجل",
    fairness: "النزاهة",
    keys: "اختصارات لوحة المفاتيح",
    sound: "الصوت",
    volume: "مستوى الصوت",
    rules: "القواعد",
    picker: "اختيار الأوراق",
    replay: "إعادة",
    pause: "إيقاف مؤقت",
    play: "متابعة",
    again: "من جديد",
    back: "العودة إلى الطاولة",
    loading: "جارٍ تحميل الطاولة…",
    chosen: "بذرة مختارة",
    frozen: "الطاولة مغلقة الآن.",
    notDealt: "ألغت الصفحة هذا الرهان.",
    otherShoe: "صندوق جديد قيد اللعب. بذرة الصندوق السابق معروضة تحت «النزاهة».",
    round: (round) => `الجولة ${round}`,
    notLoaded: (reason) => `تعذّر التحميل: ${reason}`,
  },
};
