import { openDatabase } from "~/database/open-database.server";
import { describeOrderDesk } from "./order-desk-stored";

describeOrderDesk("SQLite in memory", () => openDatabase(":memory:"));
