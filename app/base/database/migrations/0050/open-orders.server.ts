import { type Kysely, type Migration, sql } from "kysely";

/** The migration that lets what waits be counted from indexes: drawings, and the days of open orders. */
export const openOrders = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table customer_order add column booked_from text check (length(booked_from) = 10)`.execute(db);
    await sql`alter table customer_order add column booked_until text check (length(booked_until) = 10)`.execute(db);
    await sql`update customer_order set
      booked_from = (select min(day) from booking where booking.order_id = customer_order.id),
      booked_until = (select max(day) from booking where booking.order_id = customer_order.id)`.execute(db);
    await db.schema
      .createIndex("customer_order_by_days")
      .on("customer_order")
      .columns(["state", "ships_on", "booked_until", "booked_from"])
      .execute();
    await sql`create index customer_order_undrawn on customer_order (state, proof_approved_at, remake_of)
      where state = 'confirmed' and proof_approved_at is null and remake_of is null`.execute(db);
  },
});
