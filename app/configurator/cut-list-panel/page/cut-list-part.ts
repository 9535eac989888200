import { partOnDemand } from "~/house/ui/kit/use-on-demand";
import { cutListCode } from "./cut-list-code.server";

/** Everything needed to read a list, loaded when a visitor has one; the server always has it. */
export const cutListPart = partOnDemand(async () => (await import("./cut-list-code")).cutListCode, cutListCode);
