import type { UNSAFE_RemixContextObject as RemixContextObject } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { pageData } from "~/ui/head/page-data.server";

const route = (id: string, imports: string[] = []) => ({
  id,
  module: `/build/${id}.js`,
  imports,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
});

const remix = (hmr?: { runtime: string }): RemixContextObject => ({
  manifest: {
    entry: { module: "/build/entry.js", imports: ["/build/always.js"] },
    routes: { root: route("root", ["/build/always.js"]), "routes/shop": route("routes/shop"), other: route("other") },
    url: "/build/manifest.js",
    version: "1",
    ...(hmr && { hmr }),
  },
  routeModules: {},
  serverHandoffString: '{"state":"\\u003c/script>"}',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: false,
  },
  isSpaMode: false,
});

describe("a page's data for its start script", () => {
  it("names the modules of its own routes, each once, and holds what Remix hands over", () => {
    const text = pageData(remix(), ["root", "routes/shop"]);
    expect(text).not.toContain("</script");
    expect(JSON.parse(text)).toEqual({
      first: [],
      modules: ["/build/manifest.js", "/build/always.js", "/build/root.js", "/build/routes/shop.js"],
      routes: [
        ["root", "/build/root.js"],
        ["routes/shop", "/build/routes/shop.js"],
      ],
      entry: "/build/entry.js",
      context: { state: "</script>" },
    });
  });

  it("has hot reloading run first where there is any", () => {
    expect(JSON.parse(pageData(remix({ runtime: "/build/hmr.js" }), ["root"])).first).toEqual(["/build/hmr.js"]);
  });
});
