import { beforeAll, describe, expect, it, vi } from "vitest";
import { sitePaths } from "~/content/paths";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, registerInShop, signInToShop } from "../support/shop-session";

vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

type Loader = Parameters<typeof load>[0];

const ROUTES = import.meta.glob<{ readonly loader?: Loader }>("../../app/routes/*.tsx");

/** The loader of a page's route; a page without one shows the same to everybody. */
async function loaderOf(path: string): Promise<Loader> {
  const name = path === "/" ? "_index" : path.slice(1).replaceAll("/", ".");
  const route = ROUTES[`../../app/routes/${name}.tsx`] ?? ROUTES[`../../app/routes/${name}._index.tsx`];
  const { loader } = (await route?.()) ?? {};
  return loader ?? (() => new Response(null));
}

describe("who may open a page", () => {
  let customer = "";
  let admin = "";
  beforeAll(async () => {
    customer = (await signInToShop(await registerInShop({ email: "audience@shop.test" }))).cookie;
    admin = (await signInToShop(ADMIN)).cookie;
  });

  it.each(sitePaths.filter(({ audience }) => audience !== "anyone"))(
    "is kept to: $path is for $audience",
    async ({ path, audience }) => {
      const loader = await loaderOf(path);
      const anonymous = await load(loader, path);
      expect(anonymous.status).toBe(302);
      expect(anonymous.headers.get("Location")).toBe("/login");
      const asCustomer = await load(loader, path, customer);
      expect(asCustomer?.status ?? 200).toBe(audience === "admin" ? 403 : 200);
      const asAdmin = await load(loader, path, admin);
      expect(asAdmin?.status ?? 200).toBe(200);
    },
  );

  it.each(sitePaths.filter(({ audience, path }) => audience === "anyone" && path !== "/account/registered"))(
    "is nobody's question: $path",
    async ({ path }) => {
      const answer = await load(await loaderOf(path), path);
      expect(answer?.status ?? 200).toBe(200);
    },
  );
});
