import { lazy, Suspense } from "react";
import type { HiddenStyleProps } from "./hidden-style-page";
import { HiddenStylePage as OnServer } from "./hidden-style-page.server";

/** Loaded for these styles alone: the pages of all others do without its code. */
const HiddenStylePage =
  OnServer ?? lazy(async () => ({ default: (await import("./hidden-style-page")).HiddenStylePage }));

/** The page of a style that is no longer made. */
export const HiddenStyle = (props: HiddenStyleProps) => (
  <Suspense fallback={<p role="status">Loading...</p>}>
    <HiddenStylePage {...props} />
  </Suspense>
);
