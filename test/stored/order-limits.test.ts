import { openDatabase } from "~/database/open-database.server";
import { describeOrderLimits } from "./order-limits-stored";

describeOrderLimits("SQLite in memory", () => openDatabase(":memory:"));
