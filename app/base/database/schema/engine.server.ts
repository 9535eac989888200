/** What the shop's database runs on. Where the SQL of the two must differ, a file in `differences` has it for both. */
export type Engine = "sqlite" | "postgres";
