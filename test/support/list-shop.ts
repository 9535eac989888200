import * as lists from "~/routes/account.measurements";
import * as oneList from "~/routes/account.measurements_.$id";
import * as reorder from "~/routes/account.reorder";
import * as reorderOne from "~/routes/account.reorder_.$number";
import * as saved from "~/routes/account.saved";
import * as shared from "~/routes/cart.shared";
import { routedShop } from "./routed-shop";
import { SHOP } from "./shop-env";

const handle = routedShop(
  {
    "account.measurements": ["account/measurements", lists],
    "account.measurements_.$id": ["account/measurements/:id", oneList],
    "account.saved": ["account/saved", saved],
    "account.reorder": ["account/reorder", reorder],
    "account.reorder_.$number": ["account/reorder/:number", reorderOne],
    "cart.shared": ["cart/shared", shared],
  },
  { user: null },
);

/** Opens a page of lists as Remix answers it, with the session cookie of a visitor. */
export function openLists(path: string, cookie = ""): Promise<Response> {
  return handle(new Request(SHOP + path, { headers: { Cookie: cookie } }));
}

/** Posts a form to a page of lists. */
export function postLists(path: string, fields: Readonly<Record<string, string>>, cookie = ""): Promise<Response> {
  return handle(
    new Request(SHOP + path, { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(fields) }),
  );
}
