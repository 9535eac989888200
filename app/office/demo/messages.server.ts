import { answerMessage, listInbox, markMessage } from "~/office/messages/inbox.server";
import { storeMessage } from "~/office/messages/messages.server";
import { createPerson } from "./people";
import { MESSAGES } from "./words";
import { officeTime, type World } from "./world.server";

/** A visitor's message to the shop, which the office reads and answers. */
export function addMessage(world: World, count: number, at: number): void {
  const { agenda, database, random, actorId, shop } = world;
  const [topic, message, answer] = random.pick(MESSAGES);
  const { contact } = createPerson(random, count);
  const name = `${contact.firstName} ${contact.lastName}`;
  agenda.add(at, async (sent) => {
    await storeMessage(database, { name, email: contact.email, phone: "", topic, message }, shop, sent);
    const inbox = { show: null, search: contact.email, before: null };
    const id = (await listInbox(database.db, inbox, sent)).messages[0]?.id;
    if (id === undefined) throw new Error("a message of the demo is gone");
    const handling = { id, adminId: actorId };
    if (!random.chance(85)) return;
    agenda.add(officeTime(world, sent), async (now) => {
      if (answer === null) await markMessage(database, handling, { state: "read", was: "unread" }, now);
      else await answerMessage(database, { ...handling, text: answer, shop }, now);
    });
  });
}
