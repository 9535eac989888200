import { shopFacts } from "~/base/brand/shop-facts";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { careOf, type StyleCareTable, warrantyOf } from "~/storefront/shop/style-care";
import {
  type ComparedStyle,
  type Comparison,
  type FinishChoices,
  MAX_COMPARED,
  type StyleFigures,
} from "~/trade/catalog/comparison";
import { finishKinds } from "~/trade/catalog/finish-kinds";
import { findStyles } from "~/trade/catalog/found-styles";
import { inSharedFinish } from "~/trade/catalog/in-finish";
import type { Product, ProductSpecification } from "~/trade/catalog/product";
import { inchesText, weightText } from "~/trade/catalog/style-figures";
import { styleDays, workingDaysText } from "~/trade/making/making-days";
import { limitsOf } from "~/trade/making/making-limits";
import type { RequestedComparison } from "../compared-styles";

function figuresOf(specification: ProductSpecification, shopDays: number | null): StyleFigures {
  const { thickness, frameWidth, weightPerSqFt } = specification;
  const days = styleDays(specification, shopDays);
  const { smallest, onePanel, largest } = limitsOf("doors", specification);
  const isDivided = largest.width > onePanel.width || largest.height > onePanel.height;
  const largestDoor = (side: "width" | "height") => ({
    whole: inchesText(onePanel[side]),
    divided: isDivided ? inchesText(largest[side]) : null,
  });
  return {
    thickness: inchesText(thickness),
    frameWidth: frameWidth === null ? null : inchesText(frameWidth),
    weight: weightText(weightPerSqFt),
    lead: days === null ? null : workingDaysText(days),
    narrowest: inchesText(smallest.width),
    widest: largestDoor("width"),
    tallest: largestDoor("height"),
  };
}

/**
 * How a style is built. A finish other than the standard one gets its kind added: the name "Sage" does not say that it
 * is paint.
 */
function specificationIn({ specification, finish, finishes = [] }: Product): ProductSpecification | null {
  const kind = finish && finishes.find(({ name }) => name === finish)?.kind;
  return specification && kind ? { ...specification, finish: `${specification.finish}, ${kind}` } : specification;
}

interface ComparisonTerms {
  /** The name of a finish; `null` for each style's standard finish. */
  readonly asked: string | null;
  readonly table: StyleCareTable;
  /** The lead time set by the owner, in working days. */
  readonly shopDays: number | null;
}

function compared(sold: Product, { asked, table, shopDays }: ComparisonTerms): ComparedStyle {
  const inAsked = inSharedFinish(sold, asked);
  const shown = inAsked ?? sold;
  const { id, title, images, priceCents, specification, finish = null, finishes = [] } = shown;
  const stated = specificationIn(shown);
  return {
    id,
    title,
    image: images[0] ?? null,
    priceCents,
    specification,
    finish,
    lacksFinish: inAsked === null,
    figures: specification && figuresOf(specification, shopDays),
    finishes: finishKinds(finishes),
    care: stated ? careOf(stated, table) : [],
    ownCare: sold.care ?? "",
    warranty: stated ? warrantyOf(stated, table) : [],
  };
}

/** The finishes, besides the standard ones, that at least one of these styles has. */
function choicesOf(products: readonly Product[]): FinishChoices[] {
  const others = products.flatMap(({ finishes = [] }) => finishes.slice(1));
  const byName = new Map(others.map((finish) => [finish.name, finish]));
  return finishKinds([...byName.values()]).map(({ kind, names }) => ({ kind, names }));
}

/**
 * A comparison of styles: the first four requested ones that are sold, and the choice of others. Each is in the
 * requested finish, or in its standard finish if it is not made in that.
 *
 * @param table the texts on care and warranty
 * @throws UpstreamFailure
 */
export async function compareStyles(
  { ids, finish, find }: RequestedComparison,
  table: StyleCareTable,
): Promise<Comparison> {
  const products = await catalog().list();
  const shopDays = shopFacts().leadDays;
  const found = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const shown = found.slice(0, MAX_COMPARED);
  return {
    styles: shown.map((product) => compared(product, { asked: finish, table, shopDays })),
    finish,
    choices: choicesOf(shown),
    tooMany: found.slice(MAX_COMPARED).map(({ id, title }) => ({ id, title })),
    unknown: ids.length - found.length,
    others: findStyles(
      products.filter((product) => !shown.includes(product)),
      find,
    ),
  };
}
