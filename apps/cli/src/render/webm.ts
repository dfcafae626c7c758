/** An encoded picture of a film. */
export interface EncodedPicture {
  /** The time from the start of the film, in milliseconds. */
  readonly time: number;
  /** Whether the picture can be decoded without the pictures before it. */
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

/** The facts of a film that its file states. */
export interface WebmFacts {
  readonly width: number;
  readonly height: number;
  /** The duration in milliseconds. */
  readonly duration: number;
}

/**
 * The elements of WebM that are written, by their ids.
 *
 * @see {@link https://www.matroska.org/technical/elements.html}
 */
const ID = {
  header: "1a45dfa3",
  version: "4286",
  readVersion: "42f7",
  maxIdLength: "42f2",
  maxSizeLength: "42f3",
  docType: "4282",
  docTypeVersion: "4287",
  docTypeReadVersion: "4285",
  segment: "18538067",
  info: "1549a966",
  timestampScale: "2ad7b1",
  duration: "4489",
  muxingApp: "4d80",
  writingApp: "5741",
  tracks: "1654ae6b",
  trackEntry: "ae",
  trackNumber: "d7",
  trackUid: "73c5",
  trackType: "83",
  lacing: "9c",
  codec: "86",
  video: "e0",
  width: "b0",
  height: "ba",
  cues: "1c53bb6b",
  cuePoint: "bb",
  cueTime: "b3",
  cuePositions: "b7",
  cueTrack: "f7",
  cueCluster: "f1",
  cluster: "1f43b675",
  timestamp: "e7",
  simpleBlock: "a3",
} as const;

/** The longest time between the start of a cluster and a picture in it, in milliseconds. A block has a signed 16-bit time. */
const LONGEST_CLUSTER = 30_000;

const VIDEO = 1;
const KEY_PICTURE = 0x80;

interface Cluster {
  readonly time: number;
  readonly isKey: boolean;
  readonly bytes: Buffer;
}

/** Returns a WebM file with one VP9 track. Its index allows players to seek to each key picture. */
export function webmOf(pictures: readonly EncodedPicture[], { width, height, duration }: WebmFacts): Buffer {
  const header = element(ID.header, [
    unsigned(ID.version, 1),
    unsigned(ID.readVersion, 1),
    unsigned(ID.maxIdLength, 4),
    unsigned(ID.maxSizeLength, 8),
    text(ID.docType, "webm"),
    unsigned(ID.docTypeVersion, 4),
    unsigned(ID.docTypeReadVersion, 2),
  ]);
  const length = Buffer.alloc(8);
  length.writeDoubleBE(duration);
  const info = element(ID.info, [
    unsigned(ID.timestampScale, 1_000_000),
    element(ID.duration, [length]),
    text(ID.muxingApp, "thunderjack"),
    text(ID.writingApp, "thunderjack"),
  ]);
  const track = element(ID.trackEntry, [
    unsigned(ID.trackNumber, 1),
    unsigned(ID.trackUid, 1),
    unsigned(ID.trackType, VIDEO),
    unsigned(ID.lacing, 0),
    text(ID.codec, "V_VP9"),
    element(ID.video, [unsigned(ID.width, width), unsigned(ID.height, height)]),
  ]);
  const before = Buffer.concat([info, element(ID.tracks, [track])]);
  const clusters = clustersOf(pictures);
  // Numbers have a fixed length, so the length of the index does not depend on the positions in it.
  const { length: indexLength } = indexOf(clusters, 0);
  const index = indexOf(clusters, before.length + indexLength);
  const segment = element(ID.segment, [before, index, ...clusters.map(({ bytes }) => bytes)]);
  return Buffer.concat([header, segment]);
}

/** Returns the index of the clusters that begin with a key picture. `start` is the position of the first cluster. */
function indexOf(clusters: readonly Cluster[], start: number): Buffer {
  const points: Buffer[] = [];
  let position = start;
  for (const { time, isKey, bytes } of clusters) {
    const place = element(ID.cuePositions, [unsigned(ID.cueTrack, 1), unsigned(ID.cueCluster, position)]);
    if (isKey) points.push(element(ID.cuePoint, [unsigned(ID.cueTime, time), place]));
    position += bytes.length;
  }
  return element(ID.cues, points);
}

/** Returns the clusters of the pictures. Each begins with a key picture, or after the longest time. */
function clustersOf(pictures: readonly EncodedPicture[]): readonly Cluster[] {
  const clusters: { readonly time: number; readonly isKey: boolean; readonly blocks: Buffer[] }[] = [];
  for (const { time: exact, isKey, data } of pictures) {
    const time = Math.round(exact);
    let cluster = clusters.at(-1);
    if (cluster === undefined || isKey || time - cluster.time > LONGEST_CLUSTER) {
      cluster = { time, isKey, blocks: [] };
      clusters.push(cluster);
    }
    const head = Buffer.from([0x81, 0, 0, isKey ? KEY_PICTURE : 0]);
    head.writeInt16BE(time - cluster.time, 1);
    cluster.blocks.push(element(ID.simpleBlock, [head, data]));
  }
  return clusters.map(({ time, isKey, blocks }) => ({
    time,
    isKey,
    bytes: element(ID.cluster, [unsigned(ID.timestamp, time), ...blocks]),
  }));
}

function element(id: string, content: readonly Uint8Array[]): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(content.reduce((sum, part) => sum + part.length, 0)));
  // The marker of a length of eight bytes.
  length[0] = 1;
  return Buffer.concat([Buffer.from(id, "hex"), length, ...content]);
}

function unsigned(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, [bytes]);
}

function text(id: string, value: string): Buffer {
  return element(id, [Buffer.from(value)]);
}
