/**
 * A browser keeps some sixteen WebGL contexts for a page and takes the oldest away for the next one. So that no table
 * goes blind, and something is left for the rest of the page, only so many tables take one at a time.
 */
const MOST = 8;

let taken = 0;

/** Takes a context out of the budget of the page; not when there is none left. */
export function takeContext(): boolean {
  if (taken >= MOST) return false;
  taken++;
  return true;
}

/** Gives one back that was taken. */
export function giveContextBack(): void {
  taken--;
}
