import { randomBytes } from "node:crypto";
import pg from "pg";

/** Databases of Postgres that are thrown away. */
export interface PostgresDatabases {
  /** The address of a new and empty database, made with a clause of `CREATE DATABASE`. */
  database(clause?: string): Promise<string>;
  /** Throws all of them away. */
  stop(): Promise<void>;
}

/** Databases of a server, whose address names a user that may make them. */
export function databasesAt(address: string): PostgresDatabases {
  const made: string[] = [];
  async function say(statements: readonly string[]): Promise<void> {
    const client = new pg.Client(address);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
  return {
    async database(clause = "") {
      const name = `shop_${randomBytes(8).toString("hex")}`;
      await say([`CREATE DATABASE ${name} ${clause}`]);
      made.push(name);
      const url = new URL(address);
      url.pathname = `/${name}`;
      return url.href;
    },
    stop: () => say(made.splice(0).map((name) => `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
