import { plainMarks } from "~/trade/measure/tape-text";
import { typedCount } from "../typed/typed-count";
import { placesNamed } from "../typed/typed-repeats";

const REPEATS =
  /(?<!\p{L})(?:units?|sets?|times|each|ea|typ(?:ical)?|identical|same|alike|repeat(?:ed)?|qty|quantity|off|apartments?|apts|floors?|levels?|houses?|homes?|kitchens|baths|bathrooms|suites|rooms|kits|lots|stacks|runs|x|×)(?!\p{L})/iu;
/** How many times a heading may count each piece below it: 4 for `Unit A (4 units)`; 1 if no number in it could. */
export function timesInHeading(heading: string): number {
  if (
    heading.length > 120 ||
    !/\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve)(?!\p{L})/iu.test(heading)
  )
    return 1;
  const text = plainMarks(heading);
  const places = placesNamed(text);
  if (places > 1) return within(places);
  const { marked, doubtful } = typedCount(text);
  const counts = marked.length > 0 ? marked : doubtful;
  return REPEATS.test(text) ? within(Math.max(1, ...counts)) : 1;
}

const within = (times: number) => (times > 1 && times <= 250 ? times : 1);
