/** Returns `TjDice` for `tj-dice`. */
export function classOf(tag) {
  return tag.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}

/** Returns `diceStyles` for `tj-dice`. */
function stylesOf(tag) {
  const name = classOf(tag.slice("tj-".length));
  return `${name[0].toLowerCase()}${name.slice(1)}Styles`;
}

/**
 * Returns the files of a new component, which pass all checks without a change.
 *
 * @param {string} tag the tag name, such as `tj-dice`
 * @returns {{ path: string, text: string }[]} the files with their paths in packages/elements
 */
export function filesOf(tag) {
  const name = classOf(tag);
  const styles = stylesOf(tag);
  return [
    {
      path: `src/components/${tag}/${tag}.ts`,
      text: `import { html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { ${styles} } from "./${tag}.styles.js";

/**
 * Describe the component in one sentence.
 *
 * @element ${tag}
 * @csspart label - the displayed text
 */
export class ${name} extends LitElement {
  static override styles = ${styles};

  /** The displayed text. */
  @property() label = "";

  override render(): TemplateResult {
    return html\`<span part="label">\${this.label}</span>\`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "${tag}": ${name};
  }
}
`,
    },
    {
      path: `src/components/${tag}/${tag}.styles.ts`,
      text: `import { css } from "lit";

export const ${styles} = css\`
  :host {
    display: inline-block;
    color: var(--tj-gold-light, #f0d48a);
  }
\`;
`,
    },
    {
      path: `src/components/${tag}/${tag}.define.ts`,
      text: `import { register } from "../../platform/registration.js";
import { ${name} } from "./${tag}.js";

register("${tag}", ${name});
`,
    },
    {
      path: `src/components/${tag}/${tag}.chromium.test.ts`,
      text: `import { describe, expect, it, onTestFinished } from "vitest";
import "./${tag}.define.js";

describe("${tag}", () => {
  it("shows its label", async () => {
    const element = document.createElement("${tag}");
    element.label = "Seven of clubs";
    document.body.append(element);
    onTestFinished(() => element.remove());
    await element.updateComplete;
    expect(element.shadowRoot?.textContent).toBe("Seven of clubs");
  });
});
`,
    },
    {
      path: `src/components/${tag}/${tag}.stories.ts`,
      text: `import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./${tag}.define.js";

interface Args {
  label: string;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Table/${tag}",
  component: "${tag}",
  tags: ["state"],
  parameters: {
    moment: (({ view }) => html\`<${tag} label=\${view.message}></${tag}>\`) satisfies ShowMoment,
  },
  args: { label: "Seven of clubs" },
  render: ({ label }) => html\`<${tag} label=\${label}></${tag}>\`,
});

export const Short = meta.story();

export const Long = meta.story({ args: { label: "The three of diamonds, which was the last card of the shoe" } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundSettled"));
`,
    },
  ];
}
