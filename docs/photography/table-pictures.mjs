import { still } from "./studio.mjs";

/* The screenshots of the table in `apps/lit-table`. Each one shows chosen cards after a number of moves. */

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 740 };

const cards = (names) => names.split(" ").map((name, place) => `${name}_${place % 3}`);

/** Three seats with a split on the right one. */
const SPLIT = {
  bets: { right: 3000, middle: 3000, left: 3000 },
  stack: cards("8_c 9_d k_h 6_s 8_h 2_d 7_c 10_d 7_h q_c"),
  moves: ["split"],
};

const THUNDERJACK = {
  bets: { right: 3000, middle: 3000, left: 3000 },
  stack: cards("a_s 9_d k_h 6_h j_s 2_d 7_c 10_d"),
  moves: [],
};

/** Two hands on each seat. The last hand waits for its second card. */
const SIX_HANDS = {
  rules: "casino",
  bets: { right: 1000, middle: 1000, left: 1000 },
  stack: cards("8_c 8_d 8_h 6_s 8_s 8_d 8_h 10_c k_h 3_c q_s j_d 9_d"),
  moves: ["split", "stand", "stand", "split", "stand", "stand", "split"],
};

const HINT = {
  bets: { middle: 1000 },
  stack: cards("4_d 4_h 10_c 10_s"),
  moves: [],
};

/** Waits until the table shows its current state and a new view. Returns the view. */
async function shown(page, before = "") {
  const view = await page.waitForFunction((last) => {
    const table = document.querySelector("thunderjack-table");
    const now = JSON.stringify(table?.shadowRoot?.querySelector("tj-table")?.frame?.view ?? null);
    return now !== "null" && now !== last && now === JSON.stringify(table.conductor.view) ? now : null;
  }, before);
  return view.jsonValue();
}

/** Places the bets, deals the cards and makes the moves. */
async function play(page, { bets, stack, moves }) {
  const steps = [
    ...Object.entries(bets).map(([seat, amount]) => ["placeBet", seat, amount]),
    ["deal", stack],
    ...moves.map((move) => [move]),
  ];
  let view = await shown(page);
  for (const [method, ...words] of steps) {
    const refusal = await page.evaluate(
      ([name, values]) => document.querySelector("thunderjack-table")[name](...values),
      [method, words],
    );
    if (refusal !== null) throw new Error(`${method}: ${JSON.stringify(refusal)}`);
    // A saved table stores a move before it shows the move.
    view = await shown(page, view);
  }
}

const dress = (page, properties) =>
  page.evaluate((given) => Object.assign(document.querySelector("thunderjack-table"), given), properties);

/** Opens a table with these properties and plays the round. */
async function tableWith(studio, round, size, properties = {}) {
  const rules = round.rules ?? "thunderjack";
  const address = `/table.html?rules=${rules}&seed=a+picture&speed=instant&stack=${round.stack[0]}`;
  const page = await studio.visit("table", address, size);
  await shown(page);
  const courts = properties.deck === "traditional" ? page.waitForResponse(/traditional/) : null;
  await dress(page, properties);
  await play(page, round);
  await courts;
  return page;
}

const table =
  (round, size, properties = {}) =>
  async (studio) =>
    still(await tableWith(studio, round, size, properties));

const quarter = { width: 720, height: 600 };
const THEMES = [
  { theme: "felt" },
  { theme: "midnight" },
  { theme: "paper", deck: "four-colour" },
  { theme: "high-contrast" },
];

/** Takes a screenshot of four themes, each in a quarter of the image. */
async function themes(studio) {
  const images = [];
  for (const theme of THEMES) images.push(await table(SPLIT, quarter, theme)(studio));
  const markup = images.map((png) => `<img src="data:image/png;base64,${png.toString("base64")}">`).join("");
  const style = "<style>body { display: flex; flex-wrap: wrap; margin: 0 } img { display: block }</style>";
  return still(await studio.blank({ width: 1440, height: 1200 }, style + markup));
}

async function hint(studio) {
  const page = await tableWith(studio, HINT, DESK, { hints: true });
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText("Best:").waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.querySelector("thunderjack-table").shadowRoot.activeElement?.blur());
  return still(page);
}

/** Opens a tab with a saved table in which the right seat is split, and returns a function that opens another tab. */
async function keptTabs(studio) {
  const context = await studio.context(DESK);
  const open = async () => {
    const page = await studio.open(context, "table", "/table.html?persist=a+picture&seed=a+picture&speed=instant");
    await page.waitForFunction(() => document.querySelector("thunderjack-table")?.session != null);
    await shown(page);
    return page;
  };
  const first = await open();
  // The page has opened the saved table without `allowStacking`. Setting this property opens the table again.
  await first.evaluate(() => {
    const table = document.querySelector("thunderjack-table");
    const { session } = table;
    Object.assign(globalThis, { isAnother: () => table.session !== null && table.session !== session });
    table.allowStacking = true;
  });
  await first.waitForFunction(() => globalThis.isAnother());
  await play(first, SPLIT);
  return { first, open };
}

async function restored(studio) {
  const { first } = await keptTabs(studio);
  await first.reload({ waitUntil: "networkidle" });
  await first.locator("tj-hand").nth(3).waitFor();
  await shown(first);
  return still(first);
}

async function follower(studio) {
  const { open } = await keptTabs(studio);
  const second = await open();
  await second.locator("[part=session-followed]").waitFor();
  await second.locator("tj-hand").nth(3).waitFor();
  return still(second);
}

/** Opens a saved table in a browser that does not grant its lock, and waits for the panel that replaces the table. */
async function rescue(studio) {
  const context = await studio.context(DESK);
  await context.addInitScript(() => {
    navigator.locks.request = () => new Promise(() => {});
  });
  const page = await studio.open(context, "table", "/table.html?persist=a+picture");
  await page.locator("[part=rescue]").waitFor();
  return still(page);
}

/** Hits in two tabs. The second tab still shows the table before the first hit, so its command is refused. */
async function stale(studio) {
  const { first, open } = await keptTabs(studio);
  const second = await open();
  await second.locator("tj-hand").nth(3).waitFor();
  const before = await second.evaluate(() => {
    const { conductor, session } = document.querySelector("thunderjack-table");
    conductor.pause();
    return session.publicState.version;
  });
  await first.getByRole("button", { name: "Hit", exact: true }).click();
  await second.waitForFunction(
    (version) => document.querySelector("thunderjack-table").session.publicState.version > version,
    before,
  );
  await second.getByRole("button", { name: "Hit", exact: true }).click();
  await second.getByText("The table has changed in the meantime, so nothing was done.").first().waitFor();
  await second.mouse.move(0, 0);
  return still(second);
}

/** Opens the fairness panel of a table with two retired shoes. Its random numbers are always the same. */
const fairness = (size) => async (studio) => {
  const context = await studio.context(size);
  await context.addInitScript(() => {
    let last = 1;
    crypto.getRandomValues = (numbers) => {
      for (const place of numbers.keys()) {
        last = (last * 48271) % 0x7fffffff;
        numbers[place] = last >> 8;
      }
      return numbers;
    };
  });
  const page = await studio.open(context, "table", "/table.html?speed=instant");
  await shown(page);
  await page.evaluate(async () => {
    const table = document.querySelector("thunderjack-table");
    table.placeBet("middle", 1000);
    for (let shoe = 1; shoe <= 2; shoe++) {
      table.deal();
      while (table.table.publicState.turn !== null) table.stand();
      table.newShoe();
    }
    await table.openPanel("fairness");
  });
  await page.locator("[part=head]").waitFor();
  await page.mouse.move(0, 0);
  return still(page);
};

/** The functions that take the screenshots, by name. */
export const TABLE_PICTURES = {
  "thunderjack-1440": table(THUNDERJACK, DESK),
  "split-1440": table(SPLIT, DESK),
  "split-768": table(SPLIT, TABLET),
  "split-360": table(SPLIT, PHONE),
  "six-hands-1440": table(SIX_HANDS, DESK),
  "six-hands-360": table(SIX_HANDS, PHONE),
  "arabic-1440": table(SPLIT, DESK, { lang: "ar" }),
  "high-contrast-1440": table(SPLIT, DESK, { theme: "high-contrast" }),
  "traditional-1440": table(SPLIT, DESK, { deck: "traditional" }),
  "hint-1440": hint,
  "fairness-1440": fairness(DESK),
  "fairness-360": fairness(PHONE),
  themes,
  "restored-round": restored,
  "follower-tab": follower,
  "rescue-panel": rescue,
  "stale-command": stale,
};
