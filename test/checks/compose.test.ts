import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readEnv } from "~/base/platform/env.server";
import { EnvSchema } from "~/base/platform/env-schema.server";
import { ROOT } from "../support/source-files";

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const text = readFileSync(path.join(ROOT, "compose.yaml"), "utf8");

/** What an operator sets. */
const SET: Readonly<Record<string, string>> = {
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  POSTGRES_PASSWORD: "0123456789abcdef",
  ADMIN_EMAIL: "you@doors.example",
};

const VARIABLE = /\$\{([A-Z_]+):([-?])([^}]*)\}/g;

/** The file as Compose reads it: variables replaced by their values, or by the default after `:-`. */
function composed(set: Readonly<Record<string, string>>): Compose {
  const filled = (value: string) =>
    value.replaceAll(VARIABLE, (_all, name: string, sign: string, rest: string) => {
      const known = set[name];
      if (known === undefined && sign === "?") throw new Error(`${name} ${rest}`);
      return known ?? rest;
    });
  return parse(text, (_key, value) => (typeof value === "string" ? filled(value) : value)) as Compose;
}

const { services, configs, volumes } = composed(SET);
const { postgres, proxy } = services;
const shops = Object.values(services).filter(({ build }) => build !== undefined);

/** The folder of a volume's name, or undefined for a folder of the machine. */
const volumesOf = (service: Service | undefined) => service?.volumes?.map((line) => line.split(":")[0] ?? "") ?? [];

describe("compose.yaml", () => {
  it("writes every variable so that this check understands it", () => {
    expect(text.match(/\$/g)?.length).toBe(text.match(VARIABLE)?.length);
  });

  it("runs two identical shops from the Dockerfile's image, which share the secret and the database", () => {
    expect(shops).toHaveLength(2);
    expect(shops[0]).toEqual(shops[1]);
    expect(shops[0]?.build).toBe(".");
    for (const name of ["SESSION_SECRET", "DATABASE_URL", "PUBLIC_ORIGIN", "ADMIN_EMAIL", "TRUST_PROXY"]) {
      expect(shops[0]?.environment?.[name], name).toBeTruthy();
    }
  });

  it("sets only variables that the shop reads, and all that it requires there", () => {
    const environment = shops[0]?.environment ?? {};
    const known = Object.keys(EnvSchema.shape);
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(readEnv(environment)).toMatchObject({ publicOrigin: "https://localhost", trustProxy: 1, mail: null });
    const { services: published } = composed({ ...SET, PUBLIC_ORIGIN: "https://doors.example" });
    const publicEnvironment = published["shop-1"]?.environment ?? {};
    expect(readEnv(publicEnvironment)).toMatchObject({
      publicOrigin: "https://doors.example",
      sessionSecrets: [SET.SESSION_SECRET],
      admin: { email: SET.ADMIN_EMAIL },
    });
  });

  it("does not start without each secret and the admin's address", () => {
    for (const name of Object.keys(SET)) {
      const { [name]: _left, ...rest } = SET;
      expect(() => composed(rest)).toThrow(`${name} is`);
    }
  });

  it("names the database that its Postgres makes", () => {
    const { hostname, username, password, pathname } = new URL(shops[0]?.environment?.DATABASE_URL ?? "");
    expect(services[hostname]).toBe(postgres);
    expect({ username, password, database: pathname.slice(1) }).toEqual({
      username: postgres?.environment?.POSTGRES_USER,
      password: postgres?.environment?.POSTGRES_PASSWORD,
      database: postgres?.environment?.POSTGRES_DB,
    });
  });

  it("publishes nothing but the proxy, which passes requests to both shops and asks whether they are ready", () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(["proxy"]);
    expect(proxy?.ports).toContain("443:443");
    const { content = "" } = configs.caddyfile ?? {};
    const names = Object.keys(services).filter((name) => services[name]?.build);
    expect(content).toContain(`reverse_proxy ${names.map((name) => `${name}:3000`).join(" ")} {`);
    expect(content).toContain("health_uri /readyz");
    expect(content).toMatch(/^https:\/\/localhost \{/);
  });

  it("pins the other images by their major version", () => {
    const others = Object.values(services).filter(({ build }) => build === undefined);
    expect(others.map(({ image }) => image).filter((image) => !/^[a-z]+:\d+$/.test(image))).toEqual([]);
  });

  it("waits for the database and the shops until they are healthy", () => {
    for (const service of [postgres, ...shops]) expect(service?.healthcheck?.test[0]).toBe("CMD");
    for (const shop of shops) expect(shop.depends_on?.postgres?.condition).toBe("service_healthy");
    expect(Object.keys(proxy?.depends_on ?? {})).toEqual(["shop-1", "shop-2"]);
  });

  it("keeps what Postgres and the proxy store in named volumes", () => {
    expect([...volumesOf(postgres), ...volumesOf(proxy)]).toEqual(Object.keys(volumes));
  });
});
