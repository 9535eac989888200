import type { ReactNode } from "react";
import { ButtonLink } from "~/house/ui/kit/button";

/** Downloads the data of an account; the text says what is in the file. */
export function DataSection({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="data-heading" className="max-w-[46em] border-t border-stone-300 pt-8">
      <h2 id="data-heading" className="text-2xl">
        Your data
      </h2>
      <p className="mt-2">{children}</p>
      <ButtonLink to="/account/data.json" reloadDocument prefetch="none" look="outline" className="mt-4">
        Download my data
      </ButtonLink>
    </section>
  );
}
