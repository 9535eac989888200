import { randomBytes } from "node:crypto";
import { DAY_MS, HOUR_MS } from "~/base/time/time";
import { makeClaim } from "~/ordering/claims/claim-making.server";
import { answerClaim } from "~/ordering/claims/claims.server";
import { claimablePieces } from "~/ordering/orders/claims";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { CLAIMS } from "./words";
import { officeTime, type World } from "./world.server";

/** A customer's claim with photographs; the office usually answers it, and settles it days later. */
export function addClaim(world: World, link: string, at: number): void {
  const { agenda, database, files, photographs, random, actorId, shop } = world;
  const [text, answer] = random.pick(CLAIMS);
  const answerLater = (claimId: string, from: number, state: "answered" | "settled", words: string) =>
    agenda.add(officeTime(world, from), async (now) => {
      await answerClaim(database, { claimId, actorId, state, text: words, shop }, now);
    });
  agenda.add(at, async (now) => {
    const linked = await findOrderByLink(database.db, link);
    if (!linked) return;
    const pieces = [random.pick(claimablePieces(linked.order))];
    const shown = photographs.slice(0, random.whole(1, 2));
    const request = { key: randomBytes(16).toString("hex"), text, pieces, photographs: shown };
    const claim = await makeClaim(database, { link, request, files, shop }, now);
    if (typeof claim === "string") throw new Error(`a claim of the demo is ${claim}`);
    if (!random.chance(75)) return;
    answerLater(claim.id, now + 2 * HOUR_MS, "answered", answer);
    answerLater(claim.id, now + random.whole(4, 9) * DAY_MS, "settled", "The new pieces are on their way.");
  });
}
