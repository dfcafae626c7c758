/// <reference types="vite/client" />

import { html, type TemplateResult } from "lit";
import { expect } from "storybook/test";
import preview from "../../../apps/storybook/.storybook/preview.js";
import { type DesignToken, designTokens } from "../build/design-tokens.mjs";
import tokens from "../src/theme/tokens.ts?raw";
import "./page.css";

const TOKENS = designTokens(tokens);

/** Returns the row of a token. A token that the page does not set is shown with its default. */
function rowTemplate(token: DesignToken): TemplateResult {
  const { name, initial, about } = token;
  return html`
    <tr>
      <th scope="row"><code>${name}</code></th>
      <td>
        ${
          name.endsWith("font")
            ? html`<span style="font-family: var(${name}, ${initial})">Thunderjack</span>`
            : html`<span class="swatch" style="background: var(${name}, ${initial})"></span>`
        }
      </td>
      <td>${about}</td>
    </tr>
  `;
}

const meta = preview.meta({
  title: "Pages/Design tokens",
  tags: ["!autodocs", "state"],
  parameters: { controls: { disable: true } },
});

/** All design tokens, with their values in the theme that is chosen in the toolbar. */
export const EveryToken = meta.story({
  render: () => html`
    <article class="page">
      <h1>Design tokens</h1>
      <p>Set tokens on the element of a table or a replay. A theme sets some of them. Choose a theme in the toolbar.</p>
      <table>
        <thead>
          <tr><th scope="col">Token</th><th scope="col">Value</th><th scope="col">Description</th></tr>
        </thead>
        <tbody>
          ${TOKENS.map(rowTemplate)}
        </tbody>
      </table>
    </article>
  `,
  play: async ({ canvasElement }) => {
    await expect(TOKENS.length).toBeGreaterThan(40);
    await expect(canvasElement.querySelectorAll("tbody tr")).toHaveLength(TOKENS.length);
  },
});
