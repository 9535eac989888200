import { openDatabase } from "~/database/open-database.server";
import { describeCalendar } from "./calendar-stored";

describeCalendar("SQLite", () => openDatabase(":memory:"));
