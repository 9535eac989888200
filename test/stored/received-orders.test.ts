import { openDatabase } from "~/base/database/open-database.server";
import { describeReceivedOrders } from "./received-orders-stored";

describeReceivedOrders("SQLite in memory", () => openDatabase(":memory:"));
