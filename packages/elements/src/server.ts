/*
 * Renders the first picture of a table on a server: `import { firstPicture } from "@thunderjack/elements/server"`. It
 * requires the package `@lit-labs/ssr`.
 */
import { render } from "@lit-labs/ssr/lib/render.js";
import { collectResult } from "@lit-labs/ssr/lib/render-result.js";
import { openingState, ruleSet } from "@thunderjack/core";
import { type TableView, view } from "@thunderjack/stage";
import type { Size } from "@thunderjack/stage/layout";
import { html, LitElement, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import "./components/tj-table/tj-table.define.js";
import { SPOKEN_AT_FIRST, type Spoken, spokenIn } from "./controllers/spoken.js";
import { register } from "./platform/registration.js";
import { liveBar } from "./table/table-bar.js";
import { ThunderjackTable } from "./table/thunderjack-table.js";
import { themeStyles } from "./theme/themes.styles.js";

/** The settings of a table whose first picture is rendered on a server. */
export interface PictureSettings {
  /** The name of a rule set, or options that differ from one. Defaults to `thunderjack`. */
  readonly rules?: unknown;
  /** The player's credits, in hundredths of a credit. Defaults to the starting credits of the rules. */
  readonly credits?: number;
  /** The language as a BCP 47 tag. Defaults to `en`. */
  readonly lang?: string;
  /**
   * The sizes of the element in CSS pixels for which the table is drawn. The browser displays the widest one that fits
   * into the element. Defaults to a phone of 390 × 640 and a window of 1280 × 800.
   */
  readonly sizes?: readonly Size[];
  /** The nonce of the policy of the page. Without it, the page must allow inline styles. */
  readonly nonce?: string;
}

const SIZES: readonly Size[] = [
  { width: 390, height: 640 },
  { width: 1280, height: 800 },
];

/** The height of the bar above the table, in CSS pixels. */
const BAR = 48;

/** The end of a shadow root in HTML. */
const END = "</template>";

/** The element that a server renders in place of a `ThunderjackTable`. It has the same frame and styles. */
class FirstPicture extends LitElement {
  static override styles = [ThunderjackTable.styles, themeStyles];

  spoken: Spoken = SPOKEN_AT_FIRST;
  view: TableView | null = null;
  sizes: readonly Size[] = SIZES;

  override render(): TemplateResult {
    const { phrases } = this.spoken;
    const { language, direction } = phrases;
    const owner = new ThunderjackTable();
    const frame = { view: this.view };
    return html`<div class="frame" data-direction=${direction}>
      ${unsafeHTML(`<style>${sizeRules(this.sizes)}</style>`)}
      <slot name="header"></slot>
      <div class="strip" lang=${language} dir=${direction}>${liveBar({ phrases, fairness: null, opened: null, namePath: "", owner })}</div>
      <div class="felt"><div class="stage">${this.sizes.map(({ width, height }) => html`<tj-table part="table" narrated .frame=${frame} .size=${{ width, height: height - BAR }}></tj-table>`)}</div></div>
      <slot name="footer"></slot>
    </div>`;
  }
}

register("tj-first-picture", FirstPicture);

/**
 * Returns the first picture of a table as a declarative shadow root, `<template shadowrootmode="open">…</template>`. A
 * page writes it as the first child of a `<thunderjack-table>`, whose attributes have the same values. A browser
 * displays it before any script runs. The element renders in its place when it is registered.
 *
 * @throws InvalidRuleSet if the rules cannot be played
 * @throws RangeError if the credits are not a whole number of hundredths
 */
export async function firstPicture(settings: PictureSettings = {}): Promise<string> {
  const { credits, lang = "en", nonce } = settings;
  const rules = ruleSet(settings.rules ?? "thunderjack");
  const spoken = await spokenIn(lang);
  const shown = view(rules, openingState(rules, credits), spoken.phrases);
  const sizes = [...(settings.sizes ?? SIZES)].sort((one, other) => one.width - other.width);
  const element = html`<tj-first-picture .spoken=${spoken} .view=${shown} .sizes=${sizes}></tj-first-picture>`;
  // The comments mark the values for Lit. They are not needed, because the element renders again.
  const markup = (await collectResult(render(element))).replaceAll(/<!--.*?-->/g, "");
  const root = markup.slice(markup.indexOf("<template"), markup.lastIndexOf(END) + END.length);
  return nonce === undefined ? root : withNonce(root, nonce);
}

/** Returns the rules that display the picture of one size. */
function sizeRules(sizes: readonly Size[]): string {
  return sizes
    .map(({ width, height }, place) => {
      const picture = `.stage>:nth-child(${place + 1})`;
      const next = sizes[place + 1];
      return [
        `${picture}{width:${Number(width)}px;height:${height - BAR}px;margin-inline:auto}`,
        place === 0 ? "" : `@container (width<${Number(width)}px){${picture}{display:none}}`,
        next === undefined ? "" : `@container (width>=${Number(next.width)}px){${picture}{display:none}}`,
      ].join("");
    })
    .join("");
}

/** Replaces the `style` attributes by style sheets, because a policy with a nonce forbids `style` attributes. */
function withNonce(markup: string, nonce: string): string {
  const roots: string[][] = [];
  const moved = markup.replaceAll(/<template|<\/template>| style="([^"]*)"/g, (token, text: string | undefined) => {
    if (token === "<template") roots.push([]);
    if (token === END) return `<style>${roots.pop()?.join("")}</style>${END}`;
    if (text === undefined) return token;
    const rules = roots.at(-1) ?? [];
    const name = rules.length;
    // The id has no element. It gives the rule precedence over all others, like the attribute.
    rules.push(`:is([data-style="${name}"],#style){${unescaped(text)}}`);
    return ` data-style="${name}"`;
  });
  return moved.replaceAll("<style>", `<style nonce="${nonce}">`);
}

/** Returns the CSS text of an attribute that was escaped for HTML. A `<` stays escaped, for CSS. */
function unescaped(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "\\3c ")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
