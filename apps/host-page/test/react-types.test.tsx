import type { RoundSettled } from "@thunderjack/core";
import type { ThunderjackTags } from "@thunderjack/elements/jsx";
import { ThunderjackTable, TjChip } from "@thunderjack/elements/react";
import type { ComponentProps } from "react";
import { describe, expectTypeOf, it } from "vitest";

type TableProps = ComponentProps<typeof ThunderjackTable>;
type Detail<Listener> = NonNullable<Listener> extends (event: CustomEvent<infer Of>) => void ? Of : never;

describe("the wrappers for React", () => {
  it("type properties as the elements do", () => {
    expectTypeOf<TableProps["disabled"]>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<TableProps["keys"]>().toEqualTypeOf<"all" | "none" | undefined>();
    expectTypeOf<ComponentProps<typeof TjChip>["value"]>().toEqualTypeOf<number | undefined>();
  });

  it("type what events carry", () => {
    expectTypeOf<Detail<TableProps["onThunderjackRoundSettled"]>>().toEqualTypeOf<RoundSettled>();
    expectTypeOf<"onThunderjackNothing" extends keyof TableProps ? true : false>().toEqualTypeOf<false>();
  });

  it("are written as components, with children in slots", () => {
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
  it("know properties, the spelling of attributes, and events", () => {
    type Tag = ThunderjackTags["thunderjack-table"];
    expectTypeOf<Tag["disabled"]>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Tag["allow-stacking"]>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Detail<Tag["onthunderjack-round-settled"]>>().toEqualTypeOf<RoundSettled>();
    expectTypeOf<"deal" extends keyof Tag ? true : false>().toEqualTypeOf<false>();
  });
});
