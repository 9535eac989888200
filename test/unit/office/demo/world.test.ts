import { expect, it } from "vitest";
import { createAgenda } from "~/office/demo/world.server";

it("does what is due before a time in order, and what that adds", async () => {
  const agenda = createAgenda();
  const done: string[] = [];
  const note = (name: string) => async (at: number) => {
    done.push(`${name} at ${at}`);
  };
  agenda.add(30, note("third"));
  agenda.add(10, async (at) => {
    await note("first")(at);
    agenda.add(20, note("second"));
    agenda.add(99, note("never"));
  });
  agenda.add(40, note("too late"));
  await agenda.run(40);
  expect(done).toEqual(["first at 10", "second at 20", "third at 30"]);
});
