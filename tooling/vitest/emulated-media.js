import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

export async function emulateMedia(feature, value) {
  await emulate(feature, value);
  // An empty value ends the emulation.
  onTestFinished(() => emulate(feature, ""));
}

async function emulate(name, value) {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name, value }] });
}
