import { termsShown } from "~/house/settings/services/settings.server";
import type { Photograph } from "~/house/ui/photographs/photographs";
import { stylesInTime } from "~/provider/catalog/services/styles.server";
import type { Product } from "~/trade/catalog/product";
import { type ProductSummary, summarize } from "~/trade/catalog/product-summary";
import { type ExampleKitchen, exampleKitchen } from "../example-kitchen";
import { homePage } from "../home";
import { portfolioPage } from "../portfolio";

const SHOWN = 4;

/** A finished room with the style of its doors. */
export interface HomeScene {
  readonly title: string;
  readonly text: string;
  readonly photo: Photograph;
  readonly style: Pick<Product, "id" | "title">;
}

export interface HomeCatalog {
  /** The first styles of the catalog. */
  readonly styles: readonly ProductSummary[];
  /** In the first style if the usual one is gone; `null` without any. */
  readonly example: ExampleKitchen | null;
  /** `null` if the catalog has none of the rooms' styles. */
  readonly scene: HomeScene | null;
}

export const NO_CATALOG: HomeCatalog = { styles: [], example: null, scene: null };

function sceneOf(products: readonly Product[]): HomeScene | null {
  const { projects } = portfolioPage;
  const preferred = projects.filter(({ id }) => id === homePage.scene.project);
  for (const { title, paragraphs, photo, styles } of [...preferred, ...projects]) {
    const product = products.find(({ id }) => id === styles[0]);
    if (product) return { title, text: paragraphs[0] ?? "", photo, style: { id: product.id, title: product.title } };
  }
  return null;
}

/** What the home page shows of the catalog; `null` without the provider's answer within a second. */
export async function homeCatalog(): Promise<HomeCatalog | null> {
  const [products, terms] = await Promise.all([stylesInTime(), termsShown(null)]);
  if (!products) return null;
  const priced = products.find(({ id }) => id === homePage.example.style) ?? products[0];
  return {
    styles: products.slice(0, SHOWN).map(summarize),
    example: priced ? exampleKitchen(priced, terms) : null,
    scene: sceneOf(products),
  };
}
