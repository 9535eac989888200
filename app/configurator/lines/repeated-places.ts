import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";

type Placed = Readonly<Record<PieceList, readonly { readonly location: string }[]>>;

/**
 * The locations that two rows of one kind have, as they were first typed: one may be a slip. Capitals and blanks around
 * them do not count; rows of different kinds may share a cabinet.
 */
export function repeatedPlaces(lines: readonly Placed[]): readonly string[] {
  const seen = new Map<string, { readonly typed: string; count: number }>();
  for (const list of PIECE_LISTS) {
    for (const { location } of lines.flatMap((line) => line[list])) {
      const typed = location.trim();
      if (typed === "") continue;
      const key = `${list} ${typed.toLowerCase()}`;
      const known = seen.get(key) ?? { typed, count: 0 };
      known.count += 1;
      seen.set(key, known);
    }
  }
  return [...new Set([...seen.values()].filter(({ count }) => count > 1).map(({ typed }) => typed))];
}

const MAX_NAMED = 5;

/** What a customer reads before ordering about locations that two rows have; empty if none has. */
export function repeatedPlacesText(lines: readonly Placed[]): string {
  const places = repeatedPlaces(lines);
  if (places.length === 0) return "";
  const named = places.slice(0, MAX_NAMED).map((place) => `“${place}”`);
  const more = places.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(", ");
  return places.length === 1
    ? `Two or more rows have the location ${list}. Check that none is there twice.`
    : `These locations are on two or more rows: ${list}. Check that none is there twice.`;
}
