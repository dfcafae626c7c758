import { ThunderjackReplay, ThunderjackTable, TjHand } from "@thunderjack/elements/react";
import { type ReactElement, useRef } from "react";

// The events are typed without any other import.
export function Page(): ReactElement {
  const table = useRef<React.ComponentRef<typeof ThunderjackTable>>(null);
  return (
    <main>
      <ThunderjackTable
        ref={table}
        credits="20000"
        rules="casino"
        theme="midnight"
        disabled
        className="felt"
        onClick={() => table.current?.deal()}
        onThunderjackRoundSettled={({ detail }) => {
          detail.credits satisfies number;
          // @ts-expect-error The event has no such field.
          detail.credits.nonsense;
        }}
      >
        <h2 slot="header">Table one</h2>
      </ThunderjackTable>
      <TjHand cards="a_s j_s" bet="1000" onTjHandOpened={({ detail }) => detail satisfies string} />
      <TjHand cards="a_s j_s" bet={1000} />
      {/* @ts-expect-error A bet is a number or the text of a number. */}
      <TjHand cards="a_s j_s" bet="ten" />
      {/* @ts-expect-error An element has no such property. */}
      <ThunderjackTable nonsense="1" />
      <ThunderjackReplay src="round.tjr" at="12" onReplayStep={({ detail }) => detail.seq satisfies number} />
    </main>
  );
}
