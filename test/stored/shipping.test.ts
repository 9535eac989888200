import { openDatabase } from "~/base/database/open-database.server";
import { describeShipping } from "./shipping-stored";

describeShipping("SQLite in memory", () => openDatabase(":memory:"));
