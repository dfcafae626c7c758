/** What the sampling of the heap tells of a function, and of what it called. */
interface ProfileNode {
  readonly callFrame: { readonly url: string };
  /** In bytes. */
  readonly selfSize: number;
  readonly children: readonly ProfileNode[];
}

/** What functions of one file have allocated. */
export interface Allocation {
  /** The name of the file; empty for what the browser or the measurement itself does. */
  readonly chunk: string;
  readonly bytes: number;
}

/** Lists everything that was allocated below a node. */
export function allocations({ callFrame, selfSize, children }: ProfileNode): readonly Allocation[] {
  const chunk = callFrame.url.slice(callFrame.url.lastIndexOf("/") + 1);
  return [{ chunk, bytes: selfSize }, ...children.flatMap(allocations)];
}
