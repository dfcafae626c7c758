/** The Trusted Types policy for the URLs of workers. */
let policy: { createScriptURL(address: string): unknown } | undefined;

/**
 * Returns the URL of a worker's file in the form that Trusted Types requires. The build for script tags wraps the URLs of
 * all workers in calls of this function. In the source, such a call would keep bundlers from finding the file.
 *
 * @throws TypeError if the page lists the policies that it allows, and `thunderjack` is not among them
 */
export function trustedAddress(address: URL): URL {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): NonNullable<typeof policy> };
  };
  policy ??= trustedTypes?.createPolicy("thunderjack", { createScriptURL: (text: string) => text });
  // The result is a `TrustedScriptURL`. `Worker` accepts it in place of a `URL`.
  return (policy?.createScriptURL(address.href) ?? address) as URL;
}
