import { openDatabase } from "~/base/database/open-database.server";
import { describeSamples } from "./samples-stored";

describeSamples("SQLite in memory", () => openDatabase(":memory:"));
