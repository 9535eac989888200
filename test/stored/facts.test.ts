import { openDatabase } from "~/base/database/open-database.server";
import { describeFacts } from "./facts-stored";

describeFacts("SQLite", () => openDatabase(":memory:"));
