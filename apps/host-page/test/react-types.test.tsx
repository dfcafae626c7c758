import type { RoundSettled } from "@thunderjack/core";
import type { ThunderjackTable as TableElement } from "@thunderjack/elements";
import type { ThunderjackTags } from "@thunderjack/elements/jsx";
import { ThunderjackTable, TjChip } from "@thunderjack/elements/react";
import type { ThunderjackReplay } from "@thunderjack/elements/replay";
import { type ComponentProps, createRef, type HTMLAttributes } from "react";
import { describe, expectTypeOf, it } from "vitest";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends ThunderjackTags {}
  }
}

type TableProps = ComponentProps<typeof ThunderjackTable>;
type Detail<Listener> = NonNullable<Listener> extends (event: CustomEvent<infer Of>) => void ? Of : never;

describe("the wrappers for React", () => {
  it("type properties like the elements", () => {
    expectTypeOf<TableProps["disabled"]>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<TableProps["keys"]>().toEqualTypeOf<"all" | "none" | undefined>();
    expectTypeOf<ComponentProps<typeof TjChip>["value"]>().toEqualTypeOf<number | `${number}` | undefined>();
  });

  it("type the detail of events", () => {
    expectTypeOf<Detail<TableProps["onThunderjackRoundSettled"]>>().toEqualTypeOf<RoundSettled>();
    expectTypeOf<"onThunderjackNothing" extends keyof TableProps ? true : false>().toEqualTypeOf<false>();
  });

  it("render as components with slotted children", () => {
    const written = (
      <ThunderjackTable speed="fast" onThunderjackCardDealt={({ detail }) => detail.card} className="felt">
        <h2 slot="header">Table one</h2>
        <TjChip slot="footer" value={500} />
      </ThunderjackTable>
    );
    expectTypeOf(written).not.toBeAny();
  });
});

describe("the types for tags in JSX", () => {
  it("include properties, attribute names and events", () => {
    type Tag = ThunderjackTags["thunderjack-table"];
    expectTypeOf<Tag["disabled"]>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Tag["allow-stacking"]>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Detail<Tag["onthunderjack-round-settled"]>>().toEqualTypeOf<RoundSettled>();
    expectTypeOf<"deal" extends keyof Tag ? true : false>().toEqualTypeOf<false>();
    expectTypeOf<"updateComplete" extends keyof Tag ? true : false>().toEqualTypeOf<false>();
  });

  it("accept global attributes and slotted children in React", () => {
    const table = createRef<TableElement>();
    const written = (
      <thunderjack-table
        id="one"
        className="felt"
        style={{ height: 400 }}
        lang="fr"
        dir="rtl"
        title="Table one"
        slot="middle"
        hidden={false}
        tabIndex={0}
        key="one"
        ref={table}
        aria-label="Table one"
        data-table="one"
        rules={{ preset: "casino" }}
        credits={20000}
        allow-stacking
        onthunderjack-card-dealt={({ detail }) => detail.card}
      >
        <h2 slot="header">Table one</h2>
        <tj-chip slot="footer" value={500} ref={(chip) => expectTypeOf(chip).toExtend<HTMLElement | null>()} />
      </thunderjack-table>
    );
    const shown = (
      <thunderjack-replay
        src="round.tjr"
        ref={(replay: ThunderjackReplay | null) => replay?.pause()}
        onreplay-step={({ detail }) => detail.seq}
      />
    );
    expectTypeOf(written).not.toBeAny();
    expectTypeOf(shown).not.toBeAny();
  });

  it("reject unknown props", () => {
    type Tag = ThunderjackTags["thunderjack-table"];
    expectTypeOf<{ readonly keys: "some" }>().not.toExtend<Tag>();
    expectTypeOf<{ readonly credits: string }>().not.toExtend<Tag>();
    expectTypeOf<"rule" extends keyof Tag ? true : false>().toEqualTypeOf<false>();
  });

  it("accept the additional props of the page", () => {
    type Tag = ThunderjackTags<HTMLAttributes<HTMLElement>>["thunderjack-table"];
    expectTypeOf<NonNullable<Tag["onClick"]>>().toEqualTypeOf<NonNullable<HTMLAttributes<HTMLElement>["onClick"]>>();
    expectTypeOf<Tag["disabled"]>().toEqualTypeOf<boolean | undefined>();
  });
});

describe("the events of the elements", () => {
  it("are typed for listeners on the element, the document and the window", () => {
    type EventsOf<Of extends EventTarget> = Of extends Document ? DocumentEventMap : WindowEventMap;
    expectTypeOf<EventsOf<Document>["thunderjack-card-dealt"]>().toEqualTypeOf<
      HTMLElementEventMap["thunderjack-card-dealt"]
    >();
    expectTypeOf<EventsOf<Window>["replay-step"]>().toEqualTypeOf<HTMLElementEventMap["replay-step"]>();
    const listen = (page: Document) =>
      page.addEventListener("thunderjack-round-settled", ({ detail }) =>
        expectTypeOf(detail).toEqualTypeOf<RoundSettled>(),
      );
    expectTypeOf(listen).returns.toEqualTypeOf<void>();
  });
});
