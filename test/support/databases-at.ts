import { randomBytes } from "node:crypto";
import pg from "pg";

/** Temporary Postgres databases. */
export interface PostgresDatabases {
  /** Creates an empty database, with an optional clause of `CREATE DATABASE`, and returns its address. */
  database(clause?: string): Promise<string>;
  /** Drops all of them. */
  stop(): Promise<void>;
}

/** Databases of the server at an address whose user may create them. */
export function databasesAt(address: string): PostgresDatabases {
  const made: string[] = [];
  async function execute(statements: readonly string[]): Promise<void> {
    const client = new pg.Client(address);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
  return {
    async database(clause = "") {
      const name = `shop_${randomBytes(8).toString("hex")}`;
      await execute([`CREATE DATABASE ${name} ${clause}`]);
      made.push(name);
      const url = new URL(address);
      url.pathname = `/${name}`;
      return url.href;
    },
    stop: () => execute(made.splice(0).map((name) => `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
