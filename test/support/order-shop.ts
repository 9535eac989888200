import { createRequestHandler } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";
import { createElement } from "react";
import { vi } from "vitest";
import * as entry from "~/entry.server";
import type { SignedInClient } from "~/provider/client/client.server";
import { provider } from "~/provider/provider.server";
import * as ownOrder from "~/routes/account.orders.$number";
import * as currentOrders from "~/routes/account.orders.current";
import * as orderHistory from "~/routes/account.orders.history";
import * as receivedOrders from "~/routes/admin.orders";
import * as orderFile from "~/routes/admin.orders_.$number._index";
import * as linkedOrder from "~/routes/orders.$link";
import * as cutList from "~/routes/orders.$link_.cut-list[.]csv";
import { RouteProblem } from "~/ui/kit/route-problem";
import { remixBuild } from "./remix-build";
import { SHOP } from "./shop-env";

const root = {
  default: () => createElement("html", null, createElement("body", null, createElement(Outlet))),
  ErrorBoundary: () => createElement("main", null, createElement(RouteProblem, { error: useRouteError() })),
};

type Module = Parameters<typeof remixBuild>[1][string]["module"];

const page = (path: string, module: object) => ({ path, parentId: "root", module: module as Module });

const handle = createRequestHandler(
  remixBuild(entry, {
    root: { module: root },
    "routes/orders.$link": page("orders/:link", linkedOrder),
    "routes/orders.$link_.cut-list[.]csv": page("orders/:link/cut-list.csv", cutList),
    "routes/account.orders.current": page("account/orders/current", currentOrders),
    "routes/account.orders.history": page("account/orders/history", orderHistory),
    "routes/admin.orders": page("admin/orders", receivedOrders),
    "routes/admin.orders_.$number._index": page("admin/orders/:number", orderFile),
    "routes/account.orders.$number": page("account/orders/:number", ownOrder),
  }),
  "production",
);

/** Opens a page of orders as Remix answers it, with the session cookie of a visitor. */
export function openOrders(path: string, cookie = ""): Promise<Response> {
  return handle(new Request(SHOP + path, { headers: { Cookie: cookie } }));
}

/** Posts a form to a page of orders. */
export function postTo(
  path: string,
  fields: Readonly<Record<string, string>>,
  cookie = "",
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return handle(new Request(SHOP + path, { method: "POST", headers: { Cookie: cookie, ...headers }, body }));
}

/** Presses a button of an order's page. */
export const pressOn = (path: string, intent: string, cookie = "", headers: Record<string, string> = {}) =>
  postTo(path, { intent }, cookie, headers);

/** Lets the provider answer the calls of whoever is signed in as a test says; the others as they are. */
export function answerAs(calls: Partial<SignedInClient>): void {
  const as = provider().as.bind(provider());
  vi.spyOn(provider(), "as").mockImplementation((session) => ({ ...as(session), ...calls }));
}
