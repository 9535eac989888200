import { privatePage } from "~/base/platform/cache-policy.server";
import { notFound } from "~/base/platform/http-errors.server";

export const headers = privatePage;

export function loader(): never {
  throw notFound("Page not found");
}

/** Any method on an unknown URL gets the same response. */
export const action = loader;

export default function NotFound() {
  return null;
}
