/** The header of a film's file. */
export interface FilmHead {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the movie and track headers of an MP4 (ISO/IEC 14496-12, sections 8.2.2 and 8.3.2; both in their version 0).
 *
 * @throws RangeError if they are missing
 */
export function mp4Head(bytes: Buffer): FilmHead {
  const [movie, track] = [bytes.indexOf("mvhd") + 4, bytes.indexOf("tkhd") + 4];
  const fixed = (at: number) => bytes.readUInt32BE(at) / 65_536;
  return {
    seconds: bytes.readUInt32BE(movie + 16) / bytes.readUInt32BE(movie + 12),
    width: fixed(track + 76),
    height: fixed(track + 80),
  };
}

/** The length of a variable-size integer of EBML, from its first byte (RFC 8794, section 4). */
const lengthOf = (first: number) => Math.clz32(first) - 23;

/** The content of an element. */
function element(bytes: Buffer, id: readonly number[], from = 0): Buffer {
  const at = bytes.indexOf(Buffer.from(id), from) + id.length;
  const first = bytes.readUInt8(at);
  const width = lengthOf(first);
  const size = bytes.readUIntBE(at, width) - (1 << (8 - width)) * 256 ** (width - 1);
  return bytes.subarray(at + width, at + width + size);
}

/**
 * Reads the duration and the size of a WebM (RFC 9559, sections 5.1.2 and 5.1.4); its timestamp scale is a millisecond.
 *
 * @throws RangeError if they are missing
 */
export function webmHead(bytes: Buffer): FilmHead {
  const info = element(bytes, [0x15, 0x49, 0xa9, 0x66], bytes.indexOf(Buffer.from([0x11, 0x4d, 0x9b, 0x74])) + 64);
  const scale = element(info, [0x2a, 0xd7, 0xb1]);
  const duration = element(info, [0x44, 0x89]);
  const tracks = element(bytes, [0x16, 0x54, 0xae, 0x6b], bytes.indexOf(info) + info.length);
  const video = element(tracks, [0xe0]);
  const whole = (part: Buffer) => part.readUIntBE(0, part.length);
  const length = duration.length === 8 ? duration.readDoubleBE() : duration.readFloatBE();
  return {
    seconds: (length * whole(scale)) / 1e9,
    width: whole(element(video, [0xb0])),
    height: whole(element(video, [0xba])),
  };
}

/** A caption; its times in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const secondsOf = (minutes = "", seconds = "") => Number(minutes) * 60 + Number(seconds);

/** The cues of a WebVTT file. */
export function cuesOf(vtt: string): Cue[] {
  const pattern = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})\n((?:.+\n)+)/gm;
  return [...vtt.matchAll(pattern)].map(([, m1, s1, m2, s2, text = ""]) => ({
    start: secondsOf(m1, s1),
    end: secondsOf(m2, s2),
    text: text.trim(),
  }));
}
