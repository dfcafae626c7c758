import { creditsIn } from "../../credits.js";
import type { PanelStrings, VerificationStrings } from "../panel-strings.js";

/** The cards that make a Thunderjack with an ace, by the lowest of these cards. */
const COURTS = {
  "10": "Zehn, Bube, Dame oder König",
  j: "Bube, Dame oder König",
  q: "Dame oder König",
  k: "König",
} as const;

const credits = creditsIn("de");
const rounds = (count: number): string => (count === 1 ? "1 Runde" : `${count} Runden`);

const FAILURES = {
  format: "Die Aufzeichnung ist fehlerhaft",
  chain: "Etwas wurde geändert",
  noted: "Der Prüfwert ist nicht der notierte",
  anchor: "Der Prüfwert gehört nicht zum Anker der Sitzung",
  "client-seed": "Der Seed des Spielers ist ein anderer",
  commitment: "Der Seed ist nicht der des Prüfwerts",
  deck: "Eine Karte stammt nicht vom Seed",
  commands: "Noch einmal gespielt, kommt etwas anderes heraus",
  state: "Das Ende ist nicht das aufgezeichnete",
} as const;

const VERIFICATION: VerificationStrings = {
  checks: {
    format: "Jede Zeile ist lesbar",
    chain: "Keine Zeile wurde geändert",
    noted: "Der Prüfwert ist der, der vor dem ersten Austeilen gezeigt wurde",
    anchor: "Der Prüfwert gehört zum Anker der Sitzung",
    "client-seed": "Ihr Seed ist in die Mischung eingegangen",
    commitment: "Der Seed ist der des Prüfwerts",
    deck: "Jede Karte stammt vom Seed oder ist als gewählt vermerkt",
    commands: "Nach den Regeln noch einmal gespielt, kommt jede Runde gleich heraus",
    state: "Guthaben und Einsätze am Ende stimmen",
  },
  holds: "stimmt",
  fails: "stimmt nicht",
  notProven: (facts) => `Nicht bewiesen: ${facts}.`,
  unproven: {
    "commitment-time": "Wann der Prüfwert veröffentlicht wurde",
    "client-seed": "Wer den Seed des Spielers gewählt hat",
    "seed-choice": "Ob das Haus den Seed unter mehreren ausgesucht hat",
    cards: "Ob alle Karten vom Seed stammen",
    "anchor-time": "Wann der Anker veröffentlicht wurde",
    "later-shoes": "Ob spätere Schlitten fehlen oder Aufzeichnungen neu geschrieben wurden",
    credits: "Ob jeder Schlitten mit dem Guthaben des vorherigen beginnt",
  },
  failure: ({ name, first, last }) => {
    const where = first === null ? "" : first === last ? `Zeile ${first}: ` : `Zeilen ${first} bis ${last}: `;
    return `${where}${FAILURES[name]}.`;
  },
};

/** The strings of the panels, the hints and the replay in German. */
export const PANELS: PanelStrings = {
  panel: {
    close: "Schließen",
    copy: "Kopieren",
    copied: "Kopiert",
    download: "Aufzeichnung herunterladen",
    downloadAll: "Aufzeichnungen herunterladen",
    noRounds: "Es wurde noch keine Runde gespielt.",
    statisticsOf: (rounds) => (rounds === 1 ? "Die letzte Runde" : `Die letzten ${rounds} Runden`),
    statistics: {
      net: "Ergebnis",
      hands: "Hände",
      won: "Gewonnen",
      pushed: "Unentschieden",
      best: "Beste Runde",
      thunderjacks: "Thunderjacks",
      blitzes: "Blitze",
      returned: "Ausgezahlt",
    },
    creditsChart: (from, to) => `Das Guthaben, von ${from} bis ${to}`,
    bets: "Einsätze",
    before: "Vorher",
    after: "Nachher",
    choices: "Züge",
    replayRound: (round) => `Runde ${round} noch einmal zeigen`,
    verifyRound: (round) => `Runde ${round} prüfen`,
    session: "Alle Runden dieses Schlittens in einer Datei, zum Ansehen und Prüfen.",
    sessions: (files) => `Alle gespeicherten Runden in ${files} Dateien, eine je Schlitten, zum Ansehen und Prüfen.`,
    openRecording: "Aus dem Schlitten wird noch gespielt, darum steht sein Seed noch nicht in der Aufzeichnung.",
    notWhole: "An diesem Tisch wurde schon gespielt, als Sie dazukamen: Es gibt keine Aufzeichnung von Anfang an.",
    notKept:
      "Aus diesem Schlitten wurden so viele Runden gespielt, dass die ersten nicht mehr da sind: Es gibt keine Aufzeichnung davon.",
    promise:
      "Vor dem ersten Austeilen zeigt der Tisch den Prüfwert seines geheimen Seeds. Dieser Seed und Ihr Seed bestimmen zusammen die Reihenfolge des ganzen Schlittens. Am Ende deckt der Tisch seinen Seed auf, und Sie können prüfen, dass er zum Prüfwert passt.",
    proves:
      "Die Aufzeichnungen beweisen, dass jede Karte aus den Seeds des Tisches und Ihren stammt und dass der Anker alle Seeds und ihre Reihenfolge festgelegt hat. Mit dem Kopf beweisen sie auch, dass keine Aufzeichnung geändert oder weggelassen wurde.",
    provesNot:
      "Eine Aufzeichnung allein beweist weder, wann der Anker gezeigt wurde, noch, wer Ihren Seed gewählt hat. Notieren Sie den Anker und Ihren Seed vor dem ersten Austeilen, und vergleichen Sie beide danach mit der Aufzeichnung. Ohne den Kopf können Aufzeichnungen neu geschrieben sein oder die letzten fehlen.",
    anchor: "Anker der Sitzung",
    anchorHint:
      "Er legt die Seeds aller Schlitten und ihre Reihenfolge fest. Notieren Sie ihn vor dem ersten Austeilen.",
    shoeOfChain: (index, length) => `Schlitten ${index} von ${length}`,
    head: "Kopf der Sitzung",
    headHint:
      "Der Hash der letzten abgeschlossenen Aufzeichnung. Notieren Sie ihn, damit geänderte und fehlende Aufzeichnungen auffallen.",
    commitment: "Prüfwert",
    clientSeed: "Ihr Seed",
    clientSeedHint:
      "Ein beliebiger Text: Er fließt in die Mischung ein, sodass niemand sie planen konnte. Er gilt auch für die folgenden Schlitten.",
    apply: "Übernehmen",
    tooLong: "Höchstens 256 Zeichen.",
    unwritable: "Der Seed enthält ein ungültiges Zeichen. Entfernen Sie es, oder geben Sie den Seed neu ein.",
    fixed: "Fest seit dem ersten Austeilen aus diesem Schlitten.",
    noClientSeed: "keiner",
    drawnClientSeed:
      "Von Ihrem Gerät zufällig gezogen. Vor dem ersten Austeilen jedes Schlittens können Sie ihn ersetzen.",
    chosenSeed: "Der Seed dieses Schlittens wurde gewählt: wiederholbar, aber nicht fair.",
    foreign:
      "Dieser Tisch wurde von der Seite oder von einem anderen Spieler eröffnet. Sein Seed kann hier weder gezeigt noch geändert werden.",
    ownDevice:
      "Ein Tisch, der ganz in Ihrem Browser läuft, kann seine Karten nicht vor Ihnen verbergen: Die Entwicklerwerkzeuge zeigen sie.",
    newShoe: "Neuer Seed",
    newShoeHint: (count) =>
      `Beendet diesen Schlitten, deckt seinen Seed auf und beginnt einen neuen Schlitten. Guthaben und Einsätze bleiben. Nach ${rounds(count)} geschieht das automatisch.`,
    shoesBefore: "Die Schlitten davor",
    shoeOf: (first, last) => (first === last ? `Runde ${first}` : `Runden ${first} bis ${last}`),
    verifyAll: "Jeden Schlitten prüfen",
    sessionVerdicts: {
      complete: "Vollständige Sitzung: Jeder Schlitten folgt aus dem davor.",
      incomplete: "Unvollständige Sitzung: Schlitten fehlen oder können fehlen.",
      broken: "Veränderte Sitzung: Eine Aufzeichnung wurde geändert, oder die Reihenfolge der Schlitten stimmt nicht.",
    },
    missingShoes: (first, last) => {
      if (last === null) return `Die Schlitten ab Nummer ${first} können fehlen.`;
      return first === last ? `Schlitten ${first} fehlt.` : `Die Schlitten ${first} bis ${last} fehlen.`;
    },
    serverSeed: "Aufgedeckter Seed",
    verify: "Jede Runde prüfen",
    checking: (count) => `${rounds(count)} ${count === 1 ? "wird" : "werden"} geprüft …`,
    checked: (count) => `Geprüft: ${rounds(count)}.`,
    verdicts: {
      fair: "Fair: Alles stimmt.",
      committed: "Festgelegt, aber nicht fair: Ohne Seed des Spielers konnte das Haus unter mehreren Seeds wählen.",
      consistent:
        "Stimmig, aber nicht fair: Der Seed oder einige Karten wurden gewählt, oder der Tisch wurde nach einem Fehler wiederhergestellt.",
      open: "Noch offen: Der Seed ist noch nicht aufgedeckt.",
      broken: "Verändert: Etwas stimmt nicht.",
    },
    ...VERIFICATION,
    rules: {
      payouts: "Auszahlungen",
      dealer: "Der Croupier",
      moves: "Ihre Züge",
      shoe: "Karten und Einsätze",
      thunderjack: (lowest) =>
        `Ein Thunderjack ist ein Ass mit ${COURTS[lowest]} derselben Farbe als erste zwei Karten.`,
      thunderjackEndsRound: "Ein Thunderjack beendet die Runde.",
      thunderjackAgainstBlackjack: (isPaid) =>
        isPaid
          ? "Ein Thunderjack schlägt einen Blackjack des Croupiers."
          : "Ein Thunderjack gegen einen Blackjack des Croupiers ist unentschieden.",
      thunderjacksCancel: "Zwei Thunderjacks in einer Runde heben einander auf.",
      blitz: (cards) => `Ein Blitz sind ${cards} Karten, ohne sich zu überkaufen.`,
      dealerBlitz: (cards) => `Ein Croupier mit ${cards} Karten hat sich überkauft.`,
      blackjackAlwaysPaid: "Ein Blackjack wird auch gegen einen Blackjack des Croupiers bezahlt.",
      insurance: "Gegen ein Ass kostet eine Versicherung den halben Einsatz; für einen Blackjack gibt es Even Money.",
      twentyOneAgainstBlackjack: (loses) =>
        `21 aus drei oder mehr Karten ${loses ? "verliert" : "ist unentschieden"} gegen einen Blackjack des Croupiers.`,
      blackjackTakes: (originalBetsOnly) =>
        `Ein Blackjack des Croupiers nimmt ${originalBetsOnly ? "nur die ursprünglichen Einsätze" : "auch verdoppelte und geteilte Einsätze"}.`,
      holeCard: {
        second: "Die zweite Karte des Croupiers liegt verdeckt.",
        first: "Die erste Karte des Croupiers liegt verdeckt.",
        none: "Der Croupier nimmt seine zweite Karte nach den Spielern.",
      },
      peek: "Der Croupier prüft auf Blackjack, bevor die Spieler am Zug sind.",
      double: {
        any: "Verdoppeln mit zwei beliebigen Karten.",
        "9-11": "Verdoppeln nur bei 9, 10 oder 11.",
        "10-11": "Verdoppeln nur bei 10 oder 11.",
        none: "Es wird nicht verdoppelt.",
      },
      split: (hands) =>
        hands === 0 ? "Paare werden nicht geteilt." : `Paare dürfen geteilt werden, bis zu ${hands} Hände je Platz.`,
      splitBy: {
        rank: "Nur zwei Karten desselben Rangs sind ein Paar.",
        points: "Zwei Karten desselben Werts sind ein Paar.",
      },
      doubleAfterSplit: (isAllowed) =>
        isAllowed ? "Geteilte Hände dürfen verdoppelt werden." : "Nach dem Teilen wird nicht verdoppelt.",
      splitAces: (takeMore) =>
        takeMore ? "Geteilte Asse dürfen weitere Karten nehmen." : "Geteilte Asse bekommen nur je eine Karte.",
      onTwentyOne: (stands) => (stands ? "Mit 21 steht eine Hand von selbst." : "Auch mit 21 darf gezogen werden."),
      resplitAces: (isAllowed) =>
        isAllowed ? "Asse dürfen noch einmal geteilt werden." : "Asse werden nur einmal geteilt.",
      surrender: {
        none: "Es wird nicht aufgegeben.",
        late: "Eine Hand darf für die Hälfte des Einsatzes aufgegeben werden.",
        early: "Eine Hand darf für die Hälfte des Einsatzes aufgegeben werden, bevor der Croupier auf Blackjack prüft.",
      },
      decks: (decks) => (decks === 1 ? "Ein Kartenspiel mit 52 Karten." : `${decks} Kartenspiele mit je 52 Karten.`),
      shuffle: {
        discards: "Die abgelegten Karten werden eingemischt, wenn der Schlitten zur Neige geht.",
        "every-round": "Vor jeder Runde werden alle Karten gemischt.",
      },
      bets: (smallest, largest) =>
        largest === null ? `Einsätze ab ${smallest}.` : `Einsätze von ${smallest} bis ${largest}.`,
    },
    picker: {
      intro: "Wählen Sie die nächsten Karten, von der ersten bis zur letzten.",
      chosen: "Nächste Karten",
      none: "keine gewählt",
      type: "Oder hinschreiben, etwa a_h 10_s",
      add: "Hinzufügen",
      unknown: "Diese Karte ist nicht mehr da.",
      undo: "Die letzte zurücknehmen",
      clear: "Leeren",
      earlier: "Nach vorn",
      deal: "Diese austeilen",
    },
    keysHint: "Diese Tasten gelten, solange der Tisch den Fokus hat.",
    betHint:
      "Drücken Sie einen Jeton, um ihn auf jeden gewählten Platz zu setzen. Solange dieser Jeton angehoben ist, setzt ein Druck auf einen Kreis ihn nur dort. Ziehen Sie einen Jeton auf einen Kreis, um ihn zu setzen, auf einen anderen, um ihn zu verschieben, oder vom Kreis weg, um ihn zurückzunehmen. Halten Sie einen Kreis gedrückt, um seinen letzten Jeton zurückzunehmen. Nach Esc ist kein Jeton angehoben, und ein Druck auf einen Kreis wählt den Platz.",
    keyDeal: "Austeilen",
    keyChips: "Den ersten, zweiten … Jeton setzen und wählen",
    keyTakeChip: "Auf einem Kreis: den letzten Jeton zurücknehmen",
    keyNo: "Nein, weiterspielen",
    keyReadOut: {
      hand: "Meine Karten ansagen",
      dealer: "Karten des Croupiers ansagen",
      bets: "Einsätze ansagen",
      credits: "Guthaben ansagen",
    },
    keyCaps: { enter: "Eingabe", escape: "Esc", delete: "Entf" },
    keyHint: "Einen Tipp zeigen",
    keyHelp: "Diese Liste",
    keyClose: "Schließen; zurück zum Tisch; die Animation überspringen; den Jeton ablegen",
  },
  hints: {
    hint: "Tipp",
    best: "Am besten",
    costs: (amount, share) => `kostet ${amount} (${share})`,
    basis: {
      "fresh-shoe": "Gerechnet mit einem frischen Schlitten ohne die Karten auf dem Tisch.",
      "counted-shoe": "Gerechnet mit den Karten, die noch niemand gesehen hat.",
    },
    mistake: (move, total, cost, best) =>
      `${move} bei ${total} kostete ${credits(cost)} vom Guthaben; besser: ${best}.`,
    noMistake: "Jede Entscheidung war die beste.",
    returned: (share, isGain) =>
      `Auszahlungsquote: ${share} des ersten Einsatzes (ein Platz, optimales Spiel, neuer Schlitten in jeder Runde). ${
        isGain ? "Über 100\u00a0% gewinnt optimales Spiel auf Dauer." : "Unter 100\u00a0% gewinnt auf Dauer der Tisch."
      }`,
  },
  replay: {
    language: "de",
    direction: "ltr",

    player: "Wiedergabe eines aufgezeichneten Spiels",
    controls: "Steuerung der Wiedergabe",
    timeline: "Position",
    moments: "Momente",

    play: "Abspielen",
    pause: "Pause",
    playAgain: "Noch einmal abspielen",
    stepForward: "Ein Ereignis vor",
    stepBack: "Ein Ereignis zurück",
    nextDecision: "Nächste Entscheidung",
    previousDecision: "Vorige Entscheidung",
    nextRound: "Nächste Runde",
    previousRound: "Vorige Runde",
    speed: "Tempo",
    loop: "Wiederholen",
    fullScreen: "Vollbild",
    transcript: "Mitschrift",
    more: "Mehr",
    copyLink: "Link zu diesem Moment kopieren",
    download: "Aufzeichnung herunterladen",
    openFile: "Datei öffnen",
    keys: "Tasten",
    close: "Schließen",
    copy: "Kopieren",
    save: "Herunterladen",
    copyTranscript: "Mitschrift kopieren",
    downloadTranscript: "Mitschrift herunterladen",
    checkNow: "Jetzt prüfen",

    round: (round) => `Runde ${round}`,
    event: (seq, count) => `Ereignis ${seq} von ${count}`,
    beforeFirst: "Vor dem ersten Austeilen",
    chapters: {
      round: "Austeilen",
      split: "Teilen",
      double: "Verdoppeln",
      surrender: "Aufgeben",
      blackjack: "Blackjack",
      blitz: "Blitz",
      thunderjack: "Thunderjack",
      "dealer-bust": "Croupier überkauft sich",
      settled: "Abrechnung",
    },

    replay: "Wiedergabe",
    live: "Live",
    checking: "wird geprüft",
    unchecked: "nicht geprüft",
    verdicts: { fair: "fair", committed: "festgelegt", consistent: "stimmig", open: "offen", broken: "verändert" },
    reasons: {
      fair: "Alle Prüfungen sind bestanden: Die Karten kommen aus dem Seed des Prüfwerts und aus dem Seed des Spielers.",
      committed:
        "Alle Prüfungen sind bestanden, aber es gibt keinen Seed des Spielers: Das Haus konnte unter mehreren Seeds wählen.",
      consistent:
        "Alle Prüfungen sind bestanden, aber der Seed oder einige der Karten wurden gewählt, oder der Tisch wurde nach einem Fehler wiederhergestellt.",
      open: "Die Aufzeichnung ist nicht abgeschlossen: Ihr Seed ist noch nicht aufgedeckt.",
      broken: "Eine Prüfung dieser Aufzeichnung ist fehlgeschlagen.",
      live: "An diesem Tisch wird noch gespielt. Was dort verdeckt ist, ist es auch hier.",
      checking: "Die Aufzeichnung wird geprüft.",
      unchecked: "Eine lange Aufzeichnung wird nur auf Wunsch geprüft.",
    },
    ...VERIFICATION,

    loading: "Die Aufzeichnung wird geladen …",
    waiting: "Warten auf das erste Austeilen …",
    empty: "Noch keine Aufzeichnung",
    emptyHint: "Ein aufgezeichnetes Spiel hier ablegen oder eine Datei öffnen.",
    dropHere: "Loslassen: Hier wird es wiedergegeben.",
    linkCopied: "Der Link wurde kopiert.",
    copied: "Kopiert.",
    copyByHand: "Das Kopieren ist fehlgeschlagen. Kopieren Sie diesen Text von Hand:",
    tooLongToCopy: "Die Mitschrift ist zum Kopieren zu lang. Laden Sie sie stattdessen herunter.",
    unreadable: "Diese Aufzeichnung kann nicht gezeigt werden",
    damaged: "Diese Aufzeichnung ist beschädigt. Alles vor dem Schaden kann abgespielt werden.",
    truncated: "Die letzte Zeile ist abgeschnitten. Alles davor kann abgespielt werden.",
    notLoaded: (status) => `Die Datei konnte nicht geladen werden: Der Server antwortete mit ${status}.`,
    notReached: "Die Datei war nicht zu erreichen.",
    isWebPage: "Unter dieser Adresse liegt eine Webseite und keine Aufzeichnung.",
    otherSite: "Die Datei liegt auf einer anderen Website. Nur Dateien dieser Website können geladen werden.",
    badData: "Dieser data:-Link ist nicht lesbar.",
    badLink: () => "Dieser Link ist nicht lesbar.",
    noLink: () => "Aus dieser Aufzeichnung kann kein Link werden.",

    spaceKey: "Leertaste",
    keyNames: {
      toggle: "abspielen oder anhalten",
      event: "ein Ereignis zurück oder vor",
      decision: "vorige oder nächste Entscheidung",
      round: "vorige oder nächste Runde",
      tenths: "zu 0 % … 90 %",
      speed: "schneller oder langsamer",
      keys: "diese Liste",
    },
  },
};
