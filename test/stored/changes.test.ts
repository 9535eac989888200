import { openDatabase } from "~/base/database/open-database.server";
import { describeChanges } from "./changes-stored";

describeChanges("SQLite", () => openDatabase(":memory:"));
