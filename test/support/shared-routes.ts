import { vi } from "vitest";
import { log } from "~/base/platform/log.server";
import "./shop-env";

vi.mock("~/startup.server", () => ({ startServices: async () => ({ pictureOrigins: [], signInOrigins: [] }) }));

// Nothing restores this, unlike a spy, so that what a file does between its tests is not printed either.
Object.assign(log, { info() {}, warn() {}, error() {} });
