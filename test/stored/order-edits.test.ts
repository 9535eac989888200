import { openDatabase } from "~/base/database/open-database.server";
import { describeOrderEdits } from "./order-edits-stored";

describeOrderEdits("SQLite in memory", () => openDatabase(":memory:"), 20);
