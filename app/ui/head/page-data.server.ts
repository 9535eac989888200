import type { UNSAFE_RemixContextObject as RemixContextObject } from "@remix-run/react";

/** What the start script needs of a page, as JSON. */
interface PageModules {
  /** What must run before all others: hot reloading, in development. */
  readonly first: readonly string[];
  /** Everything that is loaded at once: the manifest, the routes' modules and what these import. */
  readonly modules: readonly string[];
  /** The page's routes, and their modules. */
  readonly routes: readonly (readonly [id: string, url: string])[];
  readonly entry: string;
}

/**
 * The data of the start script, which may stand inside a `<script>`: what Remix hands to its own scripts, and the
 * modules that a page with these routes needs. URLs come from the compiler, and hold nothing that ends an element.
 *
 * @param ids of the page's routes
 */
export function pageData({ manifest, serverHandoffString }: RemixContextObject, ids: readonly string[]): string {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const imports = routes.flatMap((route) => [...(route.imports ?? []), route.module]);
  const data: PageModules = {
    first: manifest.hmr ? [manifest.hmr.runtime] : [],
    modules: [...new Set([manifest.url, ...manifest.entry.imports, ...imports])],
    routes: routes.map(({ id, module }) => [id, module]),
    entry: manifest.entry.module,
  };
  return `${JSON.stringify(data).slice(0, -1)},"context":${serverHandoffString}}`;
}
