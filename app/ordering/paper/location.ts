/** A location that names its room or its cabinet; parts that it lacks are empty. */
interface ParsedLocation {
  readonly room: string;
  readonly wall: string;
  readonly cabinet: string;
  readonly position: string;
}

/** Names of positions on a cabinet, as opposed to names of cabinets. */
const POSITION = /^(?:l|r|c|t|b|m|lh|rh|left|right|center|top|bottom|middle|upper|lower)$/i;

/** A cabinet named by its number alone: `B12`, `W-3`, `Cabinet 4`. */
const CABINET = /^(?:cab(?:inet)?\.? ?|[a-z]{0,3}[ -]?)\d{1,4}[a-z]?$/i;

const SEPARATOR = /\s*[-\u2010-\u2015/]\s*/;

/**
 * Splits a location into its parts. It may be labeled by zones (`K-A-03-L`), or written as in cut lists, with commas
 * between room, cabinet and the rest (`Kitchen, B12, Door left`). Returns `null` for a location that is written another
 * way ("Sink", "left-hand", "Sink, left").
 */
export function parseLocation(location: string): ParsedLocation | null {
  return byCommas(location) ?? byZones(location);
}

/**
 * Room, wall, cabinet and position: `K-A-03-L` is room K, wall A, cabinet 03, left. Three parts leave out the position,
 * or the wall if a cabinet's number comes before left or right (`Bar-1-L`). Two parts, the second with a digit, are a
 * room and a cabinet (`Bath-2`).
 */
function byZones(location: string): ParsedLocation | null {
  const parts = location.trim().split(SEPARATOR);
  if (parts.some((part) => part === "")) return null;
  const [room = "", second = "", third = "", ...rest] = parts;
  if (parts.length > 4 || parts.length < 2) return null;
  if (parts.length === 3 && /\d/.test(second) && POSITION.test(third)) {
    return { room, wall: "", cabinet: second, position: third };
  }
  if (parts.length > 2) return { room, wall: second, cabinet: third, position: rest.join("") };
  return /\d/.test(second) ? { room, wall: "", cabinet: second, position: "" } : null;
}

/** A colon marks what comes before it as a room; without one, two parts need a cabinet's number among them. */
function byCommas(location: string): ParsedLocation | null {
  const hasRoom = /^[^,:]+: /.test(location);
  const parts = location.replace(/^([^,:]+): /, "$1, ").split(/,\s*/);
  const [first = "", second = "", ...rest] = parts.map((part) => part.trim());
  if (first === "" || second === "") return null;
  if (!hasRoom && CABINET.test(first) && !CABINET.test(second)) {
    return { room: "", wall: "", cabinet: first, position: [second, ...rest].join(", ") };
  }
  if (!hasRoom && (POSITION.test(second) || (rest.length === 0 && !/\d/.test(second)))) return null;
  return { room: first, ...inRoom(second, rest.join(", ")) };
}

/** A cabinet of a room, which may be labeled by its zone: `A-03-L`, or `K-A-03-L` with the room repeated. */
function inRoom(cabinet: string, position: string): Omit<ParsedLocation, "room"> {
  const zone = byZones(cabinet);
  if (position !== "" || !zone?.position) return { wall: "", cabinet, position };
  return { wall: zone.wall || zone.room, cabinet: zone.cabinet, position: zone.position };
}
