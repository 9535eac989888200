import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail that arrived. */
export interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text as they came. */
  readonly source: string;
}

/** The value of a header of a mail that arrived, its folded lines joined; `undefined` where it has none. */
export function headerOf({ source }: ArrivedMail, name: string): string | undefined {
  const head = source.slice(0, source.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return head
    .split("\r\n")
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    ?.slice(name.length + 2);
}

/** A refusal of the mail server's, with its status code. */
export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A real mail server on 127.0.0.1 that keeps what it gets. */
export async function aMailBox(options: SMTPServerOptions = {}, port = 0) {
  const arrived: ArrivedMail[] = [];
  const waiting = new Set<() => void>();
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
        done();
        for (const look of waiting) look();
      }, done);
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    arrived,
    /** Resolves once so many mails have arrived. */
    holding(count: number): Promise<readonly ArrivedMail[]> {
      return new Promise((resolve) => {
        const look = () => {
          if (arrived.length < count) return;
          waiting.delete(look);
          resolve(arrived);
        };
        waiting.add(look);
        look();
      });
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
