import { type Kysely, type Migration, sql } from "kysely";
import { numbered, required } from "./0001/columns.server";

/**
 * The migration that adds revisions of orders, changes that wait for an answer, and fees for changes. Never edit it once
 * a shop has it; add another one.
 */
export const orderRevisions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("customer_order")
      .addColumn("content_revision", "integer", (column) =>
        column.notNull().defaultTo(1).check(sql`content_revision > 0`),
      )
      .execute();
    await db.schema
      .alterTable("customer_order")
      .addColumn("fee_cents", "integer", (column) => column.notNull().defaultTo(0).check(sql`fee_cents >= 0`))
      .execute();
    await db.schema
      .alterTable("invoice_revision")
      .addColumn("fee_cents", "integer", (column) => column.notNull().defaultTo(0).check(sql`fee_cents >= 0`))
      .execute();
    await db.schema
      .createTable("order_revision")
      .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
      .addColumn("revision", "integer", (column) => column.notNull().check(sql`revision > 0`))
      .addColumn("replaced_at", "integer", required)
      .addColumn("replaced_by", "text", (column) => column.notNull().check(sql`replaced_by in ('customer', 'shop')`))
      .addColumn("document", "text", (column) => column.notNull().check(sql`json_valid(document)`))
      .addPrimaryKeyConstraint("order_revision_key", ["order_id", "revision"])
      .execute();
    await db.schema
      .createTable("order_change")
      .addColumn("id", "integer", numbered)
      .addColumn("order_id", "integer", (column) => column.notNull().references("customer_order.id"))
      .addColumn("asked_at", "integer", required)
      .addColumn("made_by", "text", (column) => column.notNull().check(sql`made_by in ('customer', 'shop')`))
      .addColumn("actor_id", "text")
      .addColumn("based_on", "integer", (column) => column.notNull().check(sql`based_on > 0`))
      .addColumn("state", "text", (column) =>
        column.notNull().check(sql`state in ('asked', 'offered', 'accepted', 'declined', 'withdrawn')`),
      )
      .addColumn("document", "text", (column) => column.notNull().check(sql`json_valid(document)`))
      .addColumn("fee_cents", "integer", (column) => column.notNull().check(sql`fee_cents >= 0`))
      .addColumn("reason", "text", (column) => column.notNull().check(sql`length(reason) <= 2000`))
      .addColumn("decided_at", "integer")
      .addColumn("decided_by", "text")
      .execute();
    await db.schema.createIndex("order_change_by_order").on("order_change").columns(["order_id", "id"]).execute();
    await db.schema
      .createIndex("order_change_open")
      .unique()
      .on("order_change")
      .columns(["order_id"])
      .where(sql.ref("state"), "in", sql`('asked', 'offered')`)
      .execute();
  },
};
