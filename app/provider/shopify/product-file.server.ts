import { csvLines, guarded } from "~/base/text/csv-text";
import { toProductId } from "~/trade/catalog/product";
import type { WireProduct } from "../contract/products.server";
import type { TakeOverFiles } from "../contract/take-over.server";

type Specification = NonNullable<WireProduct["specification"]>;

const inches = (sixteenths: number | null) => (sixteenths === null ? "" : String(sixteenths / 16));

/** The metafields from which this back end reads a specification, as decimals of inches and pounds. */
const METAFIELDS: Readonly<Record<string, (specification: Specification) => string>> = {
  construction: ({ construction }) => guarded(construction),
  material: ({ material }) => guarded(material),
  finish: ({ finish }) => guarded(finish),
  thickness: ({ thicknessSixteenths }) => inches(thicknessSixteenths),
  frame_width: ({ frameWidthSixteenths }) => inches(frameWidthSixteenths),
  min_width: ({ minWidthSixteenths }) => inches(minWidthSixteenths),
  max_width: ({ maxWidthSixteenths }) => inches(maxWidthSixteenths),
  min_height: ({ minHeightSixteenths }) => inches(minHeightSixteenths),
  max_height: ({ maxHeightSixteenths }) => inches(maxHeightSixteenths),
  weight_per_sq_ft: ({ weightHundredthsLbPerSqFt }) => String(weightHundredthsLbPerSqFt / 100),
  lead_days: ({ leadDays }) => (leadDays ? String(leadDays) : ""),
  workshop: ({ workshop }) => (workshop ? JSON.stringify(workshop) : ""),
};

const label = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");

interface Image {
  readonly url: string;
  readonly altText?: string | null | undefined;
}

const FINISHES = "finishes";
const SAMPLE_DOOR = "sample_door";

const factColumn = (key: string) => `${label(key)} (product.metafields.doors.${key})`;

/** Shopify's column names. Each further picture has a row of its own, with the product's handle. */
const COLUMNS = [
  ...["Title", "URL handle", "Description", "Published on online store", "Status", "Option1 name", "Option1 value"],
  ...["Price", "Charge tax", "Requires shipping", "Fulfillment service"],
  ...["Product image URL", "Image position", "Image alt text"],
  ...[...Object.keys(METAFIELDS), FINISHES, SAMPLE_DOOR].map(factColumn),
];

const html = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => `<p>${line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`)
    .join("");

const amountOf = ({ priceRange }: WireProduct) => String(priceRange?.minVariantPrice?.amount ?? "");

function imageCells(handle: string, image: Image | undefined, position: number, origin: string): [string, string][] {
  if (!image) return [["URL handle", handle]];
  return [
    ["URL handle", handle],
    ["Product image URL", new URL(image.url, origin).href],
    ["Image position", String(position + 1)],
    ["Image alt text", guarded(image.altText ?? "")],
  ];
}

function rowsOf(product: WireProduct, origin: string): string[][] {
  const { title, description, specification, finishes, sampleDoor } = product;
  const handle = toProductId(product.id);
  const images = (product.images?.edges ?? []).flatMap((edge) => (edge ? [edge.node] : []));
  const facts = Object.entries(METAFIELDS).map(([key, cell]): [string, string] => [
    factColumn(key),
    specification ? cell(specification) : "",
  ]);
  const first = new Map([
    ["Title", guarded(title)],
    ["Description", html(description ?? "")],
    // Its price is per square foot: only the shop can tell the price of a door.
    ["Published on online store", "FALSE"],
    ["Status", "Active"],
    ["Option1 name", "Title"],
    ["Option1 value", "Default Title"],
    ["Price", amountOf(product)],
    ["Charge tax", "TRUE"],
    ["Requires shipping", "TRUE"],
    ["Fulfillment service", "manual"],
    ...imageCells(handle, images[0], 0, origin),
    ...facts,
    [factColumn(FINISHES), finishes ? JSON.stringify(finishes) : ""],
    [factColumn(SAMPLE_DOOR), sampleDoor ? JSON.stringify(sampleDoor) : ""],
  ]);
  const further = images.slice(1).map((image, index) => new Map(imageCells(handle, image, index + 1, origin)));
  return [first, ...further].map((cells) => COLUMNS.map((column) => cells.get(column) ?? ""));
}

/** Products in the file that Shopify's admin imports; it downloads the shop's own pictures from `origin`. */
export const productFile = (origin: string): TakeOverFiles["products"] => ({
  name: "products.csv",
  head: csvLines([COLUMNS]),
  lines: (products) => ({ text: csvLines(products.flatMap((product) => rowsOf(product, origin))), leftOut: 0 }),
});
