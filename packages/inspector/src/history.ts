/** A fold: the state before the first event, and the function that applies one event to a state. */
export interface Fold<State, Event> {
  /** The state before the first event. */
  readonly initial: State;
  /** Returns the state after an event. It must change neither the state nor the event. */
  readonly evolve: (state: State, event: Event) => State;
  /**
   * Returns the form of an event that is kept, shown and folded, such as one without its secret fields. Defaults to the
   * event itself.
   */
  readonly shown?: (event: Event) => Event;
}

/** The number of events between two stored states. */
const CHUNK = 256;

/** The states at the beginning of a chunk of events, and the fields that change in it. */
interface Chunk<State> {
  readonly before: State;
  /** The fields of the state that an event of the chunk changed. */
  readonly changed: Set<string>;
}

/**
 * The events of a stream, and the state at every position. Position 0 is before the first event, and position n is after
 * event n. Only every 256th state is stored. All others are computed from the stored state before them.
 */
export class History<State, Event> {
  readonly #fold: Fold<State, Event>;
  readonly #events: Event[] = [];
  readonly #chunks: Chunk<State>[] = [];
  #last: State;
  #recent: { readonly position: number; readonly state: State };

  constructor(fold: Fold<State, Event>, events: Iterable<Event> = []) {
    this.#fold = fold;
    this.#last = fold.initial;
    this.#recent = { position: 0, state: fold.initial };
    for (const event of events) this.append(event);
  }

  /** The number of events, which is also the last position. */
  get length(): number {
    return this.#events.length;
  }

  /** The events, the first one first. The list grows with each appended event. */
  get events(): readonly Event[] {
    return this.#events;
  }

  /**
   * Appends an event, in the form in which the fold shows it.
   *
   * @throws any error of `evolve`; the event is then not appended
   */
  append(given: Event): void {
    const event = this.#fold.shown === undefined ? given : this.#fold.shown(given);
    const before = this.#last;
    const after = this.#fold.evolve(before, event);
    if (this.#events.length % CHUNK === 0) this.#chunks.push({ before, changed: new Set() });
    const { changed } = this.#chunks.at(-1) ?? { changed: new Set<string>() };
    for (const key of keysOf(before, after)) {
      if (!changed.has(key) && fieldOf(before, key) !== fieldOf(after, key)) changed.add(key);
    }
    this.#events.push(event);
    this.#last = after;
  }

  /**
   * Returns the state at a position.
   *
   * @throws RangeError if there is no such position
   */
  stateAt(position: number): State {
    if (!Number.isInteger(position) || position < 0 || position > this.length) {
      throw new RangeError(`There is no position ${position} in a stream of ${this.length} events.`);
    }
    if (position === this.length) return this.#last;
    const first = Math.floor(position / CHUNK) * CHUNK;
    const recent = this.#recent;
    const isNear = recent.position >= first && recent.position <= position;
    let state = isNear ? recent.state : (this.#chunks[first / CHUNK]?.before ?? this.#fold.initial);
    for (let place = isNear ? recent.position : first; place < position; place++) {
      state = this.#fold.evolve(state, this.#events[place] as Event);
    }
    this.#recent = { position, state };
    return state;
  }

  /**
   * Returns the position of the event that last changed the value at a path, at or before a position.
   *
   * @param path the keys from the state to the value; an empty path is the whole state
   * @returns 0 if no event up to the position has changed it
   */
  lastChange(path: Path, position: number): number {
    const [field] = path;
    for (let index = Math.ceil(position / CHUNK) - 1; index >= 0; index--) {
      const chunk = this.#chunks[index];
      if (chunk === undefined || (field !== undefined && !chunk.changed.has(field))) continue;
      const found = this.#lastChangeIn(chunk.before, index * CHUNK, Math.min(position, (index + 1) * CHUNK), path);
      if (found > 0) return found;
    }
    return 0;
  }

  #lastChangeIn(before: State, from: number, to: number, path: Path): number {
    let found = 0;
    let state = before;
    let value = valueAt(state, path);
    for (let place = from; place < to; place++) {
      state = this.#fold.evolve(state, this.#events[place] as Event);
      const next = valueAt(state, path);
      if (!isEqual(value, next)) found = place + 1;
      value = next;
    }
    return found;
  }
}

/** A history of any stream, for readers. Each {@link History} is one. */
export type InspectedHistory = Pick<History<unknown, unknown>, "length" | "events" | "stateAt" | "lastChange">;

/** The keys from a state to a value in it. The keys of a list are its indices. */
export type Path = readonly string[];

/** Returns the value at a path; `undefined` if there is none. */
export function valueAt(state: unknown, path: Path): unknown {
  let value = state;
  for (const key of path) value = fieldOf(value, key);
  return value;
}

/** Returns whether two values are the same value, or lists or objects with equal own fields. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

/** Returns whether a value is a list or an object, whose fields can be listed. */
export function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function fieldOf(value: unknown, key: string): unknown {
  return isContainer(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function keysOf(one: unknown, other: unknown): Set<string> {
  return new Set([one, other].flatMap((value) => (isContainer(value) ? Object.keys(value) : [])));
}
