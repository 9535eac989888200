import { partOnDemand } from "~/house/ui/kit/use-on-demand";
import { ComparedList } from "./compared-list.server";

/** The totals in other styles, with code that is loaded on demand; the server always has it. */
export const comparedPart = partOnDemand(async () => (await import("./compared-list")).ComparedList, ComparedList);
