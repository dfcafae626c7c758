/** A node of a sampling heap profile: a function and its callees. */
interface ProfileNode {
  readonly callFrame: { readonly url: string };
  /** In bytes. */
  readonly selfSize: number;
  readonly children: readonly ProfileNode[];
}

/** The allocations of the functions of one file. */
export interface Allocation {
  /** The name of the file. It is empty for the browser and the measurement itself. */
  readonly chunk: string;
  readonly bytes: number;
}

/** Returns the allocations of a node and all nodes below it. */
export function allocations({ callFrame, selfSize, children }: ProfileNode): readonly Allocation[] {
  const chunk = callFrame.url.slice(callFrame.url.lastIndexOf("/") + 1);
  return [{ chunk, bytes: selfSize }, ...children.flatMap(allocations)];
}
