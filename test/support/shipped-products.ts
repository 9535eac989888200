import { firstCatalog as styles } from "~/provider/catalog.server";
import { productOfStyle } from "~/trade/catalog/door-style";
import type { Product } from "~/trade/catalog/product";

/** The styles of the first catalog as the shop knows them. */
export const shippedProducts: readonly Product[] = styles.map(productOfStyle);
