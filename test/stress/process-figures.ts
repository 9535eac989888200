import { readdirSync, readFileSync } from "node:fs";
import type { ShopServer } from "../support/shop-server";

/** How many file descriptors a shop has open (Linux). */
export function openDescriptors({ process: { pid } }: ShopServer): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** A shop's resident memory, in megabytes (Linux). */
export function residentMegabytes({ process: { pid } }: ShopServer): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
