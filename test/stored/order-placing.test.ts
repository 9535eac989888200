import { openDatabase } from "~/base/database/open-database.server";
import { describeOrderPlacing } from "./order-placing-stored";

describeOrderPlacing("SQLite in memory", () => openDatabase(":memory:"));
