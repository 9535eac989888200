import * as z from "zod/mini";
import { LIST_SHAPE, ListContentSchema, ListFinishSchema } from "~/domain/lists/list-schema";
import {
  isListId,
  type ListChange,
  MAX_LIST_NAME_LENGTH,
  type SavedList,
  type SavedListSummary,
} from "~/domain/lists/saved-list";
import { isProductId } from "~/domain/product";
import type { CallDefinition } from "./call.server";

const id = z.string().check(z.refine(isListId));
const count = z.int().check(z.gte(0));
const times = { createdAt: z.iso.datetime(), changedAt: z.iso.datetime() };
const revision = z.int().check(z.gte(1));

/** The most lists on one page. */
export const LISTS_A_PAGE = 25;

const WireListSchema = z.object({ ...LIST_SHAPE, id, ...times, revision }) as z.ZodMiniType<SavedList>;

const WireSummarySchema = z.object({
  id,
  name: z.string().check(z.maxLength(MAX_LIST_NAME_LENGTH)),
  productId: z.string().check(z.refine(isProductId)),
  finish: LIST_SHAPE.finish,
  ...times,
  count,
  openingCount: count,
}) as z.ZodMiniType<SavedListSummary>;

const WireChangeSchema = z.object({
  revision,
  name: z.optional(LIST_SHAPE.name),
  productId: z.optional(LIST_SHAPE.productId),
  finish: z.optional(z.nullable(ListFinishSchema)),
  pieces: z.optional(LIST_SHAPE.pieces),
  openings: z.optional(LIST_SHAPE.openings),
}) as z.ZodMiniType<ListChange>;

const UNKNOWN = "The account has no such list";

/** The calls for saved lists, an optional addition to section 7 (decision 65). */
export const LIST_CALLS = {
  listMyLists: {
    method: "GET",
    path: "/api/customers/lists",
    summary: "The account's saved lists, the newest first",
    query: { before: "The id of a list: only older ones are wanted" },
    access: "customer",
    answer: z.object({
      lists: z.array(WireSummarySchema).check(z.maxLength(LISTS_A_PAGE)),
      /** There are older ones. */
      more: z.boolean(),
    }),
  },
  saveList: {
    method: "POST",
    path: "/api/customers/lists",
    summary: "Saves a list; the same name with the same content again gives the list that there is",
    access: "customer",
    body: ListContentSchema,
    answer: WireListSchema,
    success: 201,
    refusals: {
      400: "The body does not have these fields",
      409: "The account keeps as many lists as it may",
    },
  },
  getMyList: {
    method: "GET",
    path: "/api/customers/lists/:id",
    summary: "One of the account's lists",
    access: "customer",
    answer: WireListSchema,
    refusals: { 404: UNKNOWN },
  },
  changeList: {
    method: "PATCH",
    path: "/api/customers/lists/:id",
    summary: "Changes what is named of a list, if it is still at the revision that is named",
    access: "customer",
    body: WireChangeSchema,
    answer: WireListSchema,
    refusals: {
      400: "The body does not have these fields",
      404: UNKNOWN,
      409: "The list was changed meanwhile",
    },
  },
  removeList: {
    method: "POST",
    path: "/api/customers/lists/:id/remove",
    summary: "Removes a list for good",
    access: "customer",
    refusals: { 404: UNKNOWN },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
