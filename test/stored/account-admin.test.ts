import { openDatabase } from "~/base/database/open-database.server";
import { describeAccountAdmin } from "./account-admin-stored";

describeAccountAdmin("SQLite", () => openDatabase(":memory:"));
