import { creditsIn, type HouseStrings } from "@thunderjack/stage";

const credits = creditsIn("nl");

/** The seats in the sentences of a house. */
const AT_SEAT = { right: "rechts", middle: "in het midden", left: "links" } as const;

/** The strings of a table that runs on a server, in Dutch. */
export const DUTCH_HOUSE: HouseStrings = {
  connections: {
    connecting: "Verbinding met de tafel maken…",
    live: "De tafel is verbonden.",
    reconnecting: "De verbinding is onderbroken. Opnieuw verbinden…",
    moved: "De tafel verhuist naar een andere server. Opnieuw verbinden…",
    full: "Deze tafel is vol.",
    refused: "Het huis heeft de verbinding geweigerd.",
    closed: "De verbinding is gesloten.",
  },
  watching: "U kijkt aan deze tafel.",
  noSeat: "Neem een vrije plaats om te spelen.",
  ready: "U bent klaar. De anderen nog niet.",
  timeLeft: (seconds) => `Nog ${seconds} ${seconds === 1 ? "seconde" : "seconden"}`,
  away: (player) => `${player} heeft geen verbinding.`,
  development: "Dit huis is alleen voor ontwikkeling. Iedereen kan onder elke naam spelen.",
  amount: "Inkoop",
  takeSeat: (seat) => `Plaats ${AT_SEAT[seat]} nemen`,
  buyIn: (seat) => `Inkopen op de plaats ${AT_SEAT[seat]}`,
  leaveSeat: (seat) => `Plaats ${AT_SEAT[seat]} verlaten`,
  purse: (seat, amount) => `Tegoed op de plaats ${AT_SEAT[seat]}: ${credits(amount)}`,
  reasons: {
    "seat-taken": "Deze plaats is bezet.",
    "account-too-small": "Uw rekening heeft niet genoeg tegoed.",
    "purse-too-large": "U mag niet zo veel tegoed meebrengen naar deze tafel.",
    "wallet-refused": "Uw portemonnee heeft de inzet geweigerd.",
    "wallet-unknown": "Uw portemonnee heeft niet geantwoord. De inzet is niet gedaan.",
    "not-seated": "U hebt geen plaats aan deze tafel.",
    "too-many-requests": "Dit zijn te veel verzoeken tegelijk. Wacht een seconde.",
    "house-closing": "Het huis sluit. Maak opnieuw verbinding.",
    unavailable: "Het huis kan het verzoek nu niet opslaan. Probeer het opnieuw.",
  },
};
