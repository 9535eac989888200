import * as z from "zod/mini";
import { MAX_SESSION_CHARACTERS } from "~/provider/contract/accounts.server";
import { type CallDefinition, ErrorBodySchema } from "~/provider/contract/call.server";
import { CALLS } from "~/provider/contract/calls.server";

type Json = Readonly<Record<string, unknown>>;

const DESCRIPTION = `The nine calls that the shop makes to the provider of its products and accounts. docs/provider-contract.md says what no \
schema can: what a call must and must not do. Every request carries the time of the call in milliseconds as \`_t\`, which \
a provider ignores. Fields beyond those named here are let pass.`;

/** A schema in the form that OpenAPI 3.1 uses: JSON Schema 2020-12. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}

const jsonBody = (schema: Json): Json => ({ content: { "application/json": { schema } } });

const TIME = {
  name: "_t",
  in: "query",
  description: "The time of the call, in milliseconds since the epoch",
  schema: { type: "string" },
};

const ID = { name: "id", in: "path", required: true, schema: { type: "string" } };

function refusalsOf({ access, refusals = {} }: CallDefinition): Json {
  const byAccess = {
    ...(access !== "anyone" && { 401: "Nobody is signed in" }),
    ...(access === "admin" && { 403: "The account that is signed in is no admin" }),
  };
  const all: Readonly<Record<string, string>> = { ...byAccess, ...refusals };
  return Object.fromEntries(
    Object.entries(all).map(([status, description]) => [
      status,
      { description, ...jsonBody({ $ref: "#/components/schemas/Refusal" }) },
    ]),
  );
}

const SET_COOKIE = {
  "Set-Cookie": {
    description: `The session's cookies, at most ${MAX_SESSION_CHARACTERS} characters of names and values together`,
    schema: { type: "string" },
  },
};

function successOf(name: string, { answer, answerIsOpen, success = 200 }: CallDefinition): Json {
  const description = answer
    ? answerIsOpen
      ? "Done; another answer is no error"
      : "Done"
    : "Done; the answer is not read";
  return {
    [success]: {
      description,
      ...(name === "login" && { headers: SET_COOKIE }),
      ...(answer && jsonBody(schemaOf(answer, "input"))),
    },
  };
}

function operationOf(name: string, call: CallDefinition): Json {
  const { path, summary, access, body } = call;
  return {
    operationId: name,
    summary,
    parameters: [...(path.includes(":id") ? [ID] : []), TIME],
    security: access === "anyone" ? [] : [{ session: [] }],
    ...(body && { requestBody: { required: true, ...jsonBody(schemaOf(body, "output")) } }),
    responses: { ...successOf(name, call), ...refusalsOf(call) },
  };
}

/** The contract as an OpenAPI 3.1 document, generated from the schemas that the shop validates with. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries(CALLS)) {
    const path = call.path.replace(":id", "{id}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "The provider contract", version: "1.0.0", description: DESCRIPTION, license: { name: "MIT" } },
    servers: [{ url: "https://api.example", description: "PROVIDER_URL; it may have a path" }],
    paths,
    components: {
      schemas: { Refusal: schemaOf(ErrorBodySchema, "input") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "The cookies that a login set, by whatever names",
        },
      },
    },
  };
}
