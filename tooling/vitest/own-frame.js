import { cdp } from "vitest/browser";

export async function ownFrameId() {
  const { frameTree } = await cdp().send("Page.getFrameTree");
  const own = framesIn(frameTree).find(({ url }) => url === location.href);
  if (own === undefined) throw new Error("The frame of this test is not in the tree of frames.");
  return own.id;
}

function framesIn({ frame, childFrames = [] }) {
  return [frame, ...childFrames.flatMap(framesIn)];
}
