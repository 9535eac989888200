import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail that arrived. */
export interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text as received. */
  readonly source: string;
}

/** The value of a header of a received mail, its folded lines joined; `undefined` if it has none. */
export function headerOf({ source }: ArrivedMail, name: string): string | undefined {
  const head = source.slice(0, source.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return head
    .split("\r\n")
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    ?.slice(name.length + 2);
}

/** How often each mail arrived, by its Message-ID up to the `@`. */
export function idsOf(mails: readonly ArrivedMail[]): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  for (const mail of mails) {
    const id = /^<([^@>]+)@/.exec(headerOf(mail, "Message-ID") ?? "")?.[1] ?? "";
    ids.set(id, (ids.get(id) ?? 0) + 1);
  }
  return ids;
}

/** A mail server's refusal, with its status code. */
export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** Answers a received mail. */
type Answer = (done: () => void) => void;

/** A real mail server on 127.0.0.1 that stores the mails it receives. */
export async function aMailBox(options: SMTPServerOptions = {}, port = 0) {
  const arrived: ArrivedMail[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  let answer: Answer = (done) => done();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      text(stream).then((source) => {
        arrived.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source,
        });
        answer(done);
        for (const check of waiting) check();
      }, done);
    },
    ...options,
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    arrived,
    /** Resolves once this many mails have arrived. */
    waitForMails(count: number): Promise<readonly ArrivedMail[]> {
      return new Promise((resolve) => {
        const check = () => {
          if (arrived.length < count) return;
          waiting.delete(check);
          resolve(arrived);
        };
        waiting.add(check);
        check();
      });
    },
    /** Sets how received mails are answered from now on. */
    answerWith(next: Answer) {
      answer = next;
    },
    /** Closes all connections without an answer. */
    hangUp() {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
