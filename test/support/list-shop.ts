import { createRequestHandler } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";
import { createElement } from "react";
import * as entry from "~/entry.server";
import * as lists from "~/routes/account.measurements";
import * as oneList from "~/routes/account.measurements_.$id";
import * as reorder from "~/routes/account.reorder";
import * as reorderOne from "~/routes/account.reorder_.$number";
import * as saved from "~/routes/account.saved";
import * as shared from "~/routes/cart.shared";
import { RouteProblem } from "~/ui/kit/route-problem";
import { remixBuild } from "./remix-build";
import { SHOP } from "./shop-env";

const root = {
  loader: () => ({ takesOrders: true, savesLists: true, user: null }),
  default: () => createElement("html", null, createElement("body", null, createElement(Outlet))),
  ErrorBoundary: () => createElement("main", null, createElement(RouteProblem, { error: useRouteError() })),
};

type Module = Parameters<typeof remixBuild>[1][string]["module"];

const page = (path: string, module: object) => ({ path, parentId: "root", module: module as Module });

const handle = createRequestHandler(
  remixBuild(entry, {
    root: { module: root },
    "routes/account.measurements": page("account/measurements", lists),
    "routes/account.measurements_.$id": page("account/measurements/:id", oneList),
    "routes/account.saved": page("account/saved", saved),
    "routes/account.reorder": page("account/reorder", reorder),
    "routes/account.reorder_.$number": page("account/reorder/:number", reorderOne),
    "routes/cart.shared": page("cart/shared", shared),
  }),
  "production",
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
