import http from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { processorTime, untilIdle } from "./processor.mjs";
import { printTable } from "./table.mjs";

const WARM = 300;
const ROUNDS = 200;
const WARMING_MS = 3000;

/** @param {number} rows */
function formOf(rows) {
  const form = new URLSearchParams({ "leaveOut.drawers": "on", intent: "price", preBoreAllBefore: "off" });
  for (let row = 0; row < rows; row += 1) {
    form.set(`doors[${row}].widthInches`, `${12 + (row % 9)} 1/2`);
    form.set(`doors[${row}].heightInches`, "30 1/4");
    form.set(`doors[${row}].location`, `K-A-${row}`);
  }
  return form.toString();
}

/**
 * @param {string} url
 * @param {string} body
 * @param {string} coding
 * @returns {Promise<{ status: number, bytes: number }>}
 */
const post = (url, body, coding) =>
  new Promise((resolve, reject) => {
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": Buffer.byteLength(body),
      "Accept-Encoding": coding,
      Origin: new URL(url).origin,
    };
    const request = http.request(url, { method: "POST", headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (/** @type {Buffer} */ part) => {
        bytes += part.length;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, bytes }));
    });
    request.on("error", reject);
    request.end(body);
  });

/**
 * The order form posted without JavaScript: what an answer costs the server, and how large it is.
 *
 * @param {{ origin: string, pid: number }} shop
 */
export async function benchOrderForm({ origin, pid }) {
  const url = `${origin}/product/ashby`;
  const rows = [];
  // Pages are made ready two seconds after the start.
  await delay(WARMING_MS);
  await untilIdle(pid);
  for (const count of [1, 30, 190, 396]) {
    const body = formOf(count);
    for (let round = 0; round < WARM; round += 1) await post(url, body, "gzip, br");
    const before = await processorTime(pid);
    for (let round = 0; round < ROUNDS; round += 1) await post(url, body, "gzip, br");
    const cpu = ((await processorTime(pid)) - before) / ROUNDS;
    const [sent, plain] = [await post(url, body, "gzip, br"), await post(url, body, "identity")];
    rows.push({
      rows: count,
      status: sent.status,
      "posted kB": (body.length / 1000).toFixed(1),
      "CPU ms": cpu.toFixed(2),
      "answer kB, sent": (sent.bytes / 1000).toFixed(1),
      "answer kB, plain": (plain.bytes / 1000).toFixed(1),
    });
  }
  printTable("The order form posted whole (limits for 30 rows: 3 ms, 60 kB)", rows);
}
