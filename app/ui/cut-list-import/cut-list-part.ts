import { partOnDemand } from "~/ui/kit/use-on-demand";
import { cutListCode } from "./cut-list-code.server";

/** Everything that reading a list needs, fetched once somebody has one; the server has it. */
export const cutListPart = partOnDemand(async () => (await import("./cut-list-code")).cutListCode, cutListCode);
