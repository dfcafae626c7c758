import { render } from "@lit-labs/ssr";
import { collectResult } from "@lit-labs/ssr/lib/render-result.js";
import { html } from "lit";
import "@thunderjack/elements/thunderjack-table";
import "@thunderjack/elements/tj-chip";

/**
 * Renders a table and its surroundings as HTML with declarative shadow roots and their styles.
 *
 * @param {string} nonce the nonce of the policy of the page, for the style sheets of the shadow roots
 * @returns {Promise<string>}
 */
export async function serverRendered(nonce) {
  const markup = await collectResult(
    render(html`
      <p class="chips">${[500, 1000, 2500, 10_000].map((value) => html`<tj-chip .value=${value} value=${value}></tj-chip>`)}</p>
      <thunderjack-table seed="rendered on a server"></thunderjack-table>
    `),
  );
  return markup.replaceAll("<style>", `<style nonce="${nonce}">`);
}
