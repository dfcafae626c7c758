/** Creates an event that bubbles and is composed, unless `options` has other values. */
export function composedEvent<Detail>(
  type: string,
  detail: Detail,
  options?: CustomEventInit<Detail>,
): CustomEvent<Detail> {
  return new CustomEvent(type, { detail, bubbles: true, composed: true, ...options });
}
