import type { Finish } from "~/trade/catalog/finish";
import type { Product } from "~/trade/catalog/product";
import type { Choice, FacetTables, WordedChoice } from "./facet";
import { saysOneOf } from "./style-words";

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Which of the shop's plain colors a `#rrggbb` is closest to in name; `null` for anything else. */
export function plainColor(swatch: string | null): string | null {
  const digits = HEX.exec(swatch ?? "");
  if (!digits) return null;
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => Number.parseInt(pair, 16));
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const [light, chroma] = [(least + most) / 2, most - least];
  if (most < 0x50 && chroma < 16) return "black";
  if (light >= 0xdf && chroma <= 24) return "white";
  if (chroma < 13) return "gray";
  if (most === blue) return "blue";
  if (most === green) return "green";
  return light >= 0x98 && chroma < 60 ? "beige" : "brown";
}

/** Paint and foil hide what is below them; wood seen through a stain or a clear coat is named by its words. */
const COVERING: readonly string[] = ["paint", "foil", "primed"] satisfies readonly Finish["kind"][];

function named(text: string, table: readonly WordedChoice[]): WordedChoice | undefined {
  return table.find(({ words, unless }) => saysOneOf(text, words) && !saysOneOf(text, unless ?? []));
}

interface Colored extends Pick<Finish, "name" | "swatch"> {
  readonly kind: Finish["kind"] | undefined;
}

function colorOf({ name, kind, swatch }: Colored, material: string, table: FacetTables["color"]): Choice | undefined {
  const plain = kind && COVERING.includes(kind) ? plainColor(swatch) : null;
  return table.find(({ id }) => id === plain) ?? named(name, table) ?? named(material, table);
}

/** The finishes of a product, or, if it lists none, the one that it states. */
function coloredFinishes({ finishes = [], specification }: Product): readonly Colored[] {
  if (finishes.length > 0 || !specification) return finishes;
  return [{ name: specification.finish, kind: specification.finishKind, swatch: null }];
}

/** The colors in which a product can be had; `null` if it names none that the shop knows. */
export function colorChoices(product: Product, table: FacetTables["color"]): readonly Choice[] | null {
  const material = product.specification?.material ?? "";
  const ids = coloredFinishes(product).map((finish) => colorOf(finish, material, table)?.id);
  const found = table.filter(({ id }) => ids.includes(id)).map(({ id, label }) => ({ id, label }));
  return found.length > 0 ? found : null;
}

/** The name of the first finish of a product in one of these colors; `null` if it has none, or none was asked for. */
export function finishInColor(product: Product, colors: readonly string[], table: FacetTables["color"]): string | null {
  if (colors.length === 0) return null;
  const material = product.specification?.material ?? "";
  const isAsked = (finish: Colored) => colors.includes(colorOf(finish, material, table)?.id ?? "");
  return product.finishes?.find(isAsked)?.name ?? null;
}
