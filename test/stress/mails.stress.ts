import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "~/base/database/database.server";
import { HOUR_MS } from "~/base/time/time";
import { aMailBox, idsOf, refusal } from "../support/mail-box";
import { aKey } from "../support/order-builders";
import { startShop } from "../support/shop-server";
import { rowsWritten } from "../support/statements";
import { KILLS, killWhileWriting } from "./killed-shop";
import { report } from "./report";
import { type StressedDatabase, type StressedDatabases, stressedDatabases } from "./stressed-database";
import { backdateOrders, faultsOf, NO_FAULTS, postOrder } from "./stressed-orders";

const WRITERS = 2;

/** The longest pause between two orders, in milliseconds: the mailer can keep up. */
const PAUSE_MS = 200;

const MAIL_FROM = "shop@doors.test";

/** How the mail server behaves in a round. */
type ServerBehavior = "prompt" | "slow" | "hangs up" | "refuses" | "turns away" | "gone";
const UP: readonly ServerBehavior[] = ["prompt", "prompt", "slow", "hangs up"];
const DOWN: readonly ServerBehavior[] = ["refuses", "turns away", "gone"];

/** The time between two rounds, longer than a claim lasts. The ten rounds with the server down take an hour. */
const ROUND_MS = 6 * 60_000;
const isDown = (round: number) => round >= 40 && round < 50;

let databases: StressedDatabases;
let stressed: StressedDatabase;
beforeAll(async () => {
  databases = await stressedDatabases();
  stressed = await databases.another();
});
afterAll(() => databases.remove());

/** A mail server in this process whose behavior a test can change. */
async function aMisbehavingBox() {
  let behavior: ServerBehavior = "prompt";
  const box = await aMailBox({
    onConnect: (_session, done) => done(behavior === "turns away" ? refusal(421, "Try again later") : null),
    onRcptTo: (_address, _session, done) => done(behavior === "refuses" ? refusal(451, "Try again later") : null),
  });
  box.answerWith((done) => {
    if (behavior === "hangs up") box.hangUp();
    else if (behavior === "slow") setTimeout(done, 30 + Math.random() * 120);
    else done();
  });
  return {
    ...box,
    setBehavior(next: ServerBehavior) {
      behavior = next;
    },
  };
}

/** Simulates passing time in the outbox of a stopped shop. */
async function advanceTime(database: Database, milliseconds: number): Promise<void> {
  const times = ["created_at", "not_before", "next_try_at", "planned_at", "claimed_at", "handed_over_at", "sent_at"];
  const earlier = times.map((name) => `${name} = ${name} - ${milliseconds}`);
  await rowsWritten(database, sql.raw(`UPDATE outbox SET ${earlier.join(", ")}`));
}

/** How many mails are due before a time, in milliseconds since the epoch. */
async function waitingIn(database: Database, before = Number.MAX_SAFE_INTEGER): Promise<number> {
  const waiting = database.db.selectFrom("outbox").select("id").where("sent_at", "is", null);
  const due = waiting.where("failed_at", "is", null).where("next_try_at", "<=", before);
  return (await due.execute()).length;
}

/** Runs the shop, an hour each time, until its outbox is empty. */
async function emptyOutbox(environment: Readonly<Record<string, string>>): Promise<void> {
  for (let hours = 0; hours < 20; hours += 1) {
    const database = await stressed.open();
    await advanceTime(database, HOUR_MS);
    const shop = await startShop(environment);
    while ((await waitingIn(database, Date.now())) > 0) await delay(50);
    const waiting = await waitingIn(database);
    await shop.stop();
    await database.close();
    if (waiting === 0) return;
  }
  throw new Error("mail waits in the outbox for ever");
}

it(`kill -9 while ordering and mailing, ${KILLS} times: no order lost, every mail sent once or twice`, async () => {
  const box = await aMisbehavingBox();
  const acknowledged = new Set<string>();
  const counts: Record<ServerBehavior, number> = {
    prompt: 0,
    slow: 0,
    "hangs up": 0,
    refuses: 0,
    "turns away": 0,
    gone: 0,
  };
  for (let round = 0; round < KILLS; round += 1) {
    const behaviors = isDown(round) ? DOWN : UP;
    const behavior = behaviors[round % behaviors.length] ?? "prompt";
    const before = box.arrived.length;
    box.setBehavior(behavior);
    await killWhileWriting({
      // Nothing listens at port 1.
      environment: {
        ...stressed.environment,
        SMTP_URL: behavior === "gone" ? "smtp://127.0.0.1:1" : box.url,
        MAIL_FROM,
      },
      writers: WRITERS,
      between: [0, 1000],
      async write({ origin }) {
        await delay(Math.random() * PAUSE_MS);
        const key = aKey();
        const answer = await postOrder(origin, key);
        if (answer?.status === 303) acknowledged.add(key);
        if (answer) expect(answer.status, answer.body.slice(0, 2000)).toBe(303);
        return answer !== null;
      },
    });
    counts[behavior] += box.arrived.length - before;
    const database = await stressed.open();
    expect(await faultsOf(database)).toEqual(NO_FAULTS);
    await backdateOrders(database);
    await advanceTime(database, ROUND_MS);
    await database.close();
  }
  const killed = box.arrived.length;
  box.setBehavior("prompt");
  await emptyOutbox({ ...stressed.environment, SMTP_URL: box.url, MAIL_FROM });
  await box.close();

  const database = await stressed.open();
  const rows = await database.db
    .selectFrom("customer_order")
    .innerJoin("outbox", "about", "number")
    .select(["key", "message_id as id", "last_error as error", "failed_at as failed", "tries"])
    .execute();
  expect(await faultsOf(database)).toEqual(NO_FAULTS);
  await database.close();
  const times = idsOf(box.arrived);
  const present = new Set(rows.map(({ key }) => key));
  expect([...acknowledged].filter((key) => !present.has(key))).toEqual([]);
  expect(rows.filter(({ id }) => ![1, 2].includes(times.get(id) ?? 0))).toEqual([]);
  expect([...times.keys()].filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
  const givenUp = rows.filter(({ failed }) => failed !== null);
  expect(givenUp.filter(({ error }) => !error?.includes("may have arrived"))).toEqual([]);
  const twice = [...times.values()].filter((count) => count === 2).length;
  const most = Math.max(...rows.map(({ tries }) => tries));
  report(
    `${KILLS} kills, ${rows.length} orders (${acknowledged.size} acknowledged), ${box.arrived.length} mails: ` +
      `${rows.length - twice} orders mailed once, ${twice} twice, none more and none not at all; ` +
      `${killed} arrived between the kills (${JSON.stringify(counts)}), ${givenUp.length} given up in doubt, ` +
      `${most} tries at most`,
  );
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
});
