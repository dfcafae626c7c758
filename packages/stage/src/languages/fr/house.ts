import { creditsIn } from "../../credits.js";
import type { HouseStrings } from "../house-strings.js";

const credits = creditsIn("fr");

/** The seats in the sentences of a house. */
const AT_SEAT = { right: "de droite", middle: "du centre", left: "de gauche" } as const;

/** The strings of a table that runs on a server, in French. */
export const STRINGS: HouseStrings = {
  connections: {
    connecting: "Connexion à la table…",
    live: "La table est connectée.",
    reconnecting: "La connexion est interrompue. Nouvelle connexion en cours…",
    moved: "La table change de serveur. Nouvelle connexion en cours…",
    full: "Cette table est complète.",
    refused: "La maison a refusé la connexion.",
    closed: "La connexion est fermée.",
  },
  watching: "Vous regardez cette table.",
  noSeat: "Prenez une place libre pour jouer.",
  ready: "Vous avez confirmé. Les autres n’ont pas encore confirmé.",
  timeLeft: (seconds) => `Encore ${seconds} ${seconds < 2 ? "seconde" : "secondes"}`,
  away: (player) => `${player} n’a plus de connexion.`,
  development: "Cette maison sert au développement. Tout le monde peut y jouer sous n’importe quel nom.",
  amount: "Apport",
  takeSeat: (seat) => `Prendre la place ${AT_SEAT[seat]}`,
  buyIn: (seat) => `Ajouter des crédits à la place ${AT_SEAT[seat]}`,
  leaveSeat: (seat) => `Quitter la place ${AT_SEAT[seat]}`,
  purse: (seat, amount) => `Crédits de la place ${AT_SEAT[seat]}\u00a0: ${credits(amount)}`,
  reasons: {
    "seat-taken": "Cette place est prise.",
    "account-too-small": "Votre compte n’a pas assez de crédits.",
    "purse-too-large": "Vous ne pouvez pas apporter autant de crédits à cette table.",
    "wallet-refused": "Votre portefeuille a refusé la mise.",
    "wallet-unknown": "Votre portefeuille n’a pas répondu. La mise n’a pas été placée.",
    "not-seated": "Vous n’avez pas de place à cette table.",
    "too-many-requests": "Cela fait trop de demandes à la fois. Veuillez attendre une seconde.",
    "house-closing": "La maison ferme. Veuillez vous reconnecter.",
    unavailable: "La maison ne peut pas enregistrer la demande. Veuillez réessayer.",
  },
};
