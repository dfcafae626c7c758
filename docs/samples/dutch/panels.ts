import { creditsIn, type PanelStrings, pluralIn } from "@thunderjack/stage";
import { VERIFICATION } from "./verification.js";

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
    expected: (bet) => `Verwacht resultaat bij een inzet van ${bet}.`,
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

  saved: {
    language: "Taal",
    savedHere: "Deze tafel is in deze browser opgeslagen.",
    startOver: "Opnieuw beginnen",
    askToStartOver: "Deze tafel met haar tegoed en geschiedenis wissen en opnieuw beginnen?",
    followed: "Deze tafel is ook open in een ander tabblad. U kunt in beide spelen.",
    takeOver: "Tafel overnemen",
    owned: "Dit tabblad heeft de tafel overgenomen.",
    dismiss: "Oké",
    notices: {
      "storage-refused": "Deze tafel kan hier niet worden opgeslagen: ze is weg als de pagina wordt gesloten.",
      "storage-failed": "De laatste zetten konden nog niet worden opgeslagen: het wordt opnieuw geprobeerd.",
      "storage-cleared": "De opgeslagen tafel is van buitenaf gewist; ze is opnieuw opgeslagen zoals ze nu is.",
      "saved-again": "De tafel wordt weer opgeslagen.",
      "tail-cut": "Het einde van de opgeslagen tafel was beschadigd: de slof is afgedankt, en een nieuwe begint.",
      "secret-lost":
        "Het zaad van de slof is verloren: zijn rondes blijven leesbaar, en het tegoed gaat naar een nieuwe slof.",
      unreadable:
        "Het begin van de opgeslagen tafel kon niet worden gelezen: haar slof is apart gezet. Een nieuwe begint met het tegoed van daarvoor.",
      "other-rules": "De opgeslagen tafel had andere regels: de nieuwe gelden vanaf de volgende slof.",
      "newer-version":
        "De tafel is door een nieuwere versie van deze pagina opgeslagen: laad de pagina opnieuw om daar verder te spelen.",
      "round-void": "De lopende ronde kon niet verdergaan: haar inzetten zijn teruggegeven.",
      "stakes-lost": "De lopende ronde kon niet verdergaan: haar inzetten zijn verloren.",
      "changed-elsewhere": "De tafel is in een ander tabblad gewijzigd: uw laatste keuze is opnieuw beoordeeld.",
      "unsaved-lost": "Zetten die niet konden worden opgeslagen zijn weg: de tafel gaat verder met wat is opgeslagen.",
      "owner-silent": "Het andere tabblad met deze tafel antwoordt niet: neem de tafel over om verder te spelen.",
    },
    rescue: {
      failed: "De opgeslagen tafel kon niet worden geopend.",
      late: "Het openen van de opgeslagen tafel duurt te lang.",
      tryAgain: "Opnieuw proberen",
      download: "Opgeslagen gegevens downloaden",
      cancel: "Annuleren",
    },
  },

  wallet: {
    waiting: "De pagina controleert de inzet…",
    cancel: "Inzet annuleren",
    confirmed: "De inzet is bevestigd. De opgeslagen tafel verwerkt hem…",
    late: "De pagina heeft niet op tijd geantwoord. Er is niets gespeeld en de inzet komt terug.",
    cancelled: "De inzet is geannuleerd. Er is niets gespeeld.",
  },
};
