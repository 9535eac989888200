import { createHash } from "node:crypto";
import { type UserError, userError } from "./customer-changes";
import { toGid } from "./global-ids";
import type { MetafieldRecord } from "./records";
import type { ShopState } from "./state";

interface MetafieldInput {
  readonly ownerId: string;
  readonly namespace?: string | null;
  readonly key: string;
  readonly type?: string | null;
  readonly value: string;
  readonly compareDigest?: string | null;
}

const digest = ({ value }: MetafieldRecord) => createHash("sha256").update(value).digest("hex");

const isNumber = (value: string, form: RegExp) => form.test(value);
const isJson = (value: string) => {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

const isMeasure = (value: string, units: RegExp) => {
  if (!isJson(value)) return false;
  const measure = JSON.parse(value);
  return typeof measure?.value === "number" && units.test(String(measure.unit));
};

/** Whether a value fits its type; types that are not listed here accept any text. */
const FITS: Readonly<Record<string, (value: string) => boolean>> = {
  boolean: (value) => value === "true" || value === "false",
  dimension: (value) => isMeasure(value, /^(?:in|ft|yd|mm|cm|m|INCHES|FEET|YARDS|MILLIMETERS|CENTIMETERS|METERS)$/),
  json: isJson,
  number_integer: (value) => isNumber(value, /^-?\d{1,16}$/),
  number_decimal: (value) => isNumber(value, /^-?\d{1,13}(?:\.\d{1,9})?$/),
  single_line_text_field: (value) => !/[\r\n]/.test(value),
  weight: (value) => isMeasure(value, /^(?:oz|lb|g|kg|OUNCES|POUNDS|GRAMS|KILOGRAMS)$/),
  "list.single_line_text_field": (value) => isJson(value) && Array.isArray(JSON.parse(value)),
};

const OWNERS: Readonly<Record<string, string>> = { Customer: "CUSTOMER", DraftOrder: "DRAFTORDER", Product: "PRODUCT" };

/** The kind of owner that definitions use, by a global id; `null` if there is no such owner. */
function ownerTypeOf(state: ShopState, gid: string): string | null {
  const [, kind = "", id] = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(gid) ?? [];
  const tables = { Customer: state.customers, DraftOrder: state.drafts, Product: state.products } as const;
  return Object.hasOwn(tables, kind) && tables[kind as keyof typeof tables].get(Number(id))
    ? (OWNERS[kind] ?? null)
    : null;
}

function problem(
  state: ShopState,
  input: MetafieldInput,
  index: number,
): (UserError & { elementIndex: number }) | null {
  const error = (field: string, message: string, code: string) => ({
    ...userError(["metafields", String(index), field], message, code),
    elementIndex: index,
  });
  const { ownerId, namespace = "custom", key, value, compareDigest } = input;
  const ownerType = ownerTypeOf(state, ownerId);
  if (!ownerType) return error("ownerId", "Owner does not exist.", "INVALID");
  if (!/^[\w-]{2,64}$/.test(key)) return error("key", "Key is invalid.", "INVALID");
  const type = input.type ?? state.definition(ownerType, namespace ?? "custom", key)?.type;
  if (!type) return error("type", "Type can't be blank", "BLANK");
  if (value === "") return error("value", "Value can't be blank", "BLANK");
  if (FITS[type]?.(value) === false) return error("value", `Value must be of type ${type}.`, "INVALID_VALUE");
  const old = state.metafield(ownerId, namespace ?? "custom", key);
  const isStale = compareDigest !== undefined && (old ? digest(old) : null) !== compareDigest;
  return isStale ? error("compareDigest", "The resource has been updated since it was loaded.", "STALE_OBJECT") : null;
}

const MOST = 25;

/** `metafieldsSet`: at most 25 values, all or none of them. */
export function setMetafields(state: ShopState, inputs: readonly MetafieldInput[]) {
  if (inputs.length > MOST) {
    const message = `Exceeded the maximum metafields input limit of ${MOST}.`;
    const error = { ...userError(["metafields"], message, "LESS_THAN_OR_EQUAL_TO"), elementIndex: null };
    return { metafields: null, userErrors: [error] };
  }
  const userErrors = inputs.flatMap((input, index) => problem(state, input, index) ?? []);
  if (userErrors.length > 0) return { metafields: null, userErrors };
  const saved = inputs.map(({ ownerId, namespace, key, type, value }) => {
    const space = namespace ?? "custom";
    const known = type ?? state.definition(ownerTypeOf(state, ownerId) ?? "", space, key)?.type ?? "";
    return state.setMetafield({ ownerId, namespace: space, key, type: known, value });
  });
  return { metafields: saved.map(metafieldNode), userErrors: [] };
}

/** A metafield as all three APIs return it. */
export function metafieldNode(field: MetafieldRecord) {
  const { id, namespace, key, type, value, createdAt, updatedAt } = field;
  return {
    ...{ __typename: "Metafield", namespace, key, type, value, createdAt, updatedAt },
    id: toGid("Metafield", id),
    compareDigest: digest(field),
    jsonValue: FITS[type]?.(value) && isJson(value) ? JSON.parse(value) : value,
    description: null,
    reference: null,
    references: null,
  };
}
