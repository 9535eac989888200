import type { Database } from "~/database/database.server";
import type { MovedCustomer, Takers } from "../contract/take-over.server";
import { listProducts } from "./products.server";

interface CustomerRow {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly business_name: string;
  readonly accepts_email_marketing: number;
  readonly accepts_sms_marketing: number;
  /** Separated by commas; `null` for none. */
  readonly tags: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly zip: string | null;
  readonly country: string | null;
  readonly address_phone: string | null;
}

/** Tags are the shop's own words, without commas. */
const CUSTOMERS = `
  SELECT email, customer.first_name, customer.last_name, customer.phone, business_name, accepts_email_marketing,
      accepts_sms_marketing, company, address1, address2, city, province, zip, country, mailing.phone AS address_phone,
      (SELECT string_agg(tag, ',') FROM customer_tag WHERE customer_tag.customer_id = customer.id) AS tags
    FROM customer LEFT JOIN customer_address AS mailing ON mailing.customer_id = customer.id AND mailing.kind = 'mailing'
    ORDER BY customer.rowid`;

const customerOf = (row: CustomerRow): MovedCustomer => ({
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  businessName: row.business_name,
  acceptsEmailMarketing: row.accepts_email_marketing === 1,
  acceptsSmsMarketing: row.accepts_sms_marketing === 1,
  tags: row.tags === null ? [] : row.tags.split(","),
  address:
    row.address1 === null
      ? null
      : {
          company: row.company ?? "",
          address1: row.address1,
          address2: row.address2 ?? "",
          city: row.city ?? "",
          province: row.province ?? "",
          zip: row.zip ?? "",
          country: row.country ?? "",
          phone: row.address_phone ?? "",
        },
});

/** Reads a consistent snapshot of customers and products for another back end. */
export async function handOver(database: Database, { customers, products }: Takers): Promise<void> {
  await database.snapshot(async () => {
    await database.portions<CustomerRow>(CUSTOMERS, (rows) => customers(rows.map(customerOf)));
    const nodes = await listProducts(database);
    await products(nodes.map(({ node }) => node));
  });
}
