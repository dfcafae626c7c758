/** @jsxRuntime classic */
/** @jsx draw */
import type { TjCard } from "@thunderjack/elements";
import type { ThunderjackTags } from "@thunderjack/elements/jsx";
import { expect, expectTypeOf, it } from "vitest";

interface Drawn {
  readonly tag: string;
  readonly props: object;
  readonly children: readonly unknown[];
}

/** A JSX factory without a library. */
export function draw(tag: string, props: object | null, ...children: readonly unknown[]): Drawn {
  return { tag, props: props ?? {}, children };
}

export declare namespace draw {
  namespace JSX {
    type Element = Drawn;
    interface ElementChildrenAttribute {
      readonly children: unknown;
    }
    interface IntrinsicElements extends ThunderjackTags {
      readonly p: { readonly slot?: string; readonly children?: unknown };
    }
  }
}

it("the tags accept global attributes and children in any JSX", () => {
  const card = { current: null as TjCard | null };
  const drawn = (
    <thunderjack-table class="felt" style="height: 400px" lang="de" credits={20000} aria-label="Table one">
      <p slot="header">Table one</p>
      <tj-card card="a_s" ref={card} data-place="first" />
    </thunderjack-table>
  );
  expectTypeOf(drawn).toEqualTypeOf<Drawn>();
  expect(drawn).toMatchObject({
    tag: "thunderjack-table",
    props: { lang: "de" },
    children: [{ tag: "p" }, { tag: "tj-card" }],
  });
});
