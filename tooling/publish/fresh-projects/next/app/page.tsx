import { firstPicture } from "@thunderjack/elements/server";
import type { ReactElement } from "react";
import { Table } from "./table";

// A server component: the page is sent with the picture of the table.
export default async function Page(): Promise<ReactElement> {
  return <Table picture={await firstPicture({ rules: "casino", credits: 20_000 })} />;
}
