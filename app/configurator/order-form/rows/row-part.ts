import { serversPart } from "~/base/browser/later-part";
import { partOnDemand } from "~/house/ui/kit/use-on-demand";
import {
  CompactFields as CompactOnServer,
  DetailFields,
  RowsElsewhere as ElsewhereOnServer,
  HingeSides,
} from "./row-code.server";

/** Loaded when a row's details are opened; the server always has it. */
export const detailFields = partOnDemand(
  async () => (await import("./detail-fields")).DetailFields,
  DetailFields ?? null,
);

export const DetailsBeforeScripts = serversPart(DetailFields);

/** Loaded with the first door that is pre-bored; until then, what the server sent stays. */
export const hingeSides = partOnDemand(async () => (await import("./hinge-sides")).HingeSides, HingeSides ?? null);

export const SidesBeforeScripts = serversPart(HingeSides);

/** The fields of a compact row; only the server sends such rows. */
export const CompactFields = serversPart(CompactOnServer);

/** What stands for the rows of a long posted list that are not shown; only the server sends it. */
export const RowsElsewhere = serversPart(ElsewhereOnServer);
