import { vi } from "vitest";
import "./shop-env";

vi.mock("~/startup.server", () => ({ startServices: async () => ({ pictureOrigins: [], signInOrigins: [] }) }));
vi.mock("~/base/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));
