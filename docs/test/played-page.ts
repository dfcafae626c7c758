/*
 * The script of a page that plays tables and replays in one language, and collects every text that is displayed or
 * announced. dutch-page.thorough.test.ts runs it in three languages.
 */

import {
  type Command,
  chosenSeeds,
  NO_BETS,
  publicTable,
  type RuleSetChoice,
  Table,
  VirtualClock,
} from "@thunderjack/core";
import { type PanelName, type ThunderjackTable, TjAnnouncer } from "@thunderjack/elements";
import "@thunderjack/elements/define";
import "@thunderjack/elements/replay";
import type { ThunderjackReplay } from "@thunderjack/elements/replay";
import { cardsFrom, recordedRounds, roundNamed } from "@thunderjack/testkit";
import "../samples/dutch/register.js";
import { textsIn } from "./page-texts.js";

/** The collected texts, each with the step in which it was first found. */
export type PlayedTexts = Readonly<Record<string, string>>;

/** The recordings of the page about replays. */
export interface RecordingFiles {
  readonly fair: string;
  readonly tampered: string;
}

const PANELS: readonly PanelName[] = ["rules", "keys", "picker", "history", "fairness"];

/** Rounds with every kind of message. They are played at a table, and shown event by event in a replay. */
const ROUNDS = [
  "a lone Thunderjack ends the round for the other hands",
  "two Thunderjacks cancel each other out",
  "against a dealer blackjack a blackjack pushes and every other hand loses",
  "six cards without busting are a Blitz",
  "the dealer busts, and every remaining hand wins",
  "split aces get one card each",
  "an insurance wins two to one against a dealer blackjack",
  "a hand does without insurance, and another one gets even money",
  "one hand surrenders early, and another one plays on",
  "the game is over when the credits do not pay for another bet",
];

/** The properties that a page sets. Their values may be invalid. */
type Settings<Element> = { readonly [Name in keyof Element]?: unknown };

/** One page in one language. */
class PlayedPage {
  readonly #language: string;
  readonly #main = document.createElement("main");
  readonly #found: Record<string, string> = {};
  #step = "";

  constructor(language: string) {
    this.#language = language;
    // The elements take the language of the element around them, which differs from that of the page.
    this.#main.lang = language;
    document.body.append(this.#main);
    for (const name of ["announce", "answer"] as const) {
      const announce = TjAnnouncer.prototype[name];
      const add = (sentence: string) => this.#add(sentence);
      TjAnnouncer.prototype[name] = function (sentence) {
        add(sentence);
        announce.call(this, sentence);
      };
    }
  }

  get found(): PlayedTexts {
    return this.#found;
  }

  /** Collects the texts repeatedly until they no longer change. */
  async collect(step: string): Promise<void> {
    this.#step = step;
    let before = "";
    for (let round = 0; round < 100; round++) {
      await pause(20);
      const texts = textsIn(this.#main);
      for (const text of texts) this.#add(text);
      if (texts.join("\n") === before) return;
      before = texts.join("\n");
    }
  }

  /** Collects the reason for a rejection. */
  refused(answer: { readonly message: string } | null): void {
    if (answer === null) throw new Error(`Not refused after "${this.#step}".`);
    this.#add(answer.message);
  }

  async table(properties: Settings<ThunderjackTable> = {}): Promise<ThunderjackTable> {
    const table = document.createElement("thunderjack-table");
    Object.assign(table, { speed: "instant", ...properties });
    this.#main.replaceChildren(table);
    const isOpen = () => table.table !== null || has(table, "[part=problem]") || has(table, ".rescue");
    await until(() => table.spoken.phrases.language === this.#language && isOpen());
    return table;
  }

  async replay(properties: Settings<ThunderjackReplay>): Promise<ThunderjackReplay> {
    const replay = document.createElement("thunderjack-replay");
    Object.assign(replay, properties);
    this.#main.replaceChildren(replay);
    await until(() => replay.language.player.language === this.#language);
    return replay;
  }

  #add(text: string): void {
    this.#found[text] ??= this.#step;
  }
}

/** Plays all tables and replays of this file in a language, and returns the collected texts. */
export async function playIn(language: string, files: RecordingFiles): Promise<PlayedTexts> {
  const page = new PlayedPage(language);
  await playWithHints(page);
  await changeSeeds(page);
  await playRounds(page);
  await playElsewhere(page);
  await playSaved(page);
  await failToOpen(page);
  await waitForPage(page);
  await drawOnCanvas(page);
  await replayRounds(page);
  await replayFiles(page, files);
  await showErrors(page);
  return page.found;
}

/** Plays a table with hints and chosen cards, opens its panels, retires its shoe and verifies it. */
async function playWithHints(page: PlayedPage): Promise<void> {
  const table = await page.table({ seed: "a table in two languages", allowStacking: true, hints: true });
  await page.collect("an open table");
  for (const panel of PANELS) {
    await table.openPanel(panel);
    await page.collect(`the panel ${panel} before the first round`);
  }
  await table.openPanel("rules");
  await until(() => table.figure !== "");
  await page.collect("the return to player");
  await table.openPanel("picker");
  const field = await within<HTMLInputElement>(table, "#typed");
  field.value = "z_z";
  field.form?.requestSubmit();
  (await within(table, "button.card")).click();
  (await within(table, "button.card")).click();
  await page.collect("picked cards");
  await table.openPanel(null);

  page.refused(table.hit());
  page.refused(table.deal());
  page.refused(table.clearBets());
  page.refused(table.startAgain());
  page.refused(table.placeBet("right", 1));
  page.refused(table.placeBet("right", 1050));
  page.refused(table.placeBet("right", 100_000_000));
  table.placeBet("right", 1000);
  page.refused(table.deal(cardsFrom("7_h_9")));
  page.refused(table.deal([...cardsFrom("7_h"), ...cardsFrom("7_h")]));
  await page.collect("a bet");
  table.disabled = true;
  await page.collect("a closed table");
  page.refused(table.deal());
  table.disabled = false;
  await table.updateComplete;
  table.addEventListener("thunderjack-before-deal", (event) => event.preventDefault(), { once: true });
  page.refused(table.deal());

  table.deal(cardsFrom("8_h 6_s 8_d 10_c 3_h 10_d 10_s 4_h"));
  await page.collect("a deal");
  for (const question of ["hand", "dealer", "bets", "credits"] as const) table.announceAnswer(question);
  page.refused(table.deal());
  page.refused(table.insure());
  page.refused(table.declineSurrender());
  (await within(table, "[data-hint]")).click();
  await within(table, ".advice");
  await page.collect("a hint");
  table.split();
  await page.collect("a split");
  table.double();
  table.hit();
  table.stand();
  await within(table, ".advice");
  await page.collect("a settled round with a mistake");
  table.deal(cardsFrom("10_h 9_s 10_d 8_c"));
  page.refused(table.split());
  table.stand();
  await within(table, ".advice");
  await page.collect("a settled round without a mistake");
  await table.openPanel("history");
  await page.collect("the history");
  const [round] = await table.pastRounds();
  if (round === undefined) throw new Error("No round was recorded.");
  await table.recall(round);
  await page.collect("a past round");
  page.refused(table.deal());
  (await within(table, "[data-replay] button")).click();
  await page.collect("a past round that plays or pauses");
  table.backToTable();
  table.newShoe();
  await table.openPanel("fairness");
  await page.collect("a retired shoe");
  (await within(table, "tj-verification button")).click();
  await within(table, "[part=verdict]");
  await page.collect("a verified shoe");
  await table.openPanel(null);
  table.deal();
  table.stand();
  await table.openPanel("history");
  await page.collect("the history of two shoes");
}

/** Opens a table with a secret seed, and changes the seed of the player. */
async function changeSeeds(page: PlayedPage): Promise<void> {
  const table = await page.table();
  await table.openPanel("fairness");
  await page.collect("a secret seed");
  for (const text of ["x".repeat(300), "\ud800"]) {
    const field = await within<HTMLInputElement>(table, "#seed");
    field.value = text;
    field.dispatchEvent(new Event("input"));
    await page.collect("a wrong seed of the player");
  }
  table.placeBet("right", 1000);
  table.deal();
  table.stand();
  await page.collect("the fairness of a shoe in play");
}

async function playRounds(page: PlayedPage): Promise<void> {
  for (const name of ROUNDS) {
    const { script, commands } = roundNamed(name);
    const { rules = "thunderjack", bets = { right: 1000 }, credits = null } = script;
    const table = await page.table({ rules, credits, allowStacking: true, seed: name });
    for (const [seat, amount] of Object.entries(bets)) table.act({ type: "PlaceBet", seat, amount } as Command);
    for (const command of commands) {
      table.act(command);
      await page.collect(`at the table: ${name}`);
    }
  }
}

/** Plays tables with different rules, and a table that the page has created. */
async function playElsewhere(page: PlayedPage): Promise<void> {
  const others: readonly RuleSetChoice[] = [
    "casino",
    "vingt-et-un",
    { surrender: "early", double: "9-11", holeCard: "none", peek: false, originalBetsOnly: true },
    { surrender: "none", double: "10-11", split: null, shuffle: "every-round", blitz: { dealerBusts: true } },
  ];
  for (const rules of others) {
    const table = await page.table({ rules });
    await table.openPanel("rules");
    await page.collect("other rules");
  }
  const played = new Table({
    rules: "thunderjack",
    seeds: chosenSeeds("a table of the page"),
    bets: { ...NO_BETS, right: 1000 },
  });
  played.dispatch({ type: "Deal" });
  const table = await page.table({ table: publicTable(played) });
  for (const panel of ["history", "fairness"] as const) {
    await table.openPanel(panel);
    await page.collect(`the panel ${panel} of a table of the page`);
  }
}

/** Plays a stored table that is open twice. */
async function playSaved(page: PlayedPage): Promise<void> {
  const table = await page.table({ persist: "in two languages" });
  await page.collect("a stored table");
  const other = document.createElement("thunderjack-table");
  other.persist = "in two languages";
  table.after(other);
  await until(() => other.session !== null);
  await page.collect("a stored table that is played elsewhere");
  await other.session?.takeOver();
  await page.collect("a stored table that is taken over");
  await other.session?.forget();
}

/** Fails to open a stored table, and asks for confirmation before it is deleted. */
async function failToOpen(page: PlayedPage): Promise<void> {
  const draw = crypto.getRandomValues;
  crypto.getRandomValues = () => {
    throw new Error("0");
  };
  const table = await page.table({ persist: "not opened" });
  await within(table, ".rescue [role=alert]");
  await page.collect("a stored table that cannot be opened");
  crypto.getRandomValues = draw;
  (await within(table, "[data-rescue=ask]")).click();
  await page.collect("the question before a stored table is deleted");
}

/** Plays a table whose page does not confirm the stakes: the player cancels one, and the time of another one ends. */
async function waitForPage(page: PlayedPage): Promise<void> {
  const clock = new VirtualClock();
  const table = await page.table({ clock });
  table.addEventListener("thunderjack-before-deal", (event) => event.waitUntil(new Promise(() => {})));
  for (const end of ["cancelled", "late"] as const) {
    table.placeBet("right", 1000);
    table.deal();
    // While the code of the wallet is loading, the table says so.
    await until(() => ![null, table.spoken.bar.loading].includes(table.waiting), "the page");
    clock.pass(1000);
    await within(table, "[part=waiting] button");
    await page.collect("a stake that waits for the page");
    if (end === "cancelled") (await within(table, "[part=waiting] button")).click();
    else clock.pass(60_000);
    await until(() => table.waiting === null, end);
    await page.collect(`a stake that is ${end}`);
  }
}

async function drawOnCanvas(page: PlayedPage): Promise<void> {
  const table = await page.table({ renderer: "canvas2d", allowStacking: true, seed: "a canvas" });
  await within(table, "canvas");
  await page.collect("a canvas");
  table.placeBet("right", 1000);
  await page.collect("a bet on a canvas");
  table.deal(cardsFrom("8_h 6_s 8_d 10_c 3_h 10_d 10_s 4_h"));
  await page.collect("a deal on a canvas");
  table.split();
  table.stand();
  table.stand();
  await page.collect("a settled round on a canvas");
}

async function replayRounds(page: PlayedPage): Promise<void> {
  for (const { name, text } of recordedRounds) {
    const replay = await page.replay({ text, at: 0 });
    (await within(replay, "[data-do=transcript]")).click();
    await within(replay, ".lines");
    if (ROUNDS.includes(name)) {
      for (let seq = 1; replay.conductor !== null && seq <= replay.conductor.tape.length; seq++) {
        replay.conductor.seek(seq);
        await page.collect(`in the replay: ${name}`);
      }
    }
    await page.collect(`the transcript: ${name}`);
  }
}

async function replayFiles(page: PlayedPage, { fair, tampered }: RecordingFiles): Promise<void> {
  const replay = await page.replay({});
  await page.collect("an empty replay");
  const half = fair.slice(0, fair.length / 2);
  const texts = { fair, tampered, truncated: half, damaged: `${half}\n{}\n`, unreadable: "This is no recording.\n" };
  for (const [name, text] of Object.entries(texts)) {
    replay.text = text;
    await page.collect(`a ${name} recording`);
    if (!has(replay, "tj-verdict button")) continue;
    (await within(replay, "tj-verdict button")).click();
    (await within(replay, "tj-transport .more button")).click();
    await page.collect(`the verdict and the menu of a ${name} recording`);
    (await within(replay, "tj-transport [data-do=copy-link]")).click();
    await page.collect("a copied link");
  }
  replay.text = fair;
  await until(() => replay.conductor !== null);
  replay.renderRoot.querySelector("dialog")?.showModal();
  await page.collect("the keys of a replay");
  replay.renderRoot.querySelector("dialog")?.close();
  replay.play();
  await page.collect("a replay that plays");
  const posters = await page.replay({ text: fair, poster: 3 });
  await page.collect("a poster");
  const sources = ["/nothing.tjr", "https://elsewhere.example/x.tjr", "data:,%", "#tj1.nothing", "http://["];
  for (const src of sources) {
    posters.src = src;
    await page.collect(`the source ${src}`);
  }
  const live = await page.replay({});
  const played = new Table({
    rules: "thunderjack",
    seeds: chosenSeeds("a live table"),
    bets: { ...NO_BETS, right: 1000 },
  });
  live.follow(played);
  await page.collect("a live table before its first deal");
  played.dispatch({ type: "Deal" });
  (await within(live, "tj-verdict button")).click();
  await page.collect("a live table");
}

/** Sets invalid values, and collects the error messages. */
async function showErrors(page: PlayedPage): Promise<void> {
  await page.table({ renderer: "nothing" });
  await page.collect("an unknown renderer");
  await page.table({ rules: "nothing" });
  await page.collect("unknown rules");
  await page.replay({ text: 1 });
  await page.collect("a recording that is no text");
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

async function until(isTrue: () => boolean, name = String(isTrue)): Promise<void> {
  for (const end = Date.now() + 20_000; !isTrue(); await pause(20)) {
    if (Date.now() > end) throw new Error(`Timed out while waiting for ${name}.`);
  }
}

function has(root: Element, selector: string): boolean {
  return found(root, selector.split(" ")) !== null;
}

/** Returns the first element of a selector, whose parts may be in different shadow roots, once it is rendered. */
async function within<Found extends HTMLElement = HTMLElement>(root: Element, selector: string): Promise<Found> {
  await until(() => has(root, selector), selector);
  return found(root, selector.split(" ")) as Found;
}

function found(root: Element | ShadowRoot, [selector = "", ...rest]: readonly string[]): Element | null {
  for (const element of root.querySelectorAll("*")) {
    const inside = element.matches(selector) ? (rest.length === 0 ? element : found(element, rest)) : null;
    const below = inside ?? (element.shadowRoot === null ? null : found(element.shadowRoot, [selector, ...rest]));
    if (below !== null) return below;
  }
  const { shadowRoot } = root as Partial<Element>;
  return shadowRoot == null ? null : found(shadowRoot, [selector, ...rest]);
}

Object.assign(globalThis, { playIn });
