import { lazy } from "react";
import { HiddenStylePage as OnServer } from "./hidden-style-page.server";

/** The page of a style that is no longer made. Its code is loaded for these styles alone. */
export const HiddenStylePage =
  OnServer ?? lazy(async () => ({ default: (await import("./hidden-style-page")).HiddenStylePage }));
