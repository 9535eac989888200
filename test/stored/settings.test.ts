import { openDatabase } from "~/base/database/open-database.server";
import { describeSettings } from "./settings-stored";

describeSettings("in SQLite", () => openDatabase(":memory:"));
