import type { JSX } from "solid-js";

// The events are typed without any other import.
export const table = (): JSX.Element => (
  <thunderjack-table
    onthunderjack-round-settled={({ detail }) => {
      detail.credits satisfies number;
      // @ts-expect-error The event has no such field.
      detail.nonsense;
    }}
  />
);

// @ts-expect-error A bet is a number or the text of a number.
export const hand = (): JSX.Element => <tj-hand cards="a_s j_s" bet="ten" />;
