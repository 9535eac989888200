import type { Database } from "~/base/database/database.server";
import { firstCatalog as firstStyles } from "~/provider/catalog.server";
import { seedCatalog } from "~/provider/embedded/products.server";
import type { DoorStyle } from "~/trade/catalog/door-style";

const TREES = "Alder Ash Aspen Beech Birch Cedar Cherry Chestnut Cypress Elder Elm Fir Hazel Hemlock Hickory".split(
  " ",
);
const LANDS = "Amber Black Blue Bright Clear Cold Dark Deer Dry Early East Elk Fair Far Fern".split(" ");
const OTHERS = "Fox Glen Gold Gray Green Hart Heron High Iron Kings Lake Lark Long Low Maple".split(" ");
const MORE = "March Mill Moss New North Oak Old Otter Pine Quail Quiet Raven Red Ridge River".split(" ");
const LAST = "Robin Rose Salt Sand Silver Slate Snow South Stone Summer Swan Tall West White Willow".split(" ");

const FIRST_WORDS = [...TREES, ...LANDS, ...OTHERS, ...MORE, ...LAST];

const SECOND_WORDS = (
  "Acre Arbor Bank Barn Bay Bend Bluff Bridge Brook Cape Cliff Coast Common Corner Court Cove Creek Crest Dale Dell " +
  "Downs Farm Fell Field Ford Forest Forge Garden Gate Glade Grange Green Grove Hall Harbor Heath Hill Hollow Island " +
  "Knoll Landing Lane Ledge Lodge Manor Marsh Meadow Mill Moor Neck Orchard Park Pass Path Pier Place Plain Point Pond " +
  "Prairie Reach Ridge Road Rock Run Shore Spring Square Summit Terrace Trail Vale Valley View Walk Water Way Wood"
).split(" ");

const WOODS = ["maple", "cherry", "walnut", "white oak", "alder", "hickory", "birch", "ash"];

/** The first catalog's style whose construction and pictures a generated style has. */
const modelOf = (at: number) => firstStyles[at % firstStyles.length] as DoorStyle;

function aStyle(at: number): DoorStyle {
  const model = modelOf(at);
  const words = [FIRST_WORDS[at % FIRST_WORDS.length], SECOND_WORDS[Math.floor(at / FIRST_WORDS.length)]];
  const [title, handle] = [words.join(" "), words.join("-").toLowerCase()];
  const series = Math.floor(at / firstStyles.length);
  return {
    ...model,
    handle,
    title,
    description: `${title}, in ${WOODS[series % WOODS.length]} tones. ${model.description}`,
    priceCents: model.priceCents + (series % 23) * 100,
    maxWidthSixteenths: model.maxWidthSixteenths + (series % 5) * 8,
    leadDays: model.leadDays === null ? null : model.leadDays + (series % 3),
  };
}

/**
 * Door styles of a large workshop, each built like one of the first catalog, with its own name, price and limits.
 *
 * @param count at most 5,850
 */
export function manyStyles(count: number): readonly DoorStyle[] {
  return Array.from({ length: count }, (_, at) => aStyle(at));
}

/** Fills the empty catalog of a migrated database with {@link manyStyles}, which have the pictures of the first catalog. */
export async function fillCatalog(database: Database, count: number): Promise<void> {
  await seedCatalog(database, manyStyles(count));
}
