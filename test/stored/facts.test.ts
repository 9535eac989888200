import { openDatabase } from "~/database/open-database.server";
import { describeFacts } from "./facts-stored";

describeFacts("SQLite", () => openDatabase(":memory:"));
