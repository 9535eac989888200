import { sourcesOfUrl } from "~/house/ui/photographs/photograph-sources";

export function Swatch({ of }: { readonly of: string | null }) {
  return of && of[0] !== "#" ? (
    <img src={sourcesOfUrl(of)?.fallback ?? of} alt="" loading="lazy" />
  ) : (
    <svg aria-hidden="true">
      <path d="M0 0h99v99H0" fill={of || "none"} />
    </svg>
  );
}
