import type { SignInPages } from "../../contract/backend.server";

/**
 * Combines the provider's pages into one handler.
 *
 * @param byPath the pages with a path of their own; a path that ends with a slash includes all paths below it
 * @param rest answers every other path
 */
export function hostedPages(byPath: Readonly<Record<string, SignInPages>>, rest: SignInPages): SignInPages {
  return (request, visitor) => {
    const { pathname } = new URL(request.url);
    const folder = pathname.slice(0, pathname.lastIndexOf("/") + 1);
    const known = [pathname, folder].find((path) => Object.hasOwn(byPath, path));
    const own = known === undefined ? undefined : byPath[known];
    return (own ?? rest)(request, visitor);
  };
}
