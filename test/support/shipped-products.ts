import { productOfStyle } from "~/catalog/door-style";
import type { Product } from "~/catalog/product";
import { catalog as styles } from "~/provider/catalog.server";

/** The styles of the first catalog as the shop knows them. */
export const shippedProducts: readonly Product[] = styles.map(productOfStyle);
