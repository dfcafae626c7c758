/* A report is a single file without scripts or external resources, so that it can be sent and stored. */

import { escaped } from "../escaped.js";

/** Returns a part of a page with a heading; `body` is HTML. */
export function section(title: string, body: string, note = ""): string {
  const below = note === "" ? "" : `<p class="note">${escaped(note)}</p>`;
  return `<section><h2>${escaped(title)}</h2>${body}${below}</section>`;
}

/** Returns a table with headings in the first row and the first column. */
export function tableOf(caption: string, [head = [], ...rows]: readonly (readonly string[])[]): string {
  const heading = head.map((text) => `<th scope="col">${escaped(text)}</th>`).join("");
  const body = rows
    .map(([name = "", ...values]) => {
      const cells = values.map((text) => `<td>${escaped(text)}</td>`).join("");
      return `<tr><th scope="row">${escaped(name)}</th>${cells}</tr>`;
    })
    .join("");
  return `<div class="scroll"><table><caption>${escaped(caption)}</caption><thead><tr>${heading}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** Returns sections as HTML, side by side if the page is wide enough. */
export function beside(...sections: readonly string[]): string {
  return `<div class="pair">${sections.join("")}</div>`;
}

/** Returns one large number with its caption. */
export function figureOf(value: string, what: string): string {
  return `<div class="figure"><strong>${escaped(value)}</strong><span>${escaped(what)}</span></div>`;
}

/** Returns the whole page. */
export function page(title: string, lead: string, figures: readonly string[], sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><h1>${escaped(title)}</h1><p>${escaped(lead)}</p></header>
<div class="figures">${figures.join("")}</div>
${sections.join("\n")}
</main>
</body>
</html>
`;
}

const STYLE = `
:root { --ink: #1d2a24; --dim: #55645c; --line: #d9e0dc; --felt: #0b6b46; }
* { box-sizing: border-box; }
body { margin: 0; background: #f6f8f7; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; display: grid; gap: 1rem; }
main > * { min-width: 0; }
h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.2; color: var(--felt); overflow-wrap: anywhere; }
h2 { margin: 0 0 .75rem; font-size: 1.15rem; }
h3 { margin: 0 0 .25rem; font-size: .95rem; }
header p { margin: .25rem 0 0; color: var(--dim); }
section, .figure { background: #fff; border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; }
.figures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); }
.figure strong { display: block; font-size: clamp(1.3rem, 4vw, 1.75rem); line-height: 1.2; font-variant-numeric: tabular-nums; }
.figure span, .note { color: var(--dim); font-size: .875rem; }
.note { margin: .75rem 0 0; }
.charts { display: grid; gap: 1.25rem 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); align-items: start; }
.charts > div { max-width: 30rem; }
.scroll { overflow-x: auto; }
.plot { max-width: 52rem; font-size: 15px; }
@media (max-width: 40rem) { .plot { font-size: 28px; } }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9375rem; }
caption { text-align: left; color: var(--dim); font-size: .875rem; padding-bottom: .25rem; }
th, td { padding: .3rem .75rem .3rem 0; border-top: 1px solid var(--line); text-align: right; }
th:first-child { text-align: left; font-weight: 500; }
thead th { border-top: 0; font-weight: 600; }
ul.exceptions { margin: 0; padding-left: 1.1rem; columns: 20rem; font-size: .9375rem; }
ul.legend { list-style: none; margin: 0 0 1rem; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: .875rem; }
ul.legend b { display: inline-block; min-width: 1.5rem; text-align: center; border-radius: .2rem; margin-right: .35rem; }
@media print { body { background: #fff; } section, .figure { break-inside: avoid; } }
`;
