import type { ServerBuild } from "@remix-run/node";

type RouteModule = ServerBuild["routes"][string]["module"];

interface RouteOf {
  readonly path?: string;
  readonly index?: true;
  readonly parentId?: string;
  readonly module: Partial<RouteModule>;
}

/** A server build as the compiler writes it, with routes by id. */
export function remixBuild(
  entry: ServerBuild["entry"]["module"],
  routes: Readonly<Record<string, RouteOf>>,
): ServerBuild {
  const all = Object.entries(routes).map(([id, { module, ...route }]) => ({
    id,
    ...route,
    module: module as RouteModule,
  }));
  const asset = ({ module, ...route }: (typeof all)[number]) => ({
    ...route,
    hasAction: module.action !== undefined,
    hasLoader: module.loader !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    module: `/build/${route.id}.js`,
  });
  return {
    mode: "production",
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: "/build/entry.client.js", imports: [] },
      routes: Object.fromEntries(all.map((route) => [route.id, asset(route)])),
      url: "/build/manifest.js",
      version: "1",
    },
    publicPath: "/build/",
    assetsBuildDirectory: "public/build",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: false,
      v3_lazyRouteDiscovery: false,
    },
    isSpaMode: false,
  };
}
