import { openDatabase } from "~/base/database/open-database.server";
import { describeRemakes } from "./remakes-stored";

describeRemakes("SQLite in memory", () => openDatabase(":memory:"));
