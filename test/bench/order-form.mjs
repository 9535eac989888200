import { setTimeout as delay } from "node:timers/promises";
import { untilIdle } from "./processor.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";
import { BROWSER_ENCODINGS, load } from "./wrk.mjs";

const ROUNDS = smaller(3);
const SECONDS = smaller(4);
const WARMING_MS = 3000;
/** Long enough for Node's compiler to optimize the code. */
const WARMING_SECONDS = smaller(10);

/** @param {number} rows */
function formOf(rows) {
  const form = new URLSearchParams({ "leaveOut.drawers": "on", intent: "price", preBoreAllBefore: "off" });
  for (let row = 0; row < rows; row += 1) {
    form.set(`doors[${row}].widthInches`, `${12 + (row % 9)} 1/2`);
    form.set(`doors[${row}].heightInches`, "30 1/4");
    form.set(`doors[${row}].location`, `K-A-${row}`);
  }
  return form;
}

/**
 * @param {string} url
 * @param {URLSearchParams} body
 * @param {string} coding
 */
async function bytesOf(url, body, coding) {
  const headers = { "Accept-Encoding": coding, Origin: new URL(url).origin };
  const answer = await fetch(url, { method: "POST", headers, body });
  const plain = (await answer.arrayBuffer()).byteLength;
  return { status: answer.status, bytes: Number(answer.headers.get("Content-Length") ?? plain) };
}

/**
 * Posts the order form without JavaScript over 50 connections, and prints what an answer costs the server and its size.
 *
 * @param {import("./shop.mjs").Server} shop
 */
export async function benchOrderForm(shop) {
  const page = "/product/ashby";
  // The shop prepares its pages two seconds after the start.
  await delay(WARMING_MS);
  await untilIdle(shop.pid);
  const rows = [];
  for (const count of [1, 30, 190]) {
    const form = formOf(count);
    await load(shop, page, WARMING_SECONDS, {}, form);
    const costs = [];
    for (let round = 0; round < ROUNDS; round += 1) costs.push((await load(shop, page, SECONDS, {}, form)).cost);
    const sent = await bytesOf(shop.origin + page, form, BROWSER_ENCODINGS);
    const plain = await bytesOf(shop.origin + page, form, "identity");
    rows.push({
      rows: count,
      status: sent.status,
      "posted kB": (form.toString().length / 1000).toFixed(1),
      "CPU ms": percentile(costs, 0.5).toFixed(2),
      "answer kB, sent": (sent.bytes / 1000).toFixed(1),
      "answer kB, plain": (plain.bytes / 1000).toFixed(1),
    });
  }
  printTable("The order form posted whole (floor for 30 rows: 10 ms, 100 kB plain)", rows);
}
