const table = document.querySelector("thunderjack-table");
const place = document.querySelector("#place");
document.querySelector("#away").addEventListener("click", () => table.remove());
document.querySelector("#back").addEventListener("click", () => place.append(table));
