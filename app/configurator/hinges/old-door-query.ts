import { type OldDoorTexts, oldDoorFrom } from "~/trade/openings/old-door-texts";
import { MAX_SIZE_TEXT } from "~/trade/openings/opening-draft";

/** What is typed about an old door, from the address that the form of the page leads to. */
export function readOldDoorQuery(query: URLSearchParams): OldDoorTexts {
  return oldDoorFrom((field) => (query.get(field) ?? "").trim().slice(0, MAX_SIZE_TEXT));
}
