import { openDatabase } from "~/base/database/open-database.server";
import { describeLists } from "./lists-stored";

describeLists("in SQLite", () => openDatabase(":memory:"));
