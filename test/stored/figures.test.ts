import { openDatabase } from "~/base/database/open-database.server";
import { describeFigures } from "./figures-stored";

describeFigures("SQLite", () => openDatabase(":memory:"));
