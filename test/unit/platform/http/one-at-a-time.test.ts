import { EventEmitter, once } from "node:events";
import http, { type RequestListener, type ServerResponse } from "node:http";
import net from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MAX_WAITING, oneAtATime } from "~/platform/http/one-at-a-time.server";
import { listening } from "../../../support/raw-http";

let close: () => void;
let socket: net.Socket;
let begun: { path: string; response: ServerResponse }[];
let arrivals: EventEmitter;

const note: RequestListener = (request, response) => {
  begun.push({ path: request.url ?? "", response });
  arrivals.emit("arrival");
};

beforeEach(async () => {
  begun = [];
  arrivals = new EventEmitter();
  const server = await listening(http.createServer(oneAtATime(note)));
  ({ close } = server);
  socket = net.connect(Number(new URL(server.origin).port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
});

afterEach(() => {
  socket.destroy();
  close();
});

const ask = (...paths: string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`).join("");
const paths = () => begun.map(({ path }) => path);

async function received(text: string): Promise<string> {
  let all = "";
  while (!all.includes(text)) all += String((await once(socket, "data"))[0]);
  return all;
}

describe("the requests of one connection", () => {
  it("begin one after another, each when the answer before it is finished", async () => {
    const first = once(arrivals, "arrival");
    socket.write(ask("/1", "/2", "/3"));
    await first;
    expect(paths()).toEqual(["/1"]);
    for (const [number, next] of [
      [0, ["/1", "/2"]],
      [1, ["/1", "/2", "/3"]],
    ] as const) {
      const arrival = once(arrivals, "arrival");
      begun[number]?.response.end(`answer ${number}.`);
      await arrival;
      expect(paths()).toEqual(next);
    }
    begun[2]?.response.end("last.");
    const answers = await received("last.");
    expect(answers.indexOf("answer 0.")).toBeLessThan(answers.indexOf("answer 1."));
    expect(answers.indexOf("answer 1.")).toBeLessThan(answers.indexOf("last."));
  });

  it("never begin when their client left while they waited", async () => {
    const first = once(arrivals, "arrival");
    socket.write(ask("/1", "/2", "/3"));
    await first;
    const answer = begun[0]?.response;
    if (!answer) throw new Error("nothing has begun");
    const closed = once(answer, "close");
    socket.destroy();
    await closed;
    answer.end("too late");
    await new Promise(setImmediate);
    expect(paths()).toEqual(["/1"]);
  });

  it("are cut off with their connection when more of them wait than any client sends", async () => {
    const first = once(arrivals, "arrival");
    socket.write(ask(...Array.from({ length: MAX_WAITING + 1 }, (_none, index) => `/${index}`)));
    await first;
    expect(begun[0]?.response.destroyed).toBe(false);
    const closed = once(socket, "close");
    socket.write(ask("/one-too-many"));
    await closed;
    expect(paths()).toEqual(["/0"]);
  });

  it("are answered however many come over one connection, each in its turn", async () => {
    for (let time = 0; time < 50; time += 1) {
      const arrival = once(arrivals, "arrival");
      socket.write(ask(`/${time}`));
      await arrival;
      begun.at(-1)?.response.end(`answer ${time}.`);
      await received(`answer ${time}.`);
    }
    expect(begun).toHaveLength(50);
  });
});
