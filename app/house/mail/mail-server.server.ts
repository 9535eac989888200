import { Readable } from "node:stream";
import type { default as Connection } from "nodemailer/lib/smtp-connection";
import type { Mail } from "./mail-message.server";

export interface MailServerSettings {
  /** `smtp:` or `smtps:`, with the account's name and password if needed. */
  readonly url: string;
  readonly from: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** The time limit for delivering one mail to the server: a server that sends a byte now and then is never silent. */
const SEND_LIMIT_MS = 60_000;

export interface MailServer {
  /**
   * `begin` is awaited once the server is ready for the text: before that, nothing can have been delivered. Throws the
   * server's answer, or why there was none; the connection may be closed then.
   */
  send(mail: Mail, begin: () => Promise<void>): Promise<void>;
  readonly isOpen: boolean;
  close(): void;
}

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Creates a function that connects and signs in; a password is never sent to another machine in plain text. */
export function mailServerAt({ url, from }: MailServerSettings): (signal: AbortSignal) => Promise<MailServer> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  const options = {
    host,
    ...(port !== "" && { port: Number(port) }),
    secure: protocol === "smtps:",
    requireTLS: protocol === "smtp:" && username !== "" && !isLoopback(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // The mail server may run on this machine.
    allowInternalNetworkInterfaces: true,
  };
  const account = username === "" ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };

  return async (signal) => {
    const { default: SmtpConnection } = await import("nodemailer/lib/smtp-connection");
    const connection = new SmtpConnection(options);
    let isOpen = true;
    const close = () => {
      isOpen = false;
      connection.close();
    };
    // Also catches errors between two steps: an error without a listener would end the process.
    connection.on("error", () => {
      isOpen = false;
    });
    connection.on("end", () => {
      isOpen = false;
    });
    try {
      await stepOf(connection, signal, (done) => connection.connect((error) => done(error)));
      if (account) {
        await stepOf(connection, signal, (done) => connection.login({ credentials: account }, (error) => done(error)));
      }
    } catch (error) {
      close();
      throw error;
    }
    return {
      get isOpen() {
        return isOpen;
      },
      close,
      async send({ to, message }, begin) {
        async function* text() {
          await begin();
          yield message;
        }
        const late = new AbortController();
        const stop = () => late.abort(signal.reason);
        const timer = setTimeout(() => late.abort(new Error("The mail server took too long")), SEND_LIMIT_MS);
        signal.addEventListener("abort", stop, { once: true });
        if (signal.aborted) stop();
        try {
          await stepOf(connection, late.signal, (done) =>
            connection.send({ from, to: [to] }, Readable.from(text(), { objectMode: false }), (error) => done(error)),
          );
        } catch (error) {
          if (!isOpen || !isMailRefusal(error)) close();
          else await stepOf(connection, late.signal, (done) => connection.reset((failed) => done(failed))).catch(close);
          throw error;
        } finally {
          clearTimeout(timer);
          signal.removeEventListener("abort", stop);
        }
      },
    };
  };
}

/** Whether the server refused the mail: then it was not delivered. */
export const isMailRefusal = (error: unknown) =>
  error instanceof Error && "responseCode" in error && Boolean(error.responseCode);

/** Waits for one step of a connection, which may end without reporting the step's result. */
function stepOf(
  connection: Connection,
  signal: AbortSignal,
  start: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error | null) => {
      connection.off("error", settle);
      connection.off("end", lost);
      signal.removeEventListener("abort", stopped);
      if (error) reject(error);
      else resolve();
    };
    const lost = () => settle(new Error("The mail server ended the connection"));
    const stopped = () => settle(signal.reason instanceof Error ? signal.reason : new Error("Stopped"));
    connection.on("error", settle);
    connection.on("end", lost);
    signal.addEventListener("abort", stopped);
    if (signal.aborted) stopped();
    else start(settle);
  });
}
