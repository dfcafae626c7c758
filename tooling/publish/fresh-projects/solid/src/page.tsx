import "@thunderjack/elements/define";
import type { ThunderjackTags } from "@thunderjack/elements/jsx";
import { createSignal, type JSX } from "solid-js";
import { render } from "solid-js/web";

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements extends ThunderjackTags {}
  }
}

function Page(): JSX.Element {
  const [credits, setCredits] = createSignal<number | null>(null);
  return (
    <>
      <thunderjack-table
        rules="casino"
        credits={20_000}
        onthunderjack-round-settled={({ detail }) => setCredits(detail.credits / 100)}
      />
      <p id="credits">{credits() === null ? "Place your bets." : `You have ${credits()} credits.`}</p>
    </>
  );
}

render(Page, document.body);
