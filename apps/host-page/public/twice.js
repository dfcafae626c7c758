/** Two copies of the library at two addresses, as two widgets of one page bring them along. */
const first = await import("/thunderjack.js");
const second = await import("/another-copy/thunderjack.js");
const registered = customElements.get("thunderjack-table");
const winner = registered === first.ThunderjackTable ? "first" : "second";
document.querySelector("#first").value =
  `${first.ThunderjackTable === second.ThunderjackTable ? "One copy" : "Two copies"}; the ${winner} one is registered.`;
