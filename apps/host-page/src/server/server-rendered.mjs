import { render } from "@lit-labs/ssr";
import { collectResult } from "@lit-labs/ssr/lib/render-result.js";
import { firstPicture } from "@thunderjack/elements/server";
import { html } from "lit";
import "@thunderjack/elements/tj-chip";

/**
 * Renders some chips and a table as HTML with declarative shadow roots and their styles.
 *
 * @param {string} nonce the nonce of the policy of the page, for the style sheets of the shadow roots
 * @returns {Promise<string>}
 */
export async function serverRendered(nonce) {
  const chips = [500, 1000, 2500, 10_000].map((value) => html`<tj-chip value=${value}></tj-chip>`);
  const markup = await collectResult(render(html`<p class="chips">${chips}</p>`));
  return `${markup.replaceAll("<style>", `<style nonce="${nonce}">`)}
    <thunderjack-table seed="rendered on a server">${await firstPicture({ nonce })}</thunderjack-table>`;
}
