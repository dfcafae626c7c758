import type { ThunderjackTable } from "@thunderjack/elements/define";

/** The row under a table that is kept: where it is, and the way to begin anew. */
export function beginAnew(element: ThunderjackTable): HTMLElement {
  const row = document.createElement("p");
  row.slot = "footer";
  row.className = "kept";
  const text = document.createElement("span");
  text.textContent = "This table is kept in your browser.";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Begin anew";
  button.addEventListener("click", () => {
    if (confirm("Forget this table, its credits and its history, and begin anew?")) element.session?.forget();
  });
  row.append(text, button);
  // Only who plays can begin anew, and only where something is kept.
  element.addEventListener("thunderjack-session", ({ detail: { role, saving } }) => {
    row.hidden = role !== "owner" || saving === "memory";
  });
  row.hidden = true;
  return row;
}
