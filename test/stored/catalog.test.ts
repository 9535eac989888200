import { openDatabase } from "~/base/database/open-database.server";
import { describeCatalog } from "./catalog-stored";

describeCatalog("SQLite", () => openDatabase(":memory:"));
