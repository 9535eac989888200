/** A location that follows Room-Wall-Cabinet-Position, taken apart; what it leaves out is empty. */
export interface ParsedLocation {
  readonly room: string;
  readonly wall: string;
  readonly cabinet: string;
  readonly position: string;
}

/** What a cabinet's places are called; a cabinet itself is not. */
const POSITION = /^(?:l|r|c|t|b|m|lh|rh|left|right|center|top|bottom|middle|upper|lower)$/i;

const SEPARATOR = /\s*[-\u2010-\u2015/]\s*/;

/**
 * Takes a location apart at its separators: `K-A-03-L` is room K, wall A, cabinet 03, left. Three parts leave out the
 * position, or, where a cabinet's number stands before left or right, the wall (`Bar-1-L`); two, of which the second holds a digit, are a room and a cabinet (`Bath-2`).
 *
 * @returns `null` for a location that is written some other way ("Sink", "left-hand")
 */
export function parseLocation(location: string): ParsedLocation | null {
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
