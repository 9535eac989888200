import { openDatabase } from "~/base/database/open-database.server";
import { describeMail } from "./mail-stored";

describeMail("in SQLite", () => openDatabase(":memory:"));
