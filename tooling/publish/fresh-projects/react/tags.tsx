import type { ThunderjackTags } from "@thunderjack/elements/jsx";
import type { HTMLAttributes, ReactElement } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends ThunderjackTags<HTMLAttributes<HTMLElement>> {}
  }
}

export function Tags(): ReactElement {
  return (
    <thunderjack-table credits="20000" allow-stacking onthunderjack-card-dealt={({ detail }) => detail.card}>
      <tj-hand cards="a_s j_s" bet="1000" doubled />
      {/* @ts-expect-error A bet is a number or the text of a number. */}
      <tj-hand cards="a_s j_s" bet="ten" />
    </thunderjack-table>
  );
}
