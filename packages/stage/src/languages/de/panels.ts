import { creditsIn } from "../../credits.js";
import type { PanelStrings } from "../panel-strings.js";
import { VERIFICATION } from "./verification.js";

/** The cards that make a Thunderjack with an ace, by the lowest of these cards. */
const COURTS = {
  "10": "Zehn, Bube, Dame oder König",
  j: "Bube, Dame oder König",
  q: "Dame oder König",
  k: "König",
} as const;

const credits = creditsIn("de");
const rounds = (count: number): string => (count === 1 ? "1 Runde" : `${count} Runden`);

/** The strings of the panels and of the optional features of a table in German. */
export const STRINGS: PanelStrings = {
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
    expected: (bet) => `Erwartetes Ergebnis bei einem Einsatz von ${bet}.`,
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
  saved: {
    language: "Sprache",
    savedHere: "Dieser Tisch ist in diesem Browser gespeichert.",
    startOver: "Neu anfangen",
    askToStartOver: "Diesen Tisch mit Guthaben und Verlauf löschen und neu anfangen?",
    followed: "Dieser Tisch ist auch in einem anderen Tab offen. Sie können in beiden spielen.",
    takeOver: "Tisch übernehmen",
    owned: "Dieser Tab hat den Tisch übernommen.",
    dismiss: "OK",
    notices: {
      "storage-refused":
        "Dieser Tisch kann hier nicht gespeichert werden: Sie können weiterspielen, aber er geht verloren, wenn die Seite geschlossen wird.",
      "storage-failed":
        "Die letzten Züge sind noch nicht gespeichert: Sie können weiterspielen; das Speichern wird automatisch wiederholt.",
      "storage-cleared":
        "Der gespeicherte Tisch wurde außerhalb dieser Seite gelöscht: Der aktuelle Tisch wurde neu gespeichert.",
      "saved-again": "Der Tisch wird wieder gespeichert.",
      "tail-cut":
        "Das Ende des gespeicherten Tisches war beschädigt: Sein Schlitten ist beendet, ein neuer Schlitten beginnt.",
      "secret-lost":
        "Der Seed des Schlittens fehlt: Seine Runden bleiben lesbar. Sie behalten Ihr Guthaben und bekommen einen neuen Schlitten.",
      unreadable:
        "Der Anfang des gespeicherten Tisches war nicht lesbar, daher kann sein Schlitten nicht fortgesetzt werden. Ein neuer Schlitten beginnt mit dem letzten lesbaren Guthaben.",
      "other-rules": "Der gespeicherte Tisch hatte andere Regeln: Die neuen gelten ab dem nächsten Schlitten.",
      "newer-version":
        "Der Tisch wurde von einer neueren Version dieser Seite gespeichert: Laden Sie die Seite neu, um dort weiterzuspielen. Dieser Tisch wird nicht gespeichert.",
      "round-void": "Die laufende Runde konnte nicht weitergehen: Ihre Einsätze wurden zurückgegeben.",
      "stakes-lost": "Die laufende Runde konnte nicht weitergehen: Ihre Einsätze sind verloren.",
      "changed-elsewhere":
        "Der Tisch wurde in einem anderen Tab geändert: Ihre letzte Eingabe in diesem Tab wurde noch einmal versucht.",
      "unsaved-lost":
        "Züge, die nicht gespeichert werden konnten, sind verloren: Es geht mit dem gespeicherten Stand weiter.",
      "owner-silent": "Der andere Tab mit diesem Tisch antwortet nicht: Übernehmen Sie den Tisch, damit es weitergeht.",
    },
    rescue: {
      failed: "Der gespeicherte Tisch konnte nicht geöffnet werden.",
      late: "Der gespeicherte Tisch braucht zu lange, um sich zu öffnen.",
      tryAgain: "Noch einmal versuchen",
      download: "Gespeicherte Daten herunterladen",
      cancel: "Abbrechen",
    },
  },
  wallet: {
    waiting: "Warten, bis die Seite den Einsatz bestätigt …",
    cancel: "Einsatz abbrechen",
    confirmed: "Der Einsatz ist bestätigt. Warten auf den gespeicherten Tisch …",
    late: "Die Seite hat nicht rechtzeitig geantwortet. Es wurde nichts gespielt, und der Einsatz wird zurückgegeben.",
    cancelled: "Der Einsatz wurde abgebrochen. Es wurde nichts gespielt.",
  },
};
