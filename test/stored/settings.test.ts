import { openDatabase } from "~/database/open-database.server";
import { describeSettings } from "./settings-stored";

describeSettings("in SQLite", () => openDatabase(":memory:"));
