type Audience = "anyone" | "customer" | "admin";

interface SitePath {
  readonly path: string;
  readonly audience: Audience;
  /** Whether search engines may list it: it is the same for everyone, and has content of its own. */
  readonly isListed: boolean;
}

const listed = (path: string): SitePath => ({ path, audience: "anyone", isListed: true });
const unlisted = (path: string): SitePath => ({ path, audience: "anyone", isListed: false });
const customers = (path: string): SitePath => ({ path, audience: "customer", isListed: false });
const admins = (path: string): SitePath => ({ path, audience: "admin", isListed: false });

export const sitePaths: readonly SitePath[] = [
  listed("/"),
  listed("/shop"),
  listed("/process"),
  listed("/portfolio"),
  listed("/how-to"),
  listed("/how-to/measuring"),
  listed("/how-to/styles"),
  listed("/how-to/installation"),
  listed("/how-to/hinges"),
  listed("/how-to/care"),
  listed("/custom-design"),
  listed("/premium-materials"),
  listed("/timely-delivery"),
  listed("/lifetime-warranty"),
  listed("/contact"),
  listed("/account"),
  listed("/account/tiers"),
  listed("/privacy"),
  listed("/terms"),
  unlisted("/search"),
  unlisted("/compare"),
  unlisted("/cart"),
  unlisted("/cart/labels"),
  unlisted("/cart/hanging-map"),
  unlisted("/cart/shared"),
  unlisted("/checkout"),
  unlisted("/door"),
  unlisted("/login"),
  unlisted("/logout"),
  customers("/account/dashboard"),
  customers("/account/orders/current"),
  customers("/account/orders/history"),
  customers("/account/measurements"),
  customers("/account/quotes"),
  customers("/account/profile"),
  customers("/account/password"),
  customers("/account/two-factor"),
  customers("/account/payment"),
  customers("/account/documents"),
  customers("/account/saved"),
  customers("/account/reorder"),
  customers("/account/support"),
  admins("/admin"),
  admins("/admin/customers"),
  admins("/admin/accounts"),
  admins("/admin/catalog"),
  admins("/admin/catalog/import"),
  admins("/admin/catalog/new"),
  admins("/admin/messages"),
  admins("/admin/mail"),
  admins("/admin/orders"),
  admins("/admin/orders/new"),
  admins("/admin/orders/papers/cut-list"),
  admins("/admin/orders/papers/cutting-plan"),
  admins("/admin/orders/papers/day"),
  admins("/admin/orders/papers/labels"),
  admins("/admin/orders/papers/packing-slips"),
  admins("/admin/orders/papers/work-orders"),
  admins("/admin/events"),
  admins("/admin/settings"),
  admins("/admin/money"),
  admins("/admin/options"),
  admins("/admin/schedule"),
  admins("/admin/schedule/stations"),
  admins("/admin/figures"),
  admins("/admin/health"),
  admins("/admin/people"),
  admins("/admin/setup"),
  admins("/admin/shop"),
  admins("/admin/texts"),
  admins("/admin/search"),
];

const pathsOf = (paths: readonly SitePath[]) => paths.map(({ path }) => path);

export const listedPaths = pathsOf(sitePaths.filter(({ isListed }) => isListed));

export const unlistedPaths = pathsOf(sitePaths.filter(({ isListed }) => !isListed));

/** Pages that need no sign-in, only their secret address, which is left out of logs and search engines. */
export const SECRET_PATHS = [
  "/orders/:link",
  "/provider/password/:code",
  "/provider/email/:code",
  "/invitation/:code",
  "/approve/:link",
  "/door/:code",
  "/quotes/:code",
] as const;

/**
 * Whether a page is for people who do not deal with the shop: a customer's client, or a helper on the job. It has
 * neither the shop's frame nor its facts and prices, nor who is signed in.
 */
export function isHandedOn(pathname: string): boolean {
  try {
    return /^\/(?:orders\/helper|quotes)\//i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
