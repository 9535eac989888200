import { openDatabase } from "~/database/open-database.server";
import { describePassports } from "./passports-stored";

describePassports("SQLite in memory", () => openDatabase(":memory:"));
