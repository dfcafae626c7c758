"use client";

import { ThunderjackTable } from "@thunderjack/elements/react/thunderjack-table";
import { type ReactElement, useState } from "react";

// A client component. The browser has turned the markup into a shadow root, which React does not find in the page.
export function Table({ picture }: { readonly picture: string }): ReactElement {
  const [credits, setCredits] = useState<number | null>(null);
  return (
    <>
      <ThunderjackTable
        rules="casino"
        credits={20_000}
        onThunderjackRoundSettled={({ detail }) => setCredits(detail.credits / 100)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup was rendered by the library on the server
        dangerouslySetInnerHTML={{ __html: picture }}
        suppressHydrationWarning
      />
      <p id="credits">{credits === null ? "Place your bets." : `You have ${credits} credits.`}</p>
    </>
  );
}
