import { openDatabase } from "~/base/database/open-database.server";
import { describePassports } from "./passports-stored";

describePassports("SQLite in memory", () => openDatabase(":memory:"));
