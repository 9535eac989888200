import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface ProductTable {
  handle: string;
  position: number;
  title: string;
  description: string;
  price_cents: number;
  construction: string;
  material: string;
  finish: string;
  thickness_sixteenths: number;
  frame_width_sixteenths: number | null;
  min_width_sixteenths: number;
  min_height_sixteenths: number;
  max_width_sixteenths: number;
  max_height_sixteenths: number;
  weight_hundredths_lb_per_sq_ft: number;
  lead_days: number | null;
  workshop: string | null;
  state: Generated<"draft" | "shown" | "hidden">;
  care: Generated<string>;
  next_price_cents: number | null;
  next_price_from: string | null;
}

interface ProductImageTable {
  handle: string;
  position: number;
  url: string;
  alt: string | null;
}

interface ProductFinishTable {
  handle: string;
  position: number;
  name: string;
  kind: "raw" | "primed" | "clear" | "stain" | "paint" | "foil";
  swatch_color: string | null;
  swatch_url: string | null;
  added_cents: number;
  image_url: string | null;
  image_alt: string | null;
}

interface ProductSampleTable {
  handle: string;
  price_cents: number;
  credited_over_cents: number | null;
}

interface SeededTable {
  what: string;
}

interface CatalogVersionTable {
  id: Generated<number>;
  kind: "saved" | "published" | "hidden" | "shown" | "added" | "duplicated" | "deleted" | "imported" | "undone";
  saved_at: EpochMs;
  saved_by: string | null;
  undoes: number | null;
}

interface StyleVersionTable {
  version_id: number;
  handle: string;
  before: string | null;
  after: string | null;
}

interface CatalogImportTable {
  id: string;
  made_at: EpochMs;
  csv: string;
}

interface StylePhotographTable {
  id: string;
  width: number;
  format: "avif" | "webp";
  /** Base64. */
  picture: string;
}

export interface CatalogTables {
  product: ProductTable;
  product_image: ProductImageTable;
  product_finish: ProductFinishTable;
  product_sample: ProductSampleTable;
  seeded: SeededTable;
  catalog_version: CatalogVersionTable;
  style_version: StyleVersionTable;
  catalog_import: CatalogImportTable;
  style_photograph: StylePhotographTable;
}
