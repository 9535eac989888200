import { ADMIN } from "./embedded-backend";

/** The origin of the shop in tests that run its loaders and actions in this process. */
export const SHOP = "http://shop.test";

/** Configures the app in this process: the embedded provider in memory. Import it before anything that reads the configuration. */
Object.assign(process.env, {
  PUBLIC_ORIGIN: SHOP,
  DATABASE_PATH: ":memory:",
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});
