import { openDatabase } from "~/base/database/open-database.server";
import { describePeople } from "./people-stored";

describePeople("SQLite", () => openDatabase(":memory:"));
