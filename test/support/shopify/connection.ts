import { GraphQLError } from "graphql";

/** The arguments of a connection. */
export interface Page {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
}

const LARGEST_PAGE = 250;

const cursorOf = (position: number) => Buffer.from(JSON.stringify({ position })).toString("base64");

function positionOf(cursor: string): number {
  try {
    return JSON.parse(Buffer.from(cursor, "base64").toString()).position;
  } catch {
    throw new GraphQLError(`Invalid cursor for current pagination sort: ${cursor}`);
  }
}

/** One page of a list, as all three APIs return it: at most 250, and only forward, which is all the shop requests. */
export function connection<Item, Node>(items: readonly Item[], page: Page, toNode: (item: Item) => Node) {
  const { first, after, last, before, reverse } = page;
  if (typeof first !== "number" || last || before) {
    throw new GraphQLError("you must provide one of first or last; this Shopify knows first alone");
  }
  if (first < 0 || first > LARGEST_PAGE) throw new GraphQLError(`first must be between 0 and ${LARGEST_PAGE}`);
  const ordered = reverse ? [...items].reverse() : items;
  const start = after ? positionOf(after) + 1 : 0;
  const edges = ordered.slice(start, start + first).map((item, index) => ({
    cursor: cursorOf(start + index),
    node: toNode(item),
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: start + first < ordered.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
