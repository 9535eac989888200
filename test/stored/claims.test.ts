import { openDatabase } from "~/base/database/open-database.server";
import { describeClaims } from "./claims-stored";

describeClaims("SQLite in memory", () => openDatabase(":memory:"));
