import MiniSearch from "minisearch";
import { comparePage } from "~/storefront/compare/page/compare";
import { stylesGuide } from "~/storefront/guides/styles";
import { finishKinds } from "~/trade/catalog/finish-kinds";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { byFamily } from "~/trade/catalog/style-families";
import { excerpt, marked, proseOf } from "./marked.server";
import type { SearchTerm } from "./question.server";
import type { Why } from "./search-results";
import type { StyleField } from "./synonyms";
import { queryFor } from "./term-query.server";
import { indexOptions, termWords } from "./terms.server";

/** How much of a description is read, in characters: a provider may send a whole page. */
const MAX_DESCRIPTION = 600;

const MAX_REASONS = 2;

type Field = "title" | StyleField;

/** The fields in the order in which they are given as reasons, with how much a word in them weighs. */
const WEIGHTS: Readonly<Record<Field, number>> = {
  title: 8,
  construction: 4,
  material: 4,
  finish: 4,
  style: 3,
  kinds: 2,
  others: 2,
  description: 1,
};
const FIELDS = Object.keys(WEIGHTS) as Field[];

/** Fields of many words, where a single word says little about a style. */
const WEAK_FIELDS: readonly Field[] = ["others", "description"];

/** The fields in which a single word of several is enough to find a style. */
const STRONG_FIELDS = FIELDS.filter((field) => !WEAK_FIELDS.includes(field));

const LABELS: Readonly<Partial<Record<Field, string>>> = {
  construction: "Construction",
  material: "Material",
  finish: "Finish",
  style: "Kind of door",
  kinds: "Other finishes",
  others: "Also in",
};

type StyleText = Readonly<Record<Field, string>> & { readonly id: number };

interface StyleFound {
  readonly describe: () => { readonly product: Product; readonly why: readonly Why[] };
}

interface StyleIndex {
  /**
   * The styles that match a search, best first. If `isPartial`, one of the words is enough, outside of {@link
   * WEAK_FIELDS}.
   */
  search(terms: readonly SearchTerm[], isPartial: boolean): readonly StyleFound[];
  readonly all: readonly StyleFound[];
  readonly words: readonly string[];
}

function textsOf(products: readonly Product[]): StyleText[] {
  const families = byFamily(products, stylesGuide.families);
  const kinds = new Map<Product, string>();
  for (const { id, heading } of stylesGuide.families)
    for (const product of families.get(id) ?? []) kinds.set(product, heading);
  return products.map((product, id) => {
    const others = (product.finishes ?? []).slice(1);
    return {
      id,
      title: product.title,
      style: kinds.get(product) ?? "",
      construction: product.specification?.construction ?? "",
      material: product.specification?.material ?? "",
      finish: product.specification?.finish ?? "",
      kinds: finishKinds(others)
        .map(({ kind }) => comparePage.finishKinds[kind])
        .join(", "),
      others: others.map(({ name }) => name).join("\n"),
      description: product.description.slice(0, MAX_DESCRIPTION),
    };
  });
}

type FieldMatch = readonly [field: Field, words: ReadonlySet<string>];

function fieldMatches(match: Readonly<Record<string, readonly string[]>>): readonly FieldMatch[] {
  const seen = new Set<string>();
  return FIELDS.flatMap((field): FieldMatch[] => {
    const words = Object.keys(match).filter((word) => match[word]?.includes(field) && !seen.has(word));
    for (const word of words) seen.add(word);
    return words.length > 0 && field !== "title" ? [[field, new Set(words)]] : [];
  });
}

/**
 * Why a style was found: the first fields that have its words; always including another finish, since the style is
 * shown in it.
 */
function reasonsOf(text: StyleText, match: Readonly<Record<string, readonly string[]>>): Why[] {
  const fields = fieldMatches(match);
  const others = fields.filter(([field]) => field === "others");
  const rest = fields.filter(([field]) => field !== "others").slice(0, MAX_REASONS - others.length);
  const reasons = fields.filter((one) => others.includes(one) || rest.includes(one));
  return reasons.map(([field, words]) => {
    const isWeak = WEAK_FIELDS.includes(field);
    const shown = isWeak ? excerpt(proseOf(text[field].split("\n")), words) : marked(text[field], words);
    return { label: LABELS[field] ?? null, text: shown };
  });
}

/** A style in the other finish that is one of the reasons, otherwise in the one it is sold in. */
function inFinishFound(product: Product, why: readonly Why[]): Product {
  const finish = why.find(({ label }) => label === LABELS.others);
  return inFinish(product, finish?.text.join("")) ?? product;
}

/** How many styles are indexed before other work gets its turn: some milliseconds. */
const CHUNK = 25;

/** Indexes a catalog, between other work: a large one takes tenths of a second. */
export async function indexStyles(products: readonly Product[]): Promise<StyleIndex> {
  const texts = textsOf(products);
  const index = new MiniSearch<StyleText>(indexOptions(WEIGHTS));
  await index.addAllAsync(texts, { chunkSize: CHUNK });
  return {
    search: (terms, isPartial) =>
      index
        .search(
          queryFor(terms, { isPartial, fields: isPartial ? STRONG_FIELDS : undefined, hasFields: true, meant: 2 }),
        )
        .map(({ id, match }) => {
          const product = products[id] as Product;
          const describe = () => {
            const why = reasonsOf(texts[id] as StyleText, match);
            return { product: inFinishFound(product, why), why };
          };
          return { describe };
        }),
    all: products.map((product) => ({ describe: () => ({ product, why: [] }) })),
    words: texts.flatMap((text) => FIELDS.flatMap((field) => termWords(text[field]))),
  };
}
