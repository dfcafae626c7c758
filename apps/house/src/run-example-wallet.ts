import { ExampleWallet, WALLET_FAULTS, type WalletFault } from "./example-wallet.js";
import { jsonLog } from "./log.js";

/*
 * Starts the example of a wallet, for tests and demonstrations. The environment configures it:
 *
 * PORT           the port on 127.0.0.1; defaults to 8090
 * WALLET_TOKEN   the secret that the house sends
 * WALLET_FAULTS  the parts of the orders with a fault, such as `lost=0.1,late=0.05`; defaults to none
 * WALLET_CREDITS the credits of each account that it does not know yet, in hundredths; defaults to 1,000,000
 */

const { PORT = "8090", WALLET_TOKEN = "", WALLET_FAULTS: faults = "", WALLET_CREDITS = "1000000" } = process.env;
if (WALLET_TOKEN === "") throw new Error("The environment variable WALLET_TOKEN is missing.");

const parts = faults
  .split(",")
  .filter((part) => part !== "")
  .map((part) => {
    const [name = "", share] = part.split("=");
    if (!WALLET_FAULTS.some((one) => one === name)) throw new Error(`There is no fault ${name}.`);
    return [name as WalletFault, Number(share)] as const;
  });

function drawnFault(): WalletFault | null {
  let chance = Math.random();
  for (const [name, share] of parts) {
    if (chance < share) return name;
    chance -= share;
  }
  return null;
}

const wallet = new ExampleWallet({ token: WALLET_TOKEN, faultOf: drawnFault, credits: Number(WALLET_CREDITS) });
const url = await wallet.listen(Number(PORT));
jsonLog("info", "listening", { port: Number(new URL(url).port), faults: Object.fromEntries(parts) });
