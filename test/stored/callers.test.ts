import { openDatabase } from "~/base/database/open-database.server";
import { describeCallers } from "./callers-stored";

describeCallers("SQLite in memory", () => openDatabase(":memory:"));
