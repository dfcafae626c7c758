import { creditsIn } from "../../credits.js";
import type { PanelStrings, VerificationStrings } from "../panel-strings.js";
import { pluralIn } from "../plural.js";

/** The cards that make a Thunderjack with an ace, by the lowest of these cards. */
const COURTS = {
  "10": "عشرة أو ولد أو ملكة أو ملك",
  j: "ولد أو ملكة أو ملك",
  q: "ملكة أو ملك",
  k: "ملك",
} as const;

const credits = creditsIn("ar");
const plural = pluralIn("ar");

const rounds = (count: number): string =>
  plural(count, { one: "جولة واحدة", two: "جولتان", few: `${count} جولات`, other: `${count} جولة` });

/** The number of files after a preposition. */
const filesIn = (count: number): string =>
  plural(count, { one: "ملف واحد", two: "ملفين", few: `${count} ملفات`, other: `${count} ملفًا` });

const decksIn = (count: number): string =>
  plural(count, { one: "مجموعة واحدة", two: "مجموعتان", few: `${count} مجموعات`, other: `${count} مجموعة` });

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

const VERIFICATION: VerificationStrings = {
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
  },
  failure: ({ name, first, last }) => {
    const where = first === null ? "" : first === last ? `السطر ${first}: ` : `الأسطر من ${first} إلى ${last}: `;
    return `${where}${FAILURES[name]}.`;
  },
};

/** The strings of the panels, the hints and the replay in Arabic. */
export const PANELS: PanelStrings = {
  panel: {
    close: "إغلاق",
    copy: "نسخ",
    copied: "تم النسخ",
    download: "تنزيل التسجيل",
    downloadAll: "تنزيل التسجيلات",
    noRounds: "لم تُلعب أي جولة بعد.",
    statisticsOf: (rounds) => `الجولات الأخيرة: ${rounds}`,
    statistics: {
      net: "النتيجة",
      hands: "الأيدي",
      won: "الفوز",
      pushed: "التعادل",
      best: "أفضل جولة",
      thunderjacks: "ثاندرجاك",
      blitzes: "بليتز",
      returned: "المُعاد",
    },
    creditsChart: (from, to) => `الرصيد من ${from} إلى ${to}`,
    bets: "الرهانات",
    before: "قبل",
    after: "بعد",
    choices: "الخيارات",
    replayRound: (round) => `إعادة عرض الجولة ${round}`,
    verifyRound: (round) => `تحقق من الجولة ${round}`,
    session: "كل جولات هذا الصندوق في ملف واحد، للمشاهدة والتحقق.",
    sessions: (files) => `كل الجولات المحفوظة في ${filesIn(files)}، ملف لكل صندوق، للمشاهدة والتحقق.`,
    openRecording: "ما زال الصندوق قيد اللعب، لذلك ليست بذرته في التسجيل بعد.",
    notWhole: "بدأ اللعب قبل الانضمام إلى هذه الطاولة: لا يوجد تسجيل من البداية.",
    notKept: "لُعبت من هذا الصندوق جولات كثيرة فلم تعد الأولى محفوظة: لا يوجد تسجيل له.",
    promise:
      "قبل التوزيع الأول تعرض الطاولة الالتزام ببذرتها السرية. وتحدد هذه البذرة وبذرتك معًا ترتيب الصندوق كله. وعند انتهاء الصندوق تكشف الطاولة بذرتها، ويمكنك أن تتحقق من أنها تطابق الالتزام.",
    proves:
      "تثبت التسجيلات أن كل ورقة تأتي من بذور الطاولة ومن بذورك، وأن المرساة حددت كل البذور وترتيبها. ومع الرأس تثبت أيضًا أن أي تسجيل لم يُغيَّر ولم يُحذف.",
    provesNot:
      "لا يثبت التسجيل وحده متى عُرضت المرساة ولا من اختار بذرتك. دوّن المرساة وبذرتك قبل التوزيع الأول، ثم قارنهما بالتسجيل بعد ذلك. ومن دون الرأس ربما أُعيدت كتابة تسجيلات أو نقصت آخرها.",
    anchor: "مرساة الجلسة",
    anchorHint: "تحدد بذور كل الصناديق وترتيبها. دوّنها قبل التوزيع الأول.",
    shoeOfChain: (index, length) => `الصندوق ${index} من ${length}`,
    head: "رأس الجلسة",
    headHint: "بصمة آخر تسجيل مكتمل. دوّنها لتلاحظ التسجيلات المغيَّرة أو الناقصة.",
    commitment: "الالتزام",
    clientSeed: "بذرتك",
    clientSeedHint: "أي نص: يدخل في الخلط حتى لا يمكن لأحد أن يخطط ترتيب الأوراق. ويبقى للصناديق التالية.",
    apply: "استخدمها",
    tooLong: "256 حرفًا على الأكثر.",
    unwritable: "تحتوي البذرة على حرف غير صالح. احذفه، أو اكتب البذرة من جديد.",
    fixed: "ثابتة منذ أول توزيع من هذا الصندوق.",
    noClientSeed: "لا شيء",
    drawnClientSeed: "سحبها جهازك عشوائيًا. يمكنك استبدالها قبل أول توزيع من كل صندوق.",
    chosenSeed: "بذرة هذا الصندوق مختارة: قابلة للتكرار، وليست نزيهة أبدًا.",
    foreign: "فتحت الصفحة أو لاعب آخر هذه الطاولة. لا يمكن عرض بذرتها أو تغييرها هنا.",
    ownDevice: "طاولة تعمل كلها في متصفحك لا تستطيع إخفاء أوراقها عنك: أدوات المطوّر تعرضها.",
    newShoe: "بذرة جديدة",
    newShoeHint: (count) =>
      `ينهي هذا الصندوق ويكشف بذرته ويبدأ صندوقًا جديدًا. يبقى الرصيد والرهانات. ويحدث ذلك تلقائيًا بعد ${rounds(count)}.`,
    shoesBefore: "الصناديق السابقة",
    shoeOf: (first, last) => (first === last ? `الجولة ${first}` : `الجولات من ${first} إلى ${last}`),
    verifyAll: "تحقق من كل صندوق",
    serverSeed: "البذرة المكشوفة",
    verify: "تحقق من كل جولة",
    checking: (count) => `جارٍ التحقق: ${rounds(count)}…`,
    checked: (count) => `تم التحقق: ${rounds(count)}.`,
    verdicts: {
      fair: "نزيه: كل شيء صحيح.",
      committed: "ملتزم به لكنه ليس نزيهًا: من دون بذرة اللاعب كان بوسع الدار أن تختار بين عدة بذور.",
      consistent: "متسق لكنه ليس نزيهًا: البذرة أو بعض الأوراق مختارة، أو استُعيدت الطاولة بعد خطأ.",
      open: "ما زال مفتوحًا: لم تُكشف البذرة بعد.",
      broken: "معدَّل: هناك شيء غير صحيح.",
    },
    ...VERIFICATION,
    rules: {
      payouts: "الدفعات",
      dealer: "الموزّع",
      moves: "خياراتك",
      shoe: "صندوق الأوراق والرهانات",
      thunderjack: (lowest) => `ثاندرجاك هو آس مع ${COURTS[lowest]} من النقش نفسه في أول ورقتين.`,
      thunderjackEndsRound: "ثاندرجاك ينهي الجولة.",
      thunderjackAgainstBlackjack: (isPaid) =>
        isPaid ? "ثاندرجاك يغلب بلاك جاك لدى الموزّع." : "ثاندرجاك يتعادل مع بلاك جاك لدى الموزّع.",
      thunderjacksCancel: "ثاندرجاك في يدين في الجولة نفسها: تلغي إحداهما الأخرى.",
      blitz: (cards) => `بليتز: ${cards} أوراق دون تجاوز 21.`,
      dealerBlitz: (cards) => `الموزّع الذي لديه ${cards} أوراق يخسر.`,
      blackjackAlwaysPaid: "يُدفع بلاك جاك حتى أمام بلاك جاك لدى الموزّع.",
      insurance: "أمام آس، يكلّف التأمين نصف الرهان، ويُعرض على بلاك جاك دفع متساوٍ.",
      twentyOneAgainstBlackjack: (loses) =>
        `مجموع 21 من ثلاث أوراق أو أكثر ${loses ? "يخسر أمام" : "يتعادل مع"} بلاك جاك لدى الموزّع.`,
      blackjackTakes: (originalBetsOnly) =>
        `بلاك جاك لدى الموزّع يأخذ ${originalBetsOnly ? "الرهانات الأصلية فقط" : "الرهانات المضاعفة والمقسومة أيضًا"}.`,
      holeCard: {
        second: "ورقة الموزّع الثانية مقلوبة.",
        first: "ورقة الموزّع الأولى مقلوبة.",
        none: "يأخذ الموزّع ورقته الثانية بعد اللاعبين.",
      },
      peek: "ينظر الموزّع إن كان لديه بلاك جاك قبل أن يلعب اللاعبون.",
      double: {
        any: "يمكن المضاعفة بأي ورقتين.",
        "9-11": "المضاعفة عند 9 أو 10 أو 11.",
        "10-11": "المضاعفة عند 10 أو 11.",
        none: "لا مضاعفة.",
      },
      split: (hands) =>
        hands === 0 ? "لا تُقسم الأزواج." : `يمكن قسمة الأزواج، والحد الأقصى للأيدي في كل مقعد: ${hands}.`,
      splitBy: {
        rank: "الزوج ورقتان من الرتبة نفسها فقط.",
        points: "الزوج ورقتان من القيمة نفسها.",
      },
      doubleAfterSplit: (isAllowed) => (isAllowed ? "يمكن مضاعفة الأيدي المقسومة." : "لا مضاعفة بعد التقسيم."),
      splitAces: (takeMore) => (takeMore ? "يمكن للآسات المقسومة أخذ أوراق أخرى." : "يأخذ كل آس مقسوم ورقة واحدة فقط."),
      onTwentyOne: (stands) => (stands ? "تقف اليد تلقائيًا عند 21." : "يمكن السحب عند 21 أيضًا."),
      resplitAces: (isAllowed) => (isAllowed ? "يمكن تقسيم الآسات مرة أخرى." : "تُقسّم الآسات مرة واحدة فقط."),
      surrender: {
        none: "لا استسلام.",
        late: "يمكن الاستسلام مقابل نصف الرهان.",
        early: "يمكن الاستسلام مقابل نصف الرهان قبل أن ينظر الموزّع إن كان لديه بلاك جاك.",
      },
      decks: (decks) => `${decksIn(decks)} من 52 ورقة.`,
      shuffle: {
        discards: "تُخلط الأوراق الملعوبة من جديد عندما يقل ما بقي.",
        "every-round": "تُخلط كل الأوراق قبل كل جولة.",
      },
      bets: (smallest, largest) =>
        largest === null ? `الرهانات من ${smallest} فأكثر.` : `الرهانات من ${smallest} إلى ${largest}.`,
    },
    picker: {
      intro: "اختر الأوراق التالية من الأولى إلى الأخيرة.",
      chosen: "الأوراق التالية",
      none: "لا شيء",
      type: "أو اكتبها، مثل a_h 10_s",
      add: "إضافة",
      unknown: "هذه الورقة لم تعد موجودة.",
      undo: "استرجاع الأخيرة",
      clear: "مسح",
      earlier: "تقديم",
      deal: "وزّعها",
    },
    keysHint: "تعمل هذه المفاتيح ما دام التركيز على الطاولة.",
    betHint:
      "اضغط على فيشة لوضعها في كل مقعد مختار. ما دامت هذه الفيشة مرفوعة، فالضغط على دائرة يضيفها إلى ذلك المقعد وحده. اسحب فيشة إلى دائرة للمراهنة بها، أو إلى دائرة أخرى لنقلها، أو خارج الدائرة لسحبها. اضغط مطوّلاً على دائرة لسحب آخر فيشة منها. بعد Esc لا تبقى فيشة مرفوعة، والضغط على دائرة يختار مقعدها.",
    keyDeal: "توزيع",
    keyChips: "ضع الفيشة الأولى، الثانية، … واخترها",
    keyTakeChip: "على دائرة: سحب آخر فيشة",
    keyNo: "لا، متابعة اللعب",
    keyReadOut: { hand: "قراءة أوراقي", dealer: "قراءة أوراق الموزّع", bets: "قراءة الرهانات", credits: "قراءة الرصيد" },
    keyCaps: { enter: "Enter", escape: "Esc", delete: "Delete" },
    keyHint: "عرض تلميح",
    keyHelp: "هذه القائمة",
    keyClose: "إغلاق، أو العودة إلى الطاولة، أو تخطي العرض، أو إعادة الفيشة",
  },
  hints: {
    hint: "تلميح",
    best: "الأفضل",
    costs: (amount, share) => `بكلفة ${amount} (${share})`,
    basis: {
      "fresh-shoe": "محسوب على صندوق جديد دون الأوراق التي على الطاولة.",
      "counted-shoe": "محسوب على الأوراق التي لم يرها أحد بعد.",
    },
    mistake: (move, total, cost, best) => `${move} عند ${total}: الكلفة ${credits(cost)} من الرصيد، والأفضل: ${best}.`,
    noMistake: "كان كل قرار هو الأفضل.",
    returned: (share, isGain) =>
      `العائد للاعب: ${share} من الرهان الأول (مقعد واحد، أفضل لعب، صندوق جديد في كل جولة). ${
        isGain ? "فوق 100% يربح أفضل لعب على المدى الطويل." : "تحت 100% تربح الطاولة على المدى الطويل."
      }`,
  },
  replay: {
    language: "ar",
    direction: "rtl",

    player: "إعادة عرض لعبة مسجّلة",
    controls: "أزرار العرض",
    timeline: "الموضع",
    moments: "اللحظات",

    play: "تشغيل",
    pause: "إيقاف مؤقت",
    playAgain: "تشغيل من جديد",
    stepForward: "حدث واحد إلى الأمام",
    stepBack: "حدث واحد إلى الوراء",
    nextDecision: "القرار التالي",
    previousDecision: "القرار السابق",
    nextRound: "الجولة التالية",
    previousRound: "الجولة السابقة",
    speed: "السرعة",
    loop: "تكرار",
    fullScreen: "ملء الشاشة",
    transcript: "النص",
    more: "المزيد",
    copyLink: "نسخ رابط إلى هذه اللحظة",
    download: "تنزيل التسجيل",
    openFile: "فتح ملف",
    keys: "اختصارات لوحة المفاتيح",
    close: "إغلاق",
    copy: "نسخ",
    save: "تنزيل",
    copyTranscript: "نسخ النص",
    downloadTranscript: "تنزيل النص",
    checkNow: "تحقّق الآن",

    round: (round) => `الجولة ${round}`,
    event: (seq, count) => `الحدث ${seq} من ${count}`,
    beforeFirst: "قبل التوزيع الأول",
    chapters: {
      round: "توزيع",
      split: "تقسيم",
      double: "مضاعفة",
      surrender: "استسلام",
      blackjack: "بلاك جاك",
      blitz: "بليتز",
      thunderjack: "ثاندرجاك",
      "dealer-bust": "الموزّع تجاوز 21",
      settled: "تسوية الرهانات",
    },

    replay: "إعادة",
    live: "مباشر",
    checking: "قيد التحقّق",
    unchecked: "غير متحقَّق منها",
    verdicts: { fair: "نزيهة", committed: "ملتزم بها", consistent: "متّسقة", open: "مفتوحة", broken: "معدَّلة" },
    reasons: {
      fair: "نجحت كل عمليات التحقق: الأوراق من بذرة الالتزام ومن بذرة اللاعب.",
      committed: "نجحت كل عمليات التحقق، لكن اللاعب لم يقدّم بذرة: كان بوسع الدار أن تختار بين عدة بذور.",
      consistent: "نجحت كل عمليات التحقق، لكن البذرة أو بعض الأوراق مختارة، أو استُعيدت الطاولة بعد خطأ.",
      open: "التسجيل غير مغلق: لم تُكشف بذرته بعد.",
      broken: "فشلت إحدى عمليات التحقق من هذا التسجيل.",
      live: "ما زال اللعب جاريًا على هذه الطاولة. ما هو مخفي هناك مخفي هنا أيضًا.",
      checking: "يجري التحقّق من التسجيل.",
      unchecked: "لا يُتحقَّق من التسجيل الطويل إلا عند الطلب.",
    },
    ...VERIFICATION,

    loading: "جارٍ تحميل التسجيل…",
    waiting: "في انتظار التوزيع الأول…",
    empty: "لا يوجد تسجيل بعد",
    emptyHint: "أسقِط لعبة مسجّلة هنا، أو افتح ملفًا.",
    dropHere: "أفلِت الملف: سيُعرض هنا.",
    linkCopied: "نُسخ الرابط.",
    copied: "نُسخ.",
    copyByHand: "تعذّر النسخ. انسخ هذا النص يدويًا:",
    unreadable: "لا يمكن عرض هذا التسجيل",
    damaged: "هذا التسجيل تالف. يمكن عرض كل ما قبل التلف.",
    truncated: "السطر الأخير مقطوع. يمكن عرض كل ما قبله.",
    notLoaded: (status) => `تعذّر تحميل الملف: ردّ الخادم بالرمز ${status}.`,
    notReached: "تعذّر الوصول إلى الملف.",
    isWebPage: "يؤدي هذا العنوان إلى صفحة ويب وليس إلى تسجيل.",
    otherSite: "الملف على موقع آخر. لا يمكن تحميل ملفات إلا من هذا الموقع.",
    badData: "رابط data: هذا غير مقروء.",
    badLink: () => "هذا الرابط غير مقروء.",
    noLink: () => "لا يمكن تحويل هذا التسجيل إلى رابط.",

    spaceKey: "مسافة",
    keyNames: {
      toggle: "تشغيل أو إيقاف مؤقت",
      event: "حدث واحد إلى الوراء أو إلى الأمام",
      decision: "القرار السابق أو التالي",
      round: "الجولة السابقة أو التالية",
      tenths: "إلى 0% … 90%",
      speed: "أسرع أو أبطأ",
      keys: "هذه القائمة",
    },
  },
};
