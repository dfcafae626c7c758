import { creditsIn } from "../../credits.js";
import type { PanelStrings } from "../panel-strings.js";
import { pluralIn } from "../plural.js";
import { VERIFICATION } from "./verification.js";

/** The cards that make a Thunderjack with an ace, by the lowest of these cards. */
const COURTS = {
  "10": "un dix, un valet, une dame ou un roi",
  j: "un valet, une dame ou un roi",
  q: "une dame ou un roi",
  k: "un roi",
} as const;

const credits = creditsIn("fr");
const plural = pluralIn("fr");
const rounds = (count: number): string => (count < 2 ? `${count} manche` : `${count} manches`);

/** The strings of the panels and of the optional features of a table in French. */
export const STRINGS: PanelStrings = {
  panel: {
    close: "Fermer",
    copy: "Copier",
    copied: "Copié",
    download: "Télécharger l’enregistrement",
    downloadAll: "Télécharger les enregistrements",
    noRounds: "Aucune manche n’a encore été jouée.",
    statisticsOf: (rounds) => (rounds === 1 ? "La dernière manche" : `Les ${rounds} dernières manches`),
    statistics: {
      net: "Résultat",
      hands: "Mains",
      won: "Gagnées",
      pushed: "Égalités",
      best: "Meilleure manche",
      thunderjacks: "Thunderjacks",
      blitzes: "Blitz",
      returned: "Redistribué",
    },
    creditsChart: (from, to) => `Les crédits, de ${from} à ${to}`,
    bets: "Mises",
    before: "Avant",
    after: "Après",
    choices: "Choix",
    replayRound: (round) => `Revoir la manche ${round}`,
    verifyRound: (round) => `Vérifier la manche ${round}`,
    session: "Toutes les manches de ce sabot en un fichier, à revoir et vérifier.",
    sessions: (files) => `Toutes les manches conservées, en ${files} fichiers, un par sabot, à revoir et vérifier.`,
    openRecording: "Le sabot est encore en jeu\u00a0: sa graine n’est pas encore dans l’enregistrement.",
    notWhole: "La partie avait déjà commencé\u00a0: il n’y a pas d’enregistrement depuis le début.",
    notKept:
      "Ce sabot a servi à tant de manches que les premières ne sont plus conservées\u00a0: il n’a pas d’enregistrement.",
    promise:
      "Avant la première donne, la table montre l’engagement de sa graine secrète. Cette graine et la vôtre déterminent ensemble l’ordre de tout le sabot. À la fin du sabot, la table révèle sa graine, et vous pouvez vérifier qu’elle correspond à l’engagement.",
    proves:
      "Les enregistrements prouvent que chaque carte vient des graines de la table et des vôtres, et que l’ancre a fixé toutes les graines et leur ordre. Avec la tête, ils prouvent aussi qu’aucun enregistrement n’a été modifié ni omis.",
    provesNot:
      "Un enregistrement seul ne prouve ni quand l’ancre a été montrée, ni qui a choisi votre graine. Notez l’ancre et votre graine avant la première donne, et comparez-les ensuite avec l’enregistrement. Sans la tête, des enregistrements ont pu être réécrits, ou les derniers peuvent manquer.",
    anchor: "Ancre de la session",
    anchorHint: "Elle fixe les graines de tous les sabots et leur ordre. Notez-la avant la première donne.",
    shoeOfChain: (index, length) => `Sabot ${index} sur ${length}`,
    head: "Tête de la session",
    headHint:
      "L’empreinte du dernier enregistrement terminé. Notez-la pour remarquer des enregistrements modifiés ou manquants.",
    commitment: "Engagement",
    clientSeed: "Votre graine",
    clientSeedHint:
      "Un texte quelconque\u00a0: il entre dans le mélange, pour que personne ne puisse planifier l’ordre des cartes. Il est gardé pour les sabots suivants.",
    apply: "Utiliser",
    tooLong: "256 caractères au plus.",
    unwritable: "La graine contient un caractère non valide. Supprimez-le ou saisissez la graine de nouveau.",
    fixed: "Fixée depuis la première donne de ce sabot.",
    noClientSeed: "aucune",
    drawnClientSeed:
      "Tirée au hasard par votre appareil. Vous pouvez la remplacer avant la première donne de chaque sabot.",
    chosenSeed: "La graine de ce sabot a été choisie\u00a0: reproductible, mais pas équitable.",
    foreign:
      "Cette table a été ouverte par la page ou par un autre joueur. Sa graine ne peut être ni montrée ni changée ici.",
    ownDevice:
      "Une table qui tourne entièrement dans votre navigateur ne peut pas vous cacher ses cartes\u00a0: les outils de développement les montrent.",
    newShoe: "Nouvelle graine",
    newShoeHint: (count) =>
      `Termine ce sabot, révèle sa graine et commence un nouveau sabot. Crédits et mises restent. Après ${rounds(count)}, cela se fait automatiquement.`,
    shoesBefore: "Les sabots précédents",
    shoeOf: (first, last) => (first === last ? `Manche ${first}` : `Manches ${first} à ${last}`),
    verifyAll: "Vérifier chaque sabot",
    sessionVerdicts: {
      complete: "Session complète\u00a0: chaque sabot suit le précédent.",
      incomplete: "Session incomplète\u00a0: des sabots manquent, ou peuvent manquer.",
      broken: "Session altérée\u00a0: un enregistrement a été modifié, ou les sabots ne sont pas dans l’ordre.",
    },
    missingShoes: (first, last) => {
      if (last === null) return `Les sabots à partir du numéro ${first} peuvent manquer.`;
      return first === last ? `Le sabot ${first} manque.` : `Les sabots ${first} à ${last} manquent.`;
    },
    serverSeed: "Graine révélée",
    verify: "Vérifier chaque manche",
    checking: (count) => `Vérification de ${rounds(count)}…`,
    checked: (count) => `Manches vérifiées\u00a0: ${count}.`,
    verdicts: {
      fair: "Équitable\u00a0: tout est conforme.",
      committed:
        "Engagé, mais pas équitable\u00a0: sans graine du joueur, la maison a pu choisir parmi plusieurs graines.",
      consistent:
        "Cohérent, mais pas équitable\u00a0: la graine ou certaines cartes ont été choisies, ou la table a été restaurée après une erreur.",
      open: "Encore ouvert\u00a0: la graine n’est pas encore révélée.",
      broken: "Altéré\u00a0: quelque chose n’est pas conforme.",
    },
    ...VERIFICATION,
    rules: {
      payouts: "Gains",
      dealer: "Le croupier",
      moves: "Vos choix",
      shoe: "Le sabot et les mises",
      thunderjack: (lowest) => `Un Thunderjack est un as avec ${COURTS[lowest]} de la même couleur, en deux cartes.`,
      thunderjackEndsRound: "Un Thunderjack met fin à la manche.",
      thunderjackAgainstBlackjack: (isPaid) =>
        isPaid
          ? "Un Thunderjack bat un blackjack du croupier."
          : "Un Thunderjack est à égalité avec un blackjack du croupier.",
      thunderjacksCancel: "Deux Thunderjacks dans une manche s’annulent.",
      blitz: (cards) => `Un Blitz\u00a0: ${cards} cartes sans dépasser 21.`,
      dealerBlitz: (cards) => `Un croupier qui a ${cards} cartes saute.`,
      blackjackAlwaysPaid: "Un blackjack est payé même contre un blackjack du croupier.",
      insurance: "Contre un as, l’assurance coûte la moitié de la mise\u202f; un blackjack peut être payé un pour un.",
      twentyOneAgainstBlackjack: (loses) =>
        `Un 21 de trois cartes ou plus ${loses ? "perd contre" : "est à égalité avec"} un blackjack du croupier.`,
      blackjackTakes: (originalBetsOnly) =>
        `Un blackjack du croupier prend ${originalBetsOnly ? "seulement les mises initiales" : "aussi les mises doublées et séparées"}.`,
      holeCard: {
        second: "La deuxième carte du croupier est cachée.",
        first: "La première carte du croupier est cachée.",
        none: "Le croupier prend sa deuxième carte après les joueurs.",
      },
      peek: "Le croupier vérifie s’il a un blackjack avant que les joueurs jouent.",
      double: {
        any: "On peut doubler sur deux cartes quelconques.",
        "9-11": "On peut doubler sur 9, 10 ou 11.",
        "10-11": "On peut doubler sur 10 ou 11.",
        none: "On ne peut pas doubler.",
      },
      split: (hands) =>
        hands === 0 ? "Les paires ne se séparent pas." : `Les paires se séparent, jusqu’à ${hands} mains par place.`,
      splitBy: {
        rank: "Seules deux cartes de même rang font une paire.",
        points: "Deux cartes de même valeur font une paire.",
      },
      doubleAfterSplit: (isAllowed) =>
        isAllowed ? "On peut doubler une main séparée." : "On ne double pas après une séparation.",
      splitAces: (takeMore) =>
        takeMore ? "Les as séparés peuvent tirer d’autres cartes." : "Les as séparés reçoivent une seule carte chacun.",
      onTwentyOne: (stands) => (stands ? "À 21, la main reste automatiquement." : "On peut encore tirer à 21."),
      resplitAces: (isAllowed) =>
        isAllowed ? "Les as peuvent être séparés de nouveau." : "Les as ne se séparent qu’une fois.",
      surrender: {
        none: "Pas d’abandon.",
        late: "On peut abandonner contre la moitié de la mise.",
        early: "On peut abandonner contre la moitié de la mise, avant que le croupier ne vérifie s’il a un blackjack.",
      },
      decks: (decks) => (decks === 1 ? "Un jeu de 52 cartes." : `${decks} jeux de 52 cartes.`),
      shuffle: {
        discards: "La défausse est remélangée quand le sabot s’épuise.",
        "every-round": "Toutes les cartes sont mélangées avant chaque manche.",
      },
      bets: (smallest, largest) =>
        largest === null ? `Mises à partir de ${smallest}.` : `Mises de ${smallest} à ${largest}.`,
    },
    picker: {
      intro: "Choisissez les prochaines cartes, de la première à la dernière.",
      chosen: "Prochaines cartes",
      none: "aucune",
      type: "Ou écrivez-les, par exemple a_h 10_s",
      add: "Ajouter",
      unknown: "Cette carte n’est plus là.",
      undo: "Reprendre la dernière",
      clear: "Effacer",
      earlier: "Avancer",
      deal: "Distribuer ces cartes",
    },
    keysHint: "Ces touches agissent quand la table a le focus.",
    betHint:
      "Appuyez sur un jeton pour le miser sur chaque place choisie. Tant que ce jeton est relevé, un appui sur un cercle l’ajoute à cette seule place. Faites glisser un jeton vers un cercle pour le miser, vers un autre pour le déplacer, ou hors du cercle pour le reprendre. Maintenez un cercle pour reprendre son dernier jeton. Après Échap, aucun jeton n’est relevé, et un appui sur un cercle choisit sa place.",
    keyDeal: "Distribuer",
    keyChips: "Poser le premier, le deuxième… jeton et le choisir",
    keyTakeChip: "Sur un cercle\u00a0: reprendre le dernier jeton",
    keyNo: "Non, continuer",
    keyReadOut: {
      hand: "Annoncer mes cartes",
      dealer: "Annoncer les cartes du croupier",
      bets: "Annoncer les mises",
      credits: "Annoncer les crédits",
    },
    keyCaps: { enter: "Entrée", escape: "Échap", delete: "Suppr" },
    keyHint: "Montrer un conseil",
    keyHelp: "Cette liste",
    keyClose: "Fermer, retour à la table, passer l’animation, ou reposer le jeton",
  },
  hints: {
    hint: "Conseil",
    best: "Meilleur choix",
    costs: (amount, share) => `coûte ${amount} (${share})`,
    expected: (bet) => `Résultat attendu pour une mise de ${bet}.`,
    basis: {
      "fresh-shoe": "Calculé sur un sabot neuf sans les cartes de la table.",
      "counted-shoe": "Calculé sur les cartes que personne n’a encore vues.",
    },
    mistake: (move, total, cost, best) => {
      const unit = plural(cost / 100, { one: "crédit", many: "de crédits", other: "crédits" });
      return `${move} à ${total} a coûté ${credits(cost)} ${unit}\u202f; mieux\u00a0: ${best.toLowerCase()}.`;
    },
    noMistake: "Chaque décision était la meilleure.",
    returned: (share, isGain) =>
      `Taux de retour\u00a0: ${share} de la mise initiale (une place, jeu optimal, sabot neuf à chaque manche). ${
        isGain
          ? "Au-dessus de 100\u00a0%, le jeu optimal gagne à la longue."
          : "Au-dessous de 100\u00a0%, la table gagne à la longue."
      }`,
  },
  saved: {
    language: "Langue",
    savedHere: "Cette table est enregistrée dans ce navigateur.",
    startOver: "Tout recommencer",
    askToStartOver: "Effacer cette table, ses crédits et son historique, et tout recommencer\u202f?",
    followed: "Cette table est aussi ouverte dans un autre onglet. Vous pouvez jouer dans les deux.",
    takeOver: "Reprendre la table",
    owned: "Cet onglet a repris la table.",
    dismiss: "D’accord",
    notices: {
      "storage-refused":
        "Cette table ne peut pas être enregistrée ici\u00a0: vous pouvez continuer à jouer, mais elle est perdue quand la page est fermée.",
      "storage-failed":
        "Les derniers coups ne sont pas encore enregistrés\u00a0: vous pouvez continuer à jouer, et l’enregistrement est retenté automatiquement.",
      "storage-cleared":
        "La table enregistrée a été effacée hors de cette page\u202f; la table actuelle a été enregistrée de nouveau.",
      "saved-again": "La table est de nouveau enregistrée.",
      "tail-cut":
        "La fin de la table enregistrée était abîmée\u00a0: son sabot est terminé, et un nouveau sabot commence.",
      "secret-lost":
        "La graine du sabot manque\u00a0: ses manches restent lisibles. Vous gardez vos crédits et recevez un nouveau sabot.",
      unreadable:
        "Le début de la table enregistrée n’a pas pu être lu\u00a0: son sabot ne peut pas être continué. Un nouveau sabot commence avec les derniers crédits lisibles.",
      "other-rules":
        "La table enregistrée avait d’autres règles\u00a0: les nouvelles valent à partir du prochain sabot.",
      "newer-version":
        "La table a été enregistrée par une version plus récente de cette page\u00a0: rechargez la page pour y continuer. Cette table-ci n’est pas enregistrée.",
      "round-void": "La manche en cours n’a pas pu continuer\u00a0: ses mises ont été rendues.",
      "stakes-lost": "La manche en cours n’a pas pu continuer\u00a0: ses mises sont perdues.",
      "changed-elsewhere":
        "La table a été changée dans un autre onglet\u00a0: votre dernier choix dans cet onglet a été tenté de nouveau.",
      "unsaved-lost":
        "Des coups qui n’ont pas pu être enregistrés sont perdus\u00a0: la table continue avec ce qui est enregistré.",
      "owner-silent": "L’autre onglet de cette table ne répond pas\u00a0: reprenez la table pour continuer.",
    },
    rescue: {
      failed: "La table enregistrée n’a pas pu être ouverte.",
      late: "La table enregistrée met trop de temps à s’ouvrir.",
      tryAgain: "Réessayer",
      download: "Télécharger les données enregistrées",
      cancel: "Annuler",
    },
  },
  wallet: {
    waiting: "En attente de la confirmation de la mise par la page…",
    cancel: "Annuler la mise",
    confirmed: "La mise est confirmée. En attente de la table enregistrée…",
    late: "La page n’a pas répondu à temps. Rien n’a été joué, et la mise est rendue.",
    cancelled: "La mise est annulée. Rien n’a été joué.",
  },
};
