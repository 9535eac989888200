import { termsShown } from "~/house/settings/services/settings.server";
import { plainWords } from "~/house/ui/text/text-tree";
import { stylesInTime } from "~/provider/catalog/services/styles.server";
import type { Product } from "~/trade/catalog/product";
import { summarize } from "~/trade/catalog/product-summary";
import { exampleKitchen } from "../example-kitchen";
import { homePage } from "../home";
import type { HomeCatalog, HomeScene } from "../home-catalog";
import { portfolioWords } from "./page-texts.server";

const SHOWN = 4;

function sceneOf(products: readonly Product[]): HomeScene | null {
  const { projects } = portfolioWords();
  const preferred = projects.filter(({ id }) => id === homePage.scene.project);
  for (const { title, paragraphs, photo, styles } of [...preferred, ...projects]) {
    const product = products.find(({ id }) => id === styles[0]);
    if (product)
      return { title, text: plainWords(paragraphs[0] ?? []), photo, style: { id: product.id, title: product.title } };
  }
  return null;
}

/** What the home page shows of the catalog; `null` without the provider's answer within a second. */
export async function homeCatalog(): Promise<HomeCatalog | null> {
  const [products, terms] = await Promise.all([stylesInTime(), termsShown(null)]);
  if (!products) return null;
  const [priced] = products;
  return {
    styles: products.slice(0, SHOWN).map(summarize),
    example: priced ? exampleKitchen(priced, terms) : null,
    scene: sceneOf(products),
  };
}
