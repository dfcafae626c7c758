import { cardFace } from "@thunderjack/artwork";
import type { Frame, TableView } from "@thunderjack/stage";
import {
  type CardExit,
  type CardMovement,
  type CardPose,
  type ChipPose,
  type ChipRoute,
  type Count,
  cardPose,
  chipPose,
  choreograph,
  eased,
  type Fade,
  landing,
  type Pulse,
  type Storm,
  trackAt,
} from "@thunderjack/stage/choreography";
import type { Size } from "../layout/geometry.js";
import { layoutTable } from "../layout/layout.js";
import type { LineLayout, TableLayout } from "../layout/table-layout.js";
import { lastSlot, slotTexture } from "../textures/caption-texture.js";
import { darkTexture } from "../textures/card-texture.js";
import { chipTexture } from "../textures/chip-texture.js";
import {
  cardTextures,
  LAYERS,
  type LayerName,
  type Placement,
  placedLine,
  placements,
} from "../textures/placements.js";
import { ISOBAR_SCALE, isobarsTexture, plainTexture, ringTexture, stormLights } from "../thunder/storm-lights.js";
import { type Part, partMarkup } from "./part-markup.js";
import { type PictureOptions, pictureOf } from "./picture.js";
import { Definitions } from "./svg-definitions.js";
import { numberText } from "./svg-number.js";
import { paletteOf } from "./svg-palette.js";
import { type SvgTexture, SvgTextures } from "./svg-textures.js";

/** A movement with its start and its end on the clock of the table, in milliseconds. */
interface Started<Movement> {
  readonly movement: Movement;
  readonly start: number;
  readonly end: number;
}

/** A storm, and the keys of the cards that it darkens. */
interface DarkStorm {
  readonly storm: Storm;
  readonly darkened: ReadonlySet<string>;
}

/** The keys of the lines whose amounts count. */
const COUNTED = ["credits", "sum"] as const;

type Counted = (typeof COUNTED)[number];

/** The keys of the parts that mark the hand in turn. */
const TURN: ReadonlySet<string> = new Set(["turn", "marker"]);

/** The distance by which each amount of a count rises, relative to its height. */
const COUNT_RISE = 0.35;

/** No control is under a pointer. */
const UNTOUCHED = { hovered: null, pressed: null };

/** The frame that is shown, and its textures. */
interface Shown {
  readonly view: TableView;
  readonly layout: TableLayout;
  readonly definitions: Definitions;
  readonly textures: SvgTextures;
  readonly parts: readonly Placement<SvgTexture>[];
}

/**
 * A table that is drawn as SVG at any time. It receives the frames of a conductor and moves cards, chips, counts and
 * lights as the canvas does, but all times are passed in.
 */
export class MovingTable {
  readonly #size: Size;
  readonly #options: PictureOptions;
  #shown: Shown | null = null;
  #cards: readonly Started<CardMovement>[] = [];
  #exits: readonly Started<CardExit>[] = [];
  #chips: readonly Started<ChipRoute>[] = [];
  /** The keys of the chips that are invisible until a moving chip has reached their place. */
  #hidden: readonly Started<string>[] = [];
  #storm: Started<DarkStorm> | null = null;
  #counts: { readonly [Line in Counted]: Started<Count> | null } = { credits: null, sum: null };
  #fade: Started<Fade> | null = null;
  #pulse: Started<Pulse> | null = null;

  /** @param size the size in CSS pixels */
  constructor(size: Size, options: PictureOptions = {}) {
    this.#size = size;
    this.#options = options;
  }

  /**
   * Shows a frame and starts the movements of its cue. A frame without a cue ends all movements.
   *
   * @param now the time in milliseconds, which must not be before the time of the frame before
   */
  show({ view, cue }: Frame, now: number): void {
    const before = this.#shown;
    const { theme = "storm", isFourColour = false, faces = cardFace, ids = "tj" } = this.#options;
    // The textures of each frame are its own, so that a picture defines no gradients of earlier ones.
    const definitions = new Definitions(ids);
    const textures = new SvgTextures(definitions, paletteOf(theme, isFourColour), faces);
    const layout = layoutTable(view, this.#size);
    const shown = { view, layout, definitions, textures, parts: [...placements(textures, layout, UNTOUCHED)] };
    this.#shown = shown;
    if (cue === undefined) this.#stop();
    else this.#keep(shown, now);
    if (cue === undefined || before === null) return;
    if (cue.isStart) this.#animate(choreograph(cue, before.layout.scene, layout.scene), shown, now);
    else {
      const { count, pulse } = landing(cue, before.view, view);
      if (count !== null) this.#count("credits", count, now);
      if (pulse !== null) this.#pulse = { movement: pulse, start: now, end: now + pulse.duration };
    }
  }

  /** Returns whether the picture at a time differs from the picture a moment later. */
  isMovingAt(now: number): boolean {
    const { credits, sum } = this.#counts;
    return [
      ...[...this.#cards, ...this.#exits, ...this.#chips],
      ...[this.#storm, this.#fade, this.#pulse, credits, sum],
    ].some((started) => started !== null && now < started.end);
  }

  /**
   * Returns the picture at a time as an SVG document.
   *
   * @param now the time in milliseconds, which must not be before the time of the shown frame
   * @throws TypeError when no frame has been shown
   */
  svgAt(now: number): string {
    const shown = this.#shown;
    if (shown === null) throw new TypeError("A table without a frame cannot be drawn.");
    const { parts, layout } = shown;
    const layers = new Map<LayerName, string>();
    for (const part of parts) {
      const { layer } = part;
      layers.set(layer, (layers.get(layer) ?? "") + this.#partAt(part, shown, now));
    }
    const between: { readonly [Layer in LayerName]?: () => string } = {
      felt: () => this.#stormAt(shown, now),
      below: () => this.#countAt("sum", shown, now) + this.#pulseAt(shown, now),
      cards: () => this.#exitsAt(shown, now),
      above: () => this.#countAt("credits", shown, now),
      controls: () => this.#chipsAt(shown, now),
    };
    const content = LAYERS.map((layer) => (layers.get(layer) ?? "") + (between[layer]?.() ?? ""));
    return pictureOf({ ...shown, size: layout.size, content: content.join("") });
  }

  #stop(): void {
    this.#cards = [];
    this.#exits = [];
    this.#chips = [];
    this.#hidden = [];
    this.#storm = null;
    this.#counts = { credits: null, sum: null };
    this.#fade = null;
    this.#pulse = null;
  }

  /** Drops the movements that have ended, and those of parts that have left the table. */
  #keep({ layout }: Shown, now: number): void {
    const isRunning = ({ end }: Started<unknown>) => now < end;
    const cards = new Set(layout.cards.map(({ key }) => key));
    const chips = new Set(layout.chips.map(({ key }) => key));
    this.#cards = this.#cards.filter((card) => isRunning(card) && cards.has(card.movement.key));
    this.#exits = this.#exits.filter(isRunning);
    this.#chips = this.#chips.filter(isRunning);
    this.#hidden = this.#hidden.filter((chip) => isRunning(chip) && chips.has(chip.movement));
    const credits = this.#continued("credits", layout, now);
    const sum = this.#continued("sum", layout, now);
    this.#counts = { credits, sum };
  }

  /** Returns a count if it is still running and ends with the amount that its line now has. */
  #continued(key: Counted, { lines }: TableLayout, now: number): Started<Count> | null {
    const count = this.#counts[key];
    const text = lines.find((line) => line.key === key)?.runs.at(-1)?.text;
    return count !== null && now < count.end && count.movement.texts.at(-1) === text ? count : null;
  }

  #animate(
    { cards, exits, chips, hidden, storm, sum, fade }: ReturnType<typeof choreograph>,
    { layout }: Shown,
    now: number,
  ): void {
    const moved = <Movement extends CardMovement | CardExit>(movement: Movement): Started<Movement> => ({
      movement,
      start: now,
      end: now + movement.delay + movement.duration,
    });
    this.#cards = [...this.#cards, ...cards.map(moved)];
    this.#exits = [...this.#exits, ...exits.map(moved)];
    const routes = chips.map((movement) => ({ movement, start: now, end: now + movement.until }));
    this.#chips = [...this.#chips, ...routes];
    const waiting = hidden.map(({ key, until }) => ({ movement: key, start: now, end: now + until }));
    this.#hidden = [...this.#hidden, ...waiting];
    if (storm !== null) {
      const struck = new Set(storm.struck.map(({ card }) => card.key));
      const darkened = new Set(layout.cards.map(({ key }) => key).filter((key) => !struck.has(key)));
      this.#storm = { movement: { storm, darkened }, start: now, end: now + storm.duration };
    }
    if (sum !== null) this.#count("sum", sum, now);
    if (fade !== null) this.#fade = { movement: fade, start: now, end: now + fade.delay + fade.duration };
  }

  #count(key: Counted, movement: Count, start: number): void {
    const end = start + movement.each * (movement.texts.length - 1);
    this.#counts = { ...this.#counts, [key]: { movement, start, end } };
  }

  #partAt(part: Placement<SvgTexture>, shown: Shown, now: number): string {
    const { layer, key } = part;
    if (part.card !== null) return this.#cardAt(part, part.card, shown, now);
    const counted = COUNTED.find((line) => line === key && layer === (line === "sum" ? "below" : "above"));
    if (counted !== undefined && this.#isCounting(counted, now)) return "";
    if (layer === "chips" && this.#hidden.some(({ movement, end }) => movement === key && now < end)) return "";
    return partMarkup({ ...part, opacity: part.opacity * this.#opacityOf(layer, key, now) });
  }

  /** Returns the opacity of a part during a fade or under a storm. */
  #opacityOf(layer: LayerName, key: string, now: number): number {
    const storm = this.#storm;
    if (key === "wordmark" && storm !== null && now < storm.end) {
      const print = storm.movement.storm.word?.print ?? null;
      return print === null ? 1 : trackAt(print, now - storm.start);
    }
    const fade = this.#fade;
    if (fade === null || now >= fade.end) return 1;
    const { part, delay, duration } = fade.movement;
    const isFading = part === "turn" ? layer === "below" && TURN.has(key) : layer === "chips";
    return isFading ? eased("glide", Math.max(0, now - fade.start - delay) / duration) : 1;
  }

  #cardAt(
    part: Placement<SvgTexture>,
    { back, shade, width }: NonNullable<Placement<SvgTexture>["card"]>,
    { textures }: Shown,
    now: number,
  ): string {
    const poses: CardPose[] = [];
    for (const { movement, start, end } of this.#cards) {
      if (movement.key !== part.key || now >= end) continue;
      const pose = atRest();
      cardPose(pose, movement, now - start);
      poses.push(pose);
    }
    let over = shade?.markup ?? "";
    const storm = this.#storm;
    if (storm !== null && now < storm.end) {
      const time = now - storm.start;
      const { struck, darkness } = storm.movement.storm;
      for (const { card, by, lift } of struck) {
        const share = trackAt(lift, time);
        if (card.key === part.key) poses.push({ ...atRest(), x: by.x * share, y: by.y * share });
      }
      const dark = storm.movement.darkened.has(part.key) ? trackAt(darkness, time) : 0;
      if (dark > 0) over += `<g opacity="${numberText(dark)}">${darkTexture(textures, width).texture.markup}</g>`;
    }
    return partMarkup({ ...posed(part, back, poses), over });
  }

  #exitsAt({ textures }: Shown, now: number): string {
    const running = this.#exits.filter(({ end }) => now < end);
    return running
      .map(({ movement, start }) => {
        const { x, y, width, isAcross } = movement.card;
        const { face, back, width: whole } = cardTextures(textures, movement.view.card, width);
        const rest = { texture: face, x, y, rotation: isAcross ? Math.PI / 2 : 0, scale: width / whole, opacity: 1 };
        const pose = atRest();
        cardPose(pose, movement, now - start);
        return partMarkup(posed(rest, back, [pose]));
      })
      .join("");
  }

  #chipsAt({ textures }: Shown, now: number): string {
    const pose: ChipPose = { x: 0, y: 0, scale: 1, opacity: 1 };
    const running = this.#chips.filter(({ end }) => now < end);
    return running
      .map(({ movement, start }) => {
        chipPose(pose, movement, now - start);
        const { texture } = chipTexture(textures, movement.value, Math.round(movement.size));
        return partMarkup({ texture, rotation: 0, ...pose });
      })
      .join("");
  }

  #isCounting(key: Counted, now: number): boolean {
    const count = this.#counts[key];
    return count !== null && now < count.end;
  }

  #countAt(key: Counted, { layout, textures }: Shown, now: number): string {
    const count = this.#counts[key];
    const line = layout.lines.find((other) => other.key === key);
    if (count === null || line === undefined || now >= count.end) return "";
    const { texts, each } = count.movement;
    const share = (now - count.start) / each;
    const text = texts[Math.floor(share)] ?? "";
    const label = line.runs.slice(0, -1);
    // A label in the same line does not move.
    const rise = label.length > 0 ? 0 : line.size * COUNT_RISE * (1 - (share % 1));
    const runs: LineLayout["runs"] = [...label, ...line.runs.slice(-1).map((run) => ({ ...run, text }))];
    const { texture, x, y } = placedLine(textures, { ...line, runs }, layout);
    return partMarkup({ texture, x, y: y + rise, rotation: 0, scale: 1, opacity: 1 });
  }

  #pulseAt({ layout, textures }: Shown, now: number): string {
    const pulse = this.#pulse;
    if (pulse === null || now >= pulse.end) return "";
    const { hand, opacity } = pulse.movement;
    const caption = layout.captions.find(({ key }) => key === `caption-${hand}`);
    const slot = caption === undefined ? null : lastSlot(textures, caption, layout.direction);
    if (slot === null) return "";
    const [x, y] = [Math.round(slot.x) + slot.width / 2, slot.y + slot.height / 2];
    const light = { texture: slotTexture(textures, slot).texture, x, y, rotation: 0, scale: 1 };
    return partMarkup({ ...light, opacity: trackAt(opacity, now - pulse.start) });
  }

  #stormAt({ textures }: Shown, now: number): string {
    const running = this.#storm;
    if (running === null || now >= running.end) return "";
    const { storm } = running.movement;
    const time = now - running.start;
    const { felt, flash, isobars, ring } = storm;
    const { paints } = textures.palette;
    const whole = (colour: string, opacity: number): string => {
      const [x, y, width, height] = [felt.x, felt.y, felt.width, felt.height].map((value) => numberText(value));
      const { markup, width: side } = plainTexture(textures, colour).texture;
      const scales = `${numberText(felt.width / side, 5)} ${numberText(felt.height / side, 5)}`;
      return opacity <= 0 || width === "0" || height === "0"
        ? ""
        : `<g transform="translate(${x} ${y}) scale(${scales})" opacity="${numberText(opacity)}">${markup}</g>`;
    };
    const parts = [whole(paints["felt-edge"], trackAt(storm.darkness, time))];
    if (flash !== null) parts.push(whole(paints.bolt, trackAt(flash, time)));
    if (isobars !== null) {
      const { eye } = isobars;
      const { texture } = isobarsTexture(textures, isobars, felt);
      const scale = trackAt(isobars.scale, time);
      const opacity = trackAt(isobars.opacity, time);
      const [x, y] = [felt.x + felt.width / 2 - eye.x, felt.y + felt.height / 2 - eye.y];
      const placed = { texture, x: eye.x + x * scale, y: eye.y + y * scale, rotation: 0 };
      parts.push(partMarkup({ ...placed, scale: scale / ISOBAR_SCALE, opacity }));
    }
    for (const { texture, rotation, struck, opacity, x, y } of stormLights(textures, storm)) {
      const share = struck === null ? 0 : trackAt(struck.lift, time);
      const by = struck?.by ?? { x: 0, y: 0 };
      const at = { x: x + by.x * share, y: y + by.y * share };
      parts.push(partMarkup({ texture: texture(), rotation, ...at, scale: 1, opacity: trackAt(opacity, time) }));
    }
    if (ring !== null) {
      const { texture } = ringTexture(textures);
      const scale = Math.max(0.01, (trackAt(ring.scale, time) * 2 * ring.radius) / texture.width);
      parts.push(partMarkup({ texture, ...ring.at, rotation: 0, scale, opacity: trackAt(ring.opacity, time) }));
    }
    return parts.join("");
  }
}

function atRest(): CardPose {
  return { x: 0, y: 0, rotation: 0, scale: 0, opacity: 0, turn: 0 };
}

/** Returns a card with the sum of its movements. */
function posed(card: Part, back: SvgTexture, poses: readonly CardPose[]): Part {
  const sum = (of: keyof CardPose) => poses.reduce((total, pose) => total + pose[of], 0);
  const turn = sum("turn");
  return {
    texture: turn > 0.5 ? back : card.texture,
    x: card.x + sum("x"),
    y: card.y + sum("y"),
    rotation: card.rotation + sum("rotation"),
    scale: card.scale * Math.max(0.01, 1 + sum("scale")),
    opacity: card.opacity + sum("opacity"),
    narrowed: turn === 0 ? 1 : Math.max(0.02, Math.abs(Math.cos(turn * Math.PI))),
  };
}
