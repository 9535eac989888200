import fc from "fast-check";
import { Response } from "undici";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** One fault in an otherwise valid answer. */
export interface Mutation {
  readonly kind: "replace" | "remove" | "repeat" | "cut" | "status" | "cookies" | "text" | "break off";
  /** Which of its values, or how much of its text, modulo their number. */
  readonly at: number;
  readonly value: Json;
  readonly status: number;
}

const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    "",
    " ",
    "\u0000",
    "<script>alert(1)</script>",
    "\u202e\ud800",
    "x".repeat(100_000),
    "2026-99-99T00:00:00Z",
    "javascript:alert(1)",
    -1,
    0,
    1e308,
    0.1,
    Number.MAX_SAFE_INTEGER,
    true,
  ),
  fc.constant<Json>({ __proto__x: 1, constructor: {}, toString: 1 }),
  fc.jsonValue() as fc.Arbitrary<Json>,
);

/** The possible faults. */
export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant("replace" as const) },
    { weight: 4, arbitrary: fc.constant("remove" as const) },
    {
      weight: 5,
      arbitrary: fc.constantFrom("repeat", "cut", "status", "cookies", "text", "break off") as fc.Arbitrary<
        Mutation["kind"]
      >,
    },
  ),
  at: fc.nat(),
  value: odd,
  status: fc.constantFrom(
    200,
    204,
    205,
    206,
    299,
    304,
    307,
    400,
    401,
    403,
    404,
    409,
    418,
    422,
    429,
    500,
    502,
    503,
    599,
  ),
});

/** The places of all values in a JSON value, each as its holder and its name there. */
function placesOf(value: Json, places: [holder: Json[] | { [name: string]: Json }, name: string][] = []) {
  if (value === null || typeof value !== "object") return places;
  for (const name of Object.keys(value)) {
    places.push([value, name]);
    placesOf((value as { [name: string]: Json })[name] as Json, places);
  }
  return places;
}

function changed(text: string, { kind, at, value }: Mutation): string {
  let json: { whole: Json };
  try {
    json = { whole: JSON.parse(text) };
  } catch {
    return text;
  }
  const places = placesOf(json);
  const [holder, name] = places[at % places.length] ?? [json, "whole"];
  const held = holder as { [name: string]: Json };
  if (kind === "replace") held[name] = value;
  else if (kind === "remove" && Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (kind === "remove") delete held[name];
  else if (Array.isArray(held[name])) held[name] = Array.from({ length: 200 }, () => held[name]).flat() as Json[];
  else held[name] = [held[name] ?? null, held[name] ?? null];
  return JSON.stringify(json.whole) ?? "";
}

/** An answer with one thing wrong. */
export async function mutated(answer: Response, wrong: Mutation): Promise<Response> {
  const { kind, at, value, status } = wrong;
  const text = await answer.text();
  const headers = new Headers(Object.fromEntries(answer.headers));
  const cookies = answer.headers.getSetCookie();
  headers.delete("set-cookie");
  if (kind !== "cookies") for (const cookie of cookies) headers.append("set-cookie", cookie);
  const newStatus = kind === "status" ? status : answer.status;
  const isEmpty = [204, 205, 304].includes(newStatus);
  if (kind === "break off") {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(text.slice(0, at % (text.length + 1))));
      },
      pull: (controller) => controller.error(new Error("reset")),
    });
    return new Response(isEmpty ? null : (body as never), { status: newStatus, headers: headers as never });
  }
  const body =
    kind === "cut"
      ? text.slice(0, at % (text.length + 1))
      : kind === "text"
        ? String(typeof value === "string" ? value : "<!doctype html><h1>Hello</h1>")
        : ["replace", "remove", "repeat"].includes(kind)
          ? changed(text, wrong)
          : text;
  return new Response(isEmpty ? null : body, { status: newStatus, headers: headers as never });
}
