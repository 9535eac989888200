import { isIPv4, isIPv6, SocketAddress } from "node:net";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

interface Arrival {
  readonly socket: { readonly remoteAddress?: string | undefined };
  /** Node joins repeated header lines with commas. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** How many groups of an IPv6 address identify the network: a provider gives each customer a /64 (RFC 6177). */
const NETWORK_GROUPS = 4;

/** `2001:db8:0:1::/64`; an IPv4-mapped address becomes the IPv4 address. */
function networkOf(address: string): string {
  const text = new SocketAddress({ address, family: "ipv6" }).address;
  const [, mapped] = MAPPED.exec(text) ?? [];
  if (mapped) return mapped;
  const [head = "", tail] = text.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill("0"), ...back];
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

export const NETWORK_SHARE = 4;

/** Providers hand out a /48 on request: one sender may have many /64s. `null` for other visitors. */
export function widerNetworkOf(visitor: string): string | null {
  const [, network] = /^((?:[^:]+:){2}[^:]+):[^:]+::\/64$/.exec(visitor) ?? [];
  return network ? `${network}::/48` : null;
}

const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/;

function addressOf(text: string): string | null {
  const trimmed = text.trim();
  const [, bracketed, plain] = WITH_PORT.exec(trimmed) ?? [];
  const address = (bracketed ?? plain ?? trimmed).replace(/%.*$/, "");
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOf(address) : null;
}

/**
 * Who sent a request, for rate limits: an IPv4 address, or the /64 of an IPv6 address. Each proxy appends its client to
 * `X-Forwarded-For`: with `hops` proxies of the operator's own, only as many entries from the right can be trusted.
 *
 * @returns `null` if the socket has no address either, as in a request that this process makes to itself
 */
export function visitorOf({ socket, headers }: Arrival, hops: number): string | null {
  const own = addressOf(socket.remoteAddress ?? "");
  if (hops === 0) return own;
  const forwarded = [headers["x-forwarded-for"] ?? ""].flat().join(",").split(",");
  return addressOf(forwarded.at(-hops) ?? forwarded[0] ?? "") ?? own;
}

/** The User-Agent itself is not logged. */
export type Client = "crawler" | "person" | "unknown";

const MAX_KNOWN = 500;
const MAX_CHARACTERS = 300;

const known = new LRUCache<string, Client>({ max: MAX_KNOWN });

export function clientOf(userAgent: string | undefined): Client {
  if (!userAgent) return "unknown";
  const seen = known.get(userAgent);
  if (seen) return seen;
  const client = isbot(userAgent) ? "crawler" : "person";
  if (userAgent.length <= MAX_CHARACTERS) known.set(userAgent, client);
  return client;
}
