import { openDatabase } from "~/base/database/open-database.server";
import { describeOrders } from "./orders-stored";

describeOrders("SQLite in memory", () => openDatabase(":memory:"));
