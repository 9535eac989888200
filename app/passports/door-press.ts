/** The names of the buttons that close the page of a piece and open it again; their value is its code. */
export const CLOSE_DOOR = "close-door";
export const OPEN_DOOR = "open-door";

/** A button for the page of one piece. */
export interface DoorPress {
  readonly code: string;
  readonly isClosed: boolean;
}

/** Reads which of the buttons was pressed; `null` if neither was. */
export function readDoorPress(form: URLSearchParams): DoorPress | null {
  const [closed, opened] = [form.get(CLOSE_DOOR), form.get(OPEN_DOOR)];
  const code = closed ?? opened;
  return code === null ? null : { code, isClosed: closed !== null };
}

/** The query parameter of an order's page for which of its pieces are listed: a page of them, from 1. */
const DOORS = "doors";

/** How many pieces are listed at a time. */
export const DOORS_PER_PAGE = 40;

/** Which page of the pieces is asked for; what is not a number counts as 1. */
export function readDoorsPage(query: URLSearchParams): number {
  const typed = query.get(DOORS) ?? "";
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1;
}

/** The query of an order's page that lists a page of its pieces. */
export const doorsQuery = (page: number): string => (page > 1 ? `?${DOORS}=${page}` : "");

/** A piece of an order, in words. */
export interface PieceWords {
  /** Such as "Door 3, 2 of 4". */
  readonly name: string;
  readonly location: string;
  readonly size: string;
  /** Its style and finish. */
  readonly style: string;
}

/** A piece of an order with its page. */
export interface DoorEntry extends PieceWords {
  readonly code: string;
  readonly isClosed: boolean;
}

/** Some of the pieces of an order that have pages. */
export interface DoorEntries {
  readonly doors: readonly DoorEntry[];
  readonly page: number;
  readonly pages: number;
}
