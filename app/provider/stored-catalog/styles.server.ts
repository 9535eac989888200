import type { Selectable } from "kysely";
import type { Reader } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { CalendarDay } from "~/base/time/time";
import {
  type DoorFinish,
  type DoorStyle,
  type StylePicture,
  type StyleState,
  styleOn,
} from "~/trade/catalog/door-style";
import type { SampleDoor } from "~/trade/catalog/sample-door";

type Rows<Table extends keyof Schema> = readonly Selectable<Schema[Table]>[];

interface Asked {
  readonly state?: StyleState;
  /** At most a few hundred. */
  readonly handles?: readonly string[];
}

function grouped<Row extends { readonly handle: string }, T>(
  rows: readonly Row[],
  of: (row: Row) => T,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.handle);
    if (group) group.push(of(row));
    else groups.set(row.handle, [of(row)]);
  }
  return groups;
}

const finishOf = (row: Rows<"product_finish">[number]): DoorFinish => ({
  name: row.name,
  kind: row.kind,
  addedCents: row.added_cents,
  swatch: row.swatch_color,
  swatchPicture: row.swatch_url,
  image: row.image_url === null ? null : { url: row.image_url, alt: row.image_alt },
});

const sampleOf = ({ price_cents, credited_over_cents: over }: Rows<"product_sample">[number]): SampleDoor => ({
  priceCents: price_cents,
  ...(over !== null && { creditedOverCents: over }),
});

interface StyleParts {
  readonly images: readonly StylePicture[];
  readonly finishes: readonly DoorFinish[];
  readonly sampleDoor: SampleDoor | undefined;
}

const styleOf = (row: Rows<"product">[number], { images, finishes, sampleDoor }: StyleParts): DoorStyle => ({
  handle: row.handle,
  state: row.state,
  title: row.title,
  description: row.description,
  care: row.care,
  priceCents: row.price_cents,
  nextPrice:
    row.next_price_cents === null || row.next_price_from === null
      ? null
      : { cents: row.next_price_cents, from: row.next_price_from },
  construction: row.construction,
  material: row.material,
  finish: row.finish,
  thicknessSixteenths: row.thickness_sixteenths,
  frameWidthSixteenths: row.frame_width_sixteenths,
  minWidthSixteenths: row.min_width_sixteenths,
  minHeightSixteenths: row.min_height_sixteenths,
  maxWidthSixteenths: row.max_width_sixteenths,
  maxHeightSixteenths: row.max_height_sixteenths,
  weightHundredthsLbPerSqFt: row.weight_hundredths_lb_per_sq_ft,
  leadDays: row.lead_days,
  workshop: row.workshop === null ? {} : JSON.parse(row.workshop),
  images,
  finishes,
  ...(sampleDoor && { sampleDoor }),
});

/** In the shop's order; prices that have begun by `today` are in effect. */
export async function readStyles(db: Reader, today: CalendarDay, { state, handles }: Asked = {}): Promise<DoorStyle[]> {
  const products = await db
    .selectFrom("product")
    .selectAll()
    .$if(state !== undefined, (all) => all.where("state", "=", state as StyleState))
    .$if(handles !== undefined, (all) => all.where("handle", "in", handles as string[]))
    .orderBy("position")
    .execute();
  const some = handles as string[];
  const images = await db
    .selectFrom("product_image")
    .selectAll()
    .$if(handles !== undefined, (all) => all.where("handle", "in", some))
    .orderBy("position")
    .execute();
  const finishes = await db
    .selectFrom("product_finish")
    .selectAll()
    .$if(handles !== undefined, (all) => all.where("handle", "in", some))
    .orderBy("position")
    .execute();
  const samples = await db
    .selectFrom("product_sample")
    .selectAll()
    .$if(handles !== undefined, (all) => all.where("handle", "in", some))
    .execute();
  const pictures = grouped(images, ({ url, alt }) => ({ url, alt }));
  const colors = grouped(finishes, finishOf);
  const sampleDoors = new Map(samples.map((row) => [row.handle, sampleOf(row)]));
  return products.map((row) => {
    const parts = { images: pictures.get(row.handle) ?? [], finishes: colors.get(row.handle) ?? [] };
    return styleOn(styleOf(row, { ...parts, sampleDoor: sampleDoors.get(row.handle) }), today);
  });
}

/** The handle is compared here too because the driver cuts a bound text at its first NUL. */
export async function readStyle(db: Reader, today: CalendarDay, handle: string): Promise<DoorStyle | null> {
  const [style] = await readStyles(db, today, { handles: [handle] });
  return style?.handle === handle ? style : null;
}

export async function hiddenAmong(db: Reader, handles: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("product")
    .select("title")
    .where("handle", "in", [...new Set(handles)])
    .where("state", "=", "hidden")
    .orderBy("position")
    .execute();
  return rows.map(({ title }) => title);
}
