import { createRequestHandler } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";
import { createElement } from "react";
import * as entry from "~/entry.server";
import { RouteProblem } from "~/house/ui/kit/route-problem";
import { remixBuild } from "./remix-build";

type Module = Parameters<typeof remixBuild>[1][string]["module"];

const ROOT = {
  default: () => createElement("html", null, createElement("body", null, createElement(Outlet))),
  ErrorBoundary: () => createElement("main", null, createElement(RouteProblem, { error: useRouteError() })),
};

/**
 * Answers requests as Remix does with some of the shop's routes, below a bare page.
 *
 * @param routes their paths and modules by id
 * @param rootData the root loader's data; if missing, the root has no loader
 */
export function routedShop(
  routes: Readonly<Record<string, readonly [path: string, module: object]>>,
  rootData?: object,
): (request: Request) => Promise<Response> {
  const pages = Object.entries(routes).map(
    ([id, [path, module]]) => [`routes/${id}`, { path, parentId: "root", module: module as Module }] as const,
  );
  const root = { module: { ...ROOT, ...(rootData && { loader: () => rootData }) } };
  return createRequestHandler(remixBuild(entry, { root, ...Object.fromEntries(pages) }), "production");
}
