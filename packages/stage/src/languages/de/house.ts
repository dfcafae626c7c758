import { creditsIn } from "../../credits.js";
import type { HouseStrings } from "../house-strings.js";

const credits = creditsIn("de");

/** The seats in the sentences of a house. */
const AT_SEAT = { right: "rechts", middle: "in der Mitte", left: "links" } as const;

/** The strings of a table that runs on a server, in German. */
export const STRINGS: HouseStrings = {
  connections: {
    connecting: "Verbindung zum Tisch wird aufgebaut …",
    live: "Der Tisch ist verbunden.",
    reconnecting: "Die Verbindung ist unterbrochen und wird wieder aufgebaut …",
    moved: "Der Tisch zieht auf einen anderen Server um. Die Verbindung wird wieder aufgebaut …",
    full: "Dieser Tisch ist voll.",
    refused: "Das Haus hat die Verbindung abgelehnt.",
    closed: "Die Verbindung ist beendet.",
  },
  watching: "Sie sehen an diesem Tisch zu.",
  noSeat: "Nehmen Sie einen freien Platz, um zu spielen.",
  ready: "Sie sind bereit. Die anderen sind es noch nicht.",
  timeLeft: (seconds) => `Noch ${seconds} ${seconds === 1 ? "Sekunde" : "Sekunden"}`,
  away: (player) => `${player} hat keine Verbindung.`,
  development: "Dieses Haus dient nur der Entwicklung. Alle können sich unter jedem Namen anmelden.",
  amount: "Einkauf",
  takeSeat: (seat) => `Platz ${AT_SEAT[seat]} nehmen`,
  buyIn: (seat) => `Am Platz ${AT_SEAT[seat]} einkaufen`,
  leaveSeat: (seat) => `Platz ${AT_SEAT[seat]} verlassen`,
  purse: (seat, amount) => `Guthaben am Platz ${AT_SEAT[seat]}: ${credits(amount)}`,
  reasons: {
    "seat-taken": "Dieser Platz ist besetzt.",
    "account-too-small": "Ihr Konto reicht dafür nicht.",
    "purse-too-large": "So viel dürfen Sie an diesem Tisch nicht haben.",
    "wallet-refused": "Ihre Wallet hat den Einsatz abgelehnt.",
    "wallet-unknown": "Ihre Wallet hat nicht geantwortet. Der Einsatz gilt nicht.",
    "not-seated": "Sie haben an diesem Tisch keinen Platz.",
    "too-many-requests": "Das sind zu viele Anfragen auf einmal. Bitte warten Sie eine Sekunde.",
    "house-closing": "Das Haus schließt gerade. Bitte verbinden Sie sich neu.",
    unavailable: "Das Haus kann die Anfrage gerade nicht speichern. Bitte versuchen Sie es noch einmal.",
  },
};
