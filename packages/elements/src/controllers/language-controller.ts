import type { ReactiveController, ReactiveControllerHost } from "lit";
import { SPOKEN_AT_FIRST, type Spoken, spokenIn } from "./spoken.js";

/** Loads the strings of the element's language. Until then, the strings are the previous ones; initially English. */
export class LanguageController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #loaded: (strings: Spoken) => void;
  /** The language of `strings`, or the language whose strings are being loaded. */
  #language = "en";
  strings = SPOKEN_AT_FIRST;
  #loading: Promise<void> | null = null;

  /** @param loaded called with the strings when another language is loaded */
  constructor(host: ReactiveControllerHost & HTMLElement, loaded: (strings: Spoken) => void) {
    this.#host = host;
    this.#loaded = loaded;
    host.addController(this);
  }

  hostUpdate(): void {
    if (!this.#host.isConnected) return;
    const language = languageOf(this.#host);
    if (language !== this.#language) this.#loading = this.#load(language);
  }

  /**
   * Calls a callback when the strings of the element's language are loaded, or when they cannot be loaded. The call is
   * synchronous, unless the strings are being loaded.
   */
  whenLoaded(callback: () => unknown): void {
    if (this.#loading === null) callback();
    else void this.#loading.then(callback, callback);
  }

  async #load(language: string): Promise<void> {
    this.#language = language;
    const strings = await spokenIn(language);
    // The language of the element may have changed while this one was being loaded.
    if (language !== this.#language) return;
    this.#loading = null;
    this.strings = strings;
    this.#loaded(strings);
    this.#host.requestUpdate();
  }
}

/**
 * Returns the element's own `lang`, otherwise the `lang` of the nearest ancestor, otherwise `en`. The result may be any
 * text, because the page sets the attribute.
 */
function languageOf(element: HTMLElement): string {
  const { lang } = element;
  if (typeof lang === "string" && lang !== "") return lang;
  let place: Element | undefined = element;
  do place = place.parentElement ?? (place.getRootNode() as Partial<ShadowRoot>).host;
  while (place !== undefined && !place.hasAttribute("lang"));
  return (place as HTMLElement | undefined)?.lang || "en";
}
