import type { Kysely, Migration } from "kysely";

/**
 * The migration that adds what a piece was that a remake corrects. Never edit it once a shop has it; add another one.
 */
export const correctedRemakes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("remade_piece").addColumn("was", "text").execute();
  },
};
