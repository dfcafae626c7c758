import { creditsIn } from "../../credits.js";
import type { HouseStrings } from "../house-strings.js";

const credits = creditsIn("es");

/** The seats in the sentences of a house. */
const AT_SEAT = { right: "de la derecha", middle: "del centro", left: "de la izquierda" } as const;

/** The strings of a table that runs on a server, in Spanish. */
export const STRINGS: HouseStrings = {
  connections: {
    connecting: "Conectando con la mesa…",
    live: "La mesa está conectada.",
    reconnecting: "La conexión se ha interrumpido. Conectando de nuevo…",
    moved: "La mesa cambia de servidor. Conectando de nuevo…",
    full: "Esta mesa está completa.",
    refused: "La casa ha rechazado la conexión.",
    closed: "La conexión está cerrada.",
  },
  watching: "Está mirando esta mesa.",
  noSeat: "Ocupe un puesto libre para jugar.",
  ready: "Ha confirmado. Faltan los demás.",
  timeLeft: (seconds) => (seconds === 1 ? "Queda 1 segundo" : `Quedan ${seconds} segundos`),
  away: (player) => `${player} no tiene conexión.`,
  development: "Esta casa es solo para desarrollo. Cualquiera puede entrar con cualquier nombre.",
  amount: "Créditos que aporta",
  takeSeat: (seat) => `Ocupar el puesto ${AT_SEAT[seat]}`,
  buyIn: (seat) => `Añadir créditos al puesto ${AT_SEAT[seat]}`,
  leaveSeat: (seat) => `Dejar el puesto ${AT_SEAT[seat]}`,
  purse: (seat, amount) => `Créditos del puesto ${AT_SEAT[seat]}: ${credits(amount)}`,
  reasons: {
    "seat-taken": "Este puesto está ocupado.",
    "account-too-small": "Su cuenta no tiene bastantes créditos.",
    "purse-too-large": "No puede traer tantos créditos a esta mesa.",
    "wallet-refused": "Su monedero ha rechazado la apuesta.",
    "wallet-unknown": "Su monedero no ha respondido. La apuesta no se ha hecho.",
    "not-seated": "No tiene ningún puesto en esta mesa.",
    "too-many-requests": "Son demasiadas peticiones a la vez. Espere un segundo.",
    "house-closing": "La casa está cerrando. Conéctese de nuevo.",
    unavailable: "La casa no puede guardar la petición ahora. Inténtelo de nuevo.",
  },
};
