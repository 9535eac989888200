import { openDatabase } from "~/database/open-database.server";
import { describeCallers } from "./callers-stored";

describeCallers("SQLite in memory", () => openDatabase(":memory:"));
