import { partOnDemand } from "~/ui/kit/use-on-demand";
import { ComparedList } from "./compared-list.server";

/** The totals in every style, fetched once they are asked for; the server has their code. */
export const comparedPart = partOnDemand(async () => (await import("./compared-list")).ComparedList, ComparedList);
