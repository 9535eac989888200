import type { SignInPages } from "../../contract/backend.server";

/**
 * The provider's pages as one.
 *
 * @param byPath the pages that have a path of their own
 * @param rest answers every other path
 */
export function hostedPages(byPath: Readonly<Record<string, SignInPages>>, rest: SignInPages): SignInPages {
  return (request, visitor) => {
    const { pathname } = new URL(request.url);
    const own = Object.hasOwn(byPath, pathname) ? byPath[pathname] : undefined;
    return (own ?? rest)(request, visitor);
  };
}
