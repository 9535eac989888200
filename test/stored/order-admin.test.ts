import { openDatabase } from "~/base/database/open-database.server";
import { describeOrderAdmin } from "./order-admin-stored";

describeOrderAdmin("SQLite in memory", () => openDatabase(":memory:"));
