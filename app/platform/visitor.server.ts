import { isIPv4, isIPv6, SocketAddress } from "node:net";

/** What a server knows of where a request came from. */
interface Arrival {
  readonly socket: { readonly remoteAddress?: string | undefined };
  /** Node joins several lines of the header with commas. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** How many of an IPv6 address's groups name the network: a provider gives each customer a /64 (RFC 6177). */
const NETWORK_GROUPS = 4;

/** The network of an IPv6 address, as `2001:db8:0:1::/64`; one that stands for an IPv4 address is that. */
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

/** An address with the port or the brackets that some proxies add to it. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/;

function addressOf(text: string): string | null {
  const trimmed = text.trim();
  const [, bracketed, plain] = WITH_PORT.exec(trimmed) ?? [];
  const address = (bracketed ?? plain ?? trimmed).replace(/%.*$/, "");
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOf(address) : null;
}

/**
 * Who sent a request, as far as limits are concerned: an IPv4 address, or the /64 of an IPv6 address. Each proxy appends
 * the address that it was called from to `X-Forwarded-For`, so with so many proxies of one's own in front, that many
 * entries from the right are true and all before them is the visitor's own invention. Without a proxy nothing of it is.
 *
 * @param hops how many proxies of one's own are in front (`TRUST_PROXY`)
 * @returns the socket's address where the entry is malformed or missing; `null` where the socket has none either, as in
 * a request that this process makes to itself
 */
export function visitorOf({ socket, headers }: Arrival, hops: number): string | null {
  const own = addressOf(socket.remoteAddress ?? "");
  if (hops === 0) return own;
  const forwarded = [headers["x-forwarded-for"] ?? ""].flat().join(",").split(",");
  return addressOf(forwarded.at(-hops) ?? forwarded[0] ?? "") ?? own;
}
