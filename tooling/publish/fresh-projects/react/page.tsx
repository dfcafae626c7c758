import { ThunderjackTable } from "@thunderjack/elements/react/thunderjack-table";
import { type ReactElement, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

function Page(): ReactElement {
  const [credits, setCredits] = useState<number | null>(null);
  return (
    <>
      <ThunderjackTable
        rules="casino"
        credits={20_000}
        onThunderjackRoundSettled={({ detail }) => setCredits(detail.credits / 100)}
      />
      <p id="credits">{credits === null ? "Place your bets." : `You have ${credits} credits.`}</p>
    </>
  );
}

const main = document.querySelector("main");
if (main === null) throw new Error("The page has no main element.");
createRoot(main).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
