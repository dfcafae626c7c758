/** What is loaded with the panels. */
export type Panels = typeof import("../panels.js");

/**
 * The panels, and the code that writes recordings down and verifies them: a chunk of its own, loaded once.
 *
 * @returns fails when it cannot be loaded
 */
export async function loadPanels(): Promise<Panels> {
  const panels = await import("../panels.js");
  panels.definePanels();
  return panels;
}

/**
 * The same, for what the player opens.
 *
 * @param failed is told why they cannot be loaded
 */
export async function tryPanels(failed: (reason: unknown) => void): Promise<Panels | null> {
  try {
    return await loadPanels();
  } catch (reason) {
    failed(reason);
    return null;
  }
}
