import { type Kysely, type Migration, sql } from "kysely";

/**
 * The migration that adds invitations of people who run the shop, and what their roles need. Never edit it once a shop
 * has it; add another one.
 */
export const invitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("staff_invitation")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("role", "text", (column) =>
        column.notNull().check(sql`role in ('owner', 'office', 'workshop', 'catalog')`),
      )
      .addColumn("code_hash", "text", (column) => column.notNull().unique())
      .addColumn("invited_at", "integer", (column) => column.notNull())
      .addColumn("invited_by", "text", (column) => column.notNull())
      .addColumn("expires_at", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("role_rule")
      .addColumn("role", "text", (column) =>
        column.notNull().primaryKey().check(sql`role in ('owner', 'office', 'workshop', 'catalog')`),
      )
      .addColumn("needs_two_factor", "integer", (column) => column.notNull().check(sql`needs_two_factor in (0, 1)`))
      .execute();
    // A removed person's row stays, so that the removal can be undone.
    await db.schema.alterTable("staff").addColumn("removed_at", "integer").execute();
  },
};
