/**
 * Returns the identity of the frame of this test in the DevTools protocol. The test runner shows a test in an iframe.
 *
 * @throws Error when the page has no such frame
 */
export function ownFrameId(): Promise<string>;
