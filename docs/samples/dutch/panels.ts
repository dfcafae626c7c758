import { creditsIn, type PanelStrings, pluralIn, type VerificationStrings } from "@thunderjack/stage";

const credits = creditsIn("nl");
const plural = pluralIn("nl");
const rounds = (count: number): string => `${count} ${plural(count, { one: "ronde", other: "rondes" })}`;

/** The cards of a Thunderjack, by the lowest of them. */
const COURTS = {
  "10": "tien, boer, vrouw of heer",
  j: "boer, vrouw of heer",
  q: "vrouw of heer",
  k: "heer",
} as const;

const FAILURES = {
  format: "de opname is niet goed gevormd",
  chain: "er is iets gewijzigd",
  noted: "de toezegging is niet degene die is genoteerd",
  anchor: "de toezegging hoort niet bij het anker van de sessie",
  "client-seed": "het zaad van de speler is een ander",
  commitment: "het zaad hoort niet bij de toezegging",
  deck: "een kaart volgt niet uit het zaad",
  commands: "opnieuw gespeeld komt er iets anders uit",
  state: "het einde is niet zoals het is opgeschreven",
} as const;

/** The strings that the panels and the replay share. */
const VERIFICATION: VerificationStrings = {
  checks: {
    format: "Elke regel is leesbaar",
    chain: "Geen regel is gewijzigd",
    noted: "De toezegging is degene van voor de eerste keer delen",
    anchor: "De toezegging hoort bij het anker van de sessie",
    "client-seed": "Uw zaad is bij het schudden gebruikt",
    commitment: "Het zaad hoort bij de toezegging",
    deck: "Elke kaart volgt uit het zaad, of is als gekozen vermeld",
    commands: "Volgens de regels opnieuw gespeeld eindigt elke ronde hetzelfde",
    state: "Tegoed en inzetten aan het einde kloppen",
  },
  holds: "geslaagd",
  fails: "mislukt",
  notProven: (facts) => `Niet bewezen: ${facts}.`,
  unproven: {
    "commitment-time": "Wanneer de toezegging is gepubliceerd",
    "client-seed": "Wie het zaad van de speler heeft gekozen",
    "seed-choice": "Of het huis het zaad uit meerdere heeft gekozen",
    cards: "Of alle kaarten uit het zaad volgen",
    "anchor-time": "Wanneer het anker is gepubliceerd",
    "later-shoes": "Of latere sloffen ontbreken of opnamen zijn herschreven",
    credits: "Of elke slof begint met het tegoed van de vorige",
  },
  failure: ({ name, first, last }) => {
    if (first === null) return `Mislukt: ${FAILURES[name]}.`;
    return `${first === last ? `Regel ${first}` : `Regels ${first} tot ${last}`}: ${FAILURES[name]}.`;
  },
};

/** The strings of the panels, the hints and the replay in Dutch. */
export const DUTCH_PANELS: PanelStrings = {
  panel: {
    close: "Sluiten",
    copy: "Kopiëren",
    copied: "Gekopieerd",
    download: "De opname downloaden",
    downloadAll: "De opnamen downloaden",
    noRounds: "Er is nog geen ronde gespeeld.",
    statisticsOf: (rounds) => (rounds === 1 ? "De laatste ronde" : `De laatste ${rounds} rondes`),
    statistics: {
      net: "Resultaat",
      hands: "Handen",
      won: "Gewonnen",
      pushed: "Gelijkspel",
      best: "Beste ronde",
      thunderjacks: "Thunderjacks",
      blitzes: "Blitzen",
      returned: "Uitbetaald",
    },
    creditsChart: (from, to) => `Het tegoed, van ${from} tot ${to}`,
    bets: "Inzetten",
    before: "Ervoor",
    after: "Erna",
    choices: "Keuzes",
    replayRound: (round) => `Ronde ${round} opnieuw bekijken`,
    verifyRound: (round) => `Ronde ${round} controleren`,
    session: "Alle rondes van deze slof in één bestand, om te bewaren, te bekijken en te controleren.",
    sessions: (files) =>
      `Alle bewaarde rondes in ${files} bestanden, één per slof, om te bewaren, te bekijken en te controleren.`,
    openRecording: "De slof is nog in het spel: zijn zaad staat nog niet in de opname.",
    notWhole: "Het spel was al begonnen: er is geen opname vanaf het begin.",
    notKept: "Uit deze slof zijn zoveel rondes gespeeld dat de eerste niet meer bewaard zijn: er is geen opname van.",
    promise:
      "Vóór de eerste kaart legt de tafel met een geheim zaad de volgorde van de hele slof vast en toont deze vingerafdruk ervan. Als de slof klaar is, wordt het zaad getoond, en elke speler kan controleren dat het dit zaad was.",
    proves:
      "De opnamen bewijzen dat elke kaart uit de zaden van de tafel en die van u komt, dat het anker alle zaden en hun volgorde heeft vastgelegd, en dat geen opname vóór de laatste is gewijzigd of weggelaten.",
    provesNot:
      "Een opname alleen bewijst niet wanneer het anker werd getoond of wie uw zaad koos. Noteer het anker en uw zaad vóór de eerste keer delen, en vergelijk ze daarna met de opname. Of er aan het einde opnamen ontbreken, blijkt alleen als u de kop noteert.",
    anchor: "Anker van de sessie",
    anchorHint: "Het legt de zaden van alle sloffen en hun volgorde vast. Noteer het vóór de eerste keer delen.",
    shoeOfChain: (index, length) => `Slof ${index} van ${length}`,
    head: "Kop van de sessie",
    headHint:
      "De hash van de laatste voltooide opname. Noteer die om te merken dat er aan het einde opnamen ontbreken.",
    commitment: "Toezegging",
    clientSeed: "Uw zaad",
    clientSeedHint:
      "Een tekst naar keuze: die wordt bij het schudden gebruikt, zodat de volgorde niet gepland kan zijn. Die geldt ook voor de volgende sloffen.",
    apply: "Dit zaad gebruiken",
    tooLong: "Hoogstens 256 tekens.",
    unwritable: "Het zaad bevat een ongeldig teken. Verwijder het, of typ het zaad opnieuw.",
    fixed: "Vast sinds de eerste keer delen uit deze slof.",
    noClientSeed: "geen",
    drawnClientSeed:
      "Willekeurig getrokken door uw apparaat. U kunt het vervangen vóór de eerste keer delen uit elke slof.",
    chosenSeed: "Het zaad van deze slof is gekozen: herhaalbaar, maar niet eerlijk.",
    foreign:
      "Deze tafel is door de pagina of door een andere speler geopend. Het zaad kan hier niet worden getoond of gewijzigd.",
    ownDevice:
      "Een tafel die geheel in uw browser draait, kan haar kaarten niet voor u verbergen: de hulpmiddelen voor ontwikkelaars tonen ze.",
    newShoe: "Nieuw zaad",
    newShoeHint: (count) =>
      `Beëindigt deze slof, toont zijn zaad en gaat verder met een nieuwe. Tegoed en inzetten blijven. Na ${rounds(count)} gebeurt dit vanzelf.`,
    shoesBefore: "Eerdere sloffen",
    shoeOf: (first, last) => (first === last ? `Ronde ${first}` : `Rondes ${first} tot ${last}`),
    verifyAll: "Elke slof controleren",
    sessionVerdicts: {
      complete: "Volledige sessie: elke slof volgt op de vorige.",
      incomplete: "Onvolledige sessie: er ontbreken sloffen, of er kunnen sloffen ontbreken.",
      broken: "Gewijzigde sessie: een opname is veranderd, of de sloffen staan niet op volgorde.",
    },
    missingShoes: (first, last) => {
      if (last === null) return `De sloffen vanaf nummer ${first} kunnen ontbreken.`;
      return first === last ? `Slof ${first} ontbreekt.` : `De sloffen ${first} tot en met ${last} ontbreken.`;
    },
    serverSeed: "Getoond zaad",
    verify: "Elke ronde controleren",
    checking: (count) => `${rounds(count)} controleren…`,
    checked: (count) => `Gecontroleerd: ${rounds(count)}.`,
    verdicts: {
      fair: "Eerlijk: alles klopt.",
      committed: "Toegezegd, maar niet eerlijk: zonder zaad van de speler kon het huis uit meerdere zaden kiezen.",
      consistent: "Samenhangend, maar niet eerlijk: het zaad of kaarten zijn gekozen.",
      open: "Nog niet afgesloten: het zaad is nog niet getoond.",
      broken: "Gewijzigd: er klopt iets niet.",
    },
    ...VERIFICATION,
    rules: {
      payouts: "Uitbetalingen",
      dealer: "De croupier",
      moves: "Uw keuzes",
      shoe: "Kaarten en inzetten",
      thunderjack: (lowest) =>
        `Een Thunderjack is een aas met ${COURTS[lowest]} van dezelfde kleur als eerste twee kaarten.`,
      thunderjackEndsRound: "Een Thunderjack beëindigt de ronde.",
      thunderjackAgainstBlackjack: (isPaid) =>
        isPaid
          ? "Een Thunderjack wint van een blackjack van de croupier."
          : "Een Thunderjack speelt gelijk met een blackjack van de croupier.",
      thunderjacksCancel: "Twee Thunderjacks in één ronde heffen elkaar op.",
      blitz: (cards) => `Een Blitz is ${cards} kaarten zonder kapot te gaan.`,
      dealerBlitz: (cards) => `Een croupier met ${cards} kaarten is kapot.`,
      blackjackAlwaysPaid: "Een blackjack wordt ook tegen een blackjack van de croupier betaald.",
      insurance: "Tegen een aas kost verzekeren de halve inzet; een blackjack krijgt gelijke uitbetaling aangeboden.",
      twentyOneAgainstBlackjack: (loses) =>
        `Een 21 van drie of meer kaarten ${loses ? "verliest van" : "speelt gelijk met"} een blackjack van de croupier.`,
      blackjackTakes: (originalBetsOnly) =>
        `Een blackjack van de croupier neemt ${originalBetsOnly ? "alleen de eerste inzetten" : "ook verdubbelde en gesplitste inzetten"}.`,
      holeCard: {
        second: "De tweede kaart van de croupier ligt dicht.",
        first: "De eerste kaart van de croupier ligt dicht.",
        none: "De croupier neemt zijn tweede kaart na de spelers.",
      },
      peek: "De croupier kijkt of hij blackjack heeft voordat de spelers aan de beurt zijn.",
      double: {
        any: "Verdubbelen met elke twee kaarten.",
        "9-11": "Verdubbelen met 9, 10 of 11.",
        "10-11": "Verdubbelen met 10 of 11.",
        none: "Er wordt niet verdubbeld.",
      },
      split: (hands) =>
        hands === 0 ? "Paren worden niet gesplitst." : `Paren mogen worden gesplitst, tot ${hands} handen per plaats.`,
      splitBy: {
        rank: "Alleen twee kaarten van dezelfde rang zijn een paar.",
        points: "Twee kaarten van dezelfde waarde zijn een paar.",
      },
      doubleAfterSplit: (isAllowed) =>
        isAllowed ? "Gesplitste handen mogen worden verdubbeld." : "Na het splitsen wordt niet verdubbeld.",
      splitAces: (takeMore) =>
        takeMore ? "Gesplitste azen mogen meer kaarten nemen." : "Gesplitste azen krijgen elk maar één kaart.",
      onTwentyOne: (stands) => (stands ? "Met 21 past een hand vanzelf." : "Ook met 21 mag een kaart worden gekocht."),
      resplitAces: (isAllowed) =>
        isAllowed ? "Azen mogen nog eens worden gesplitst." : "Azen worden maar één keer gesplitst.",
      surrender: {
        none: "Opgeven is niet mogelijk.",
        late: "Een hand van twee kaarten mag voor de halve inzet worden opgegeven.",
        early: "Een hand mag voor de halve inzet worden opgegeven voordat de croupier op blackjack kijkt.",
      },
      decks: (decks) => (decks === 1 ? "Eén spel van 52 kaarten." : `${decks} spellen van 52 kaarten.`),
      shuffle: {
        discards: "De afgelegde kaarten worden weer geschud als de slof bijna leeg is.",
        "every-round": "Vóór elke ronde worden alle kaarten geschud.",
      },
      bets: (smallest, largest) =>
        largest === null ? `Inzetten vanaf ${smallest}.` : `Inzetten van ${smallest} tot ${largest}.`,
    },
    picker: {
      intro: "Kies de volgende kaarten, van de eerste tot de laatste.",
      chosen: "Volgende kaarten",
      none: "geen gekozen",
      type: "Of typ ze, zoals a_h 10_s",
      add: "Toevoegen",
      unknown: "Deze kaart is er niet meer.",
      undo: "De laatste wegnemen",
      clear: "Leegmaken",
      earlier: "Naar voren",
      deal: "Deze kaarten delen",
    },
    keysHint: "Deze toetsen werken zolang de tafel de focus heeft.",
    betHint:
      "Druk op een fiche om die op elke gekozen plaats in te zetten. Zolang deze fiche omhoog staat, zet een druk op een cirkel ze alleen daar in. Sleep een fiche naar een cirkel om ze in te zetten, naar een andere om ze te verplaatsen, of eraf om ze terug te nemen. Houd een cirkel ingedrukt om de laatste fiche terug te nemen. Na Esc staat geen fiche omhoog, en een druk op een cirkel kiest de plaats.",
    keyDeal: "Delen",
    keyChips: "De eerste, tweede… fiche inzetten en kiezen",
    keyTakeChip: "Op een cirkel: de laatste fiche terugnemen",
    keyNo: "Nee, verder spelen",
    keyReadOut: {
      hand: "Mijn kaarten voorlezen",
      dealer: "De kaarten van de croupier voorlezen",
      bets: "De inzetten voorlezen",
      credits: "Het tegoed voorlezen",
    },
    keyCaps: { enter: "Enter", escape: "Esc", delete: "Delete" },
    keyHint: "Een tip tonen",
    keyHelp: "Deze lijst",
    keyClose: "Sluiten; terug naar de tafel; de animatie overslaan",
  },

  hints: {
    hint: "Tip",
    best: "Beste keuze",
    costs: (amount, share) => `kost ${amount} (${share})`,
    basis: {
      "fresh-shoe": "Berekend voor een nieuwe slof zonder de kaarten op tafel.",
      "counted-shoe": "Berekend voor de kaarten die nog niet zijn gezien.",
    },
    mistake: (move, total, cost, best) =>
      `${move} bij ${total} kostte ${credits(cost)} van het tegoed; beter: ${best.toLowerCase()}.`,
    noMistake: "Elke keuze was de beste.",
    returned: (share, isGain) =>
      `Uitbetalingspercentage: ${share} van de eerste inzet (één plaats, optimaal spel, nieuwe slof in elke ronde). ${
        isGain ? "Boven 100% wint optimaal spel op den duur." : "Onder 100% wint de tafel op den duur."
      }`,
  },

  replay: {
    language: "nl",
    direction: "ltr",

    player: "Weergave van een opgenomen spel",
    controls: "Bediening van de weergave",
    timeline: "Positie",
    moments: "Momenten",

    play: "Afspelen",
    pause: "Pauze",
    playAgain: "Opnieuw afspelen",
    stepForward: "Eén gebeurtenis vooruit",
    stepBack: "Eén gebeurtenis terug",
    nextDecision: "Volgende keuze",
    previousDecision: "Vorige keuze",
    nextRound: "Volgende ronde",
    previousRound: "Vorige ronde",
    speed: "Snelheid",
    loop: "Herhalen",
    fullScreen: "Volledig scherm",
    transcript: "Verslag",
    more: "Meer",
    copyLink: "Een koppeling naar dit moment kopiëren",
    download: "De opname downloaden",
    openFile: "Een bestand openen",
    keys: "Toetsen",
    close: "Sluiten",
    copy: "Kopiëren",
    save: "Downloaden",
    copyTranscript: "Het verslag kopiëren",
    downloadTranscript: "Het verslag downloaden",
    checkNow: "Nu controleren",

    round: (round) => `Ronde ${round}`,
    event: (seq, count) => `gebeurtenis ${seq} van ${count}`,
    beforeFirst: "Voor de eerste keer delen",
    chapters: {
      round: "Delen",
      split: "Splitsen",
      double: "Verdubbelen",
      surrender: "Opgeven",
      blackjack: "Blackjack",
      blitz: "Blitz",
      thunderjack: "Thunderjack",
      "dealer-bust": "Croupier kapot",
      settled: "Afrekening",
    },

    replay: "Weergave",
    live: "Live",
    checking: "wordt gecontroleerd",
    unchecked: "niet gecontroleerd",
    verdicts: {
      fair: "eerlijk",
      committed: "toegezegd",
      consistent: "samenhangend",
      open: "niet afgesloten",
      broken: "gewijzigd",
    },
    reasons: {
      fair: "Elke regel klopt, en de kaarten zijn die van het zaad dat vóór de eerste keer delen is toegezegd.",
      committed: "Elke regel klopt, maar de speler heeft geen zaad gegeven: het huis kon uit meerdere kiezen.",
      consistent: "Elke regel klopt, maar het zaad of enkele kaarten zijn gekozen.",
      open: "De opname is niet afgesloten: haar zaad is nog niet getoond.",
      broken: "Er klopt iets niet in deze opname.",
      live: "Aan deze tafel wordt nog gespeeld. Wat daar dicht ligt, ligt ook hier dicht.",
      checking: "De opname wordt gecontroleerd.",
      unchecked: "Een lange opname wordt alleen op verzoek gecontroleerd.",
    },
    ...VERIFICATION,

    loading: "De opname wordt geladen…",
    waiting: "Wachten op de eerste kaarten…",
    empty: "Nog geen opname",
    emptyHint: "Zet hier een opgenomen spel neer, of open een bestand.",
    dropHere: "Laat het bestand los om het af te spelen.",
    linkCopied: "De koppeling is gekopieerd.",
    copied: "Gekopieerd.",
    copyByHand: "Kopiëren is niet gelukt. Hier is de tekst:",
    tooLongToCopy: "De transcriptie is te lang om te kopiëren. U kunt haar downloaden.",
    unreadable: "Deze opname kan niet worden getoond",
    damaged: "Deze opname is beschadigd. Alles ervoor kan worden afgespeeld.",
    truncated: "De laatste regel is afgebroken. Alles ervoor kan worden afgespeeld.",
    notLoaded: (status) => `Het bestand is niet verzonden: de server antwoordde met ${status}.`,
    notReached: "Het bestand is niet bereikbaar.",
    isWebPage: "Het adres leidt naar een webpagina en niet naar een opname.",
    otherSite: "Het bestand staat op een andere site en wordt daar niet opgehaald.",
    badData: "Deze data:-koppeling is niet leesbaar.",
    badLink: () => "Deze koppeling is niet leesbaar.",
    noLink: () => "Van deze opname kan geen koppeling worden gemaakt.",

    spaceKey: "Spatie",
    keyNames: {
      toggle: "afspelen of pauzeren",
      event: "één gebeurtenis terug of vooruit",
      decision: "vorige of volgende keuze",
      round: "vorige of volgende ronde",
      tenths: "naar 0% … 90%",
      speed: "sneller of langzamer",
      keys: "deze lijst",
    },
  },
};
