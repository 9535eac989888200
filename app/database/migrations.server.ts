import { ACCOUNT_TABLES } from "./account-tables.server";
import { CLAIM_TABLES } from "./claim-tables.server";
import { DECISION_TABLES } from "./decision-tables.server";
import { EMAIL_CHANGE_TABLES } from "./email-change-tables.server";
import { FINISH_TABLES } from "./finish-tables.server";
import { INBOX_TABLES } from "./inbox-tables.server";
import { LEAD_DAYS } from "./lead-tables.server";
import { LIMIT_TABLES } from "./limit-tables.server";
import { LIST_FINISH, LIST_TABLES } from "./list-tables.server";
import { ORDER_DESK_TABLES } from "./order-desk-tables.server";
import { ORDER_TABLES } from "./order-tables.server";
import { OUTBOX_TABLES } from "./outbox-tables.server";
import { OUTSIDE_TABLES } from "./outside-tables.server";
import { PAYMENT_TABLES } from "./payment-tables.server";
import { QUOTE_TABLES } from "./quote-tables.server";
import { SAMPLE_CREDIT_TABLES, SAMPLE_TABLES } from "./sample-tables.server";
import { SETTINGS_TABLES } from "./settings-tables.server";
import { SHOPIFY_TABLES } from "./shopify-tables.server";
import { STYLE_FACTS } from "./style-fact-tables.server";

/**
 * The schema's history, oldest first; a database's `user_version` counts how many were applied. Never edit one; add
 * one.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE product (
    handle TEXT PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE,
    title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 255),
    description TEXT NOT NULL CHECK (length(description) <= 5000),
    price_cents INTEGER NOT NULL CHECK (price_cents BETWEEN 0 AND 1000000),
    image_url TEXT,
    image_alt TEXT,
    construction TEXT NOT NULL,
    material TEXT NOT NULL,
    finish TEXT NOT NULL,
    thickness_sixteenths INTEGER NOT NULL CHECK (thickness_sixteenths > 0),
    frame_width_sixteenths INTEGER CHECK (frame_width_sixteenths > 0),
    min_width_sixteenths INTEGER NOT NULL CHECK (min_width_sixteenths > 0),
    min_height_sixteenths INTEGER NOT NULL CHECK (min_height_sixteenths > 0),
    max_width_sixteenths INTEGER NOT NULL CHECK (max_width_sixteenths >= min_width_sixteenths),
    max_height_sixteenths INTEGER NOT NULL CHECK (max_height_sixteenths >= min_height_sixteenths),
    weight_hundredths_lb_per_sq_ft INTEGER NOT NULL CHECK (weight_hundredths_lb_per_sq_ft > 0)
  ) STRICT;
  `,
  `
  CREATE TABLE customer (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE CHECK (length(email) BETWEEN 3 AND 254),
    password_hash TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    phone TEXT NOT NULL,
    business_name TEXT NOT NULL,
    accepts_email_marketing INTEGER NOT NULL CHECK (accepts_email_marketing IN (0, 1)),
    accepts_sms_marketing INTEGER NOT NULL CHECK (accepts_sms_marketing IN (0, 1)),
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE customer_address (
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('mailing', 'billing', 'shipping')),
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    company TEXT NOT NULL,
    address1 TEXT NOT NULL,
    address2 TEXT NOT NULL,
    city TEXT NOT NULL,
    province TEXT NOT NULL,
    zip TEXT NOT NULL,
    country TEXT NOT NULL,
    phone TEXT NOT NULL,
    PRIMARY KEY (customer_id, kind)
  ) STRICT;

  CREATE TABLE customer_tag (
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    tag TEXT NOT NULL,
    PRIMARY KEY (customer_id, tag)
  ) STRICT;
  CREATE INDEX customer_tag_by_tag ON customer_tag (tag);

  CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX session_by_customer ON session (customer_id);

  CREATE TABLE login_code (
    code_hash TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    return_url TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE customer_order (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('active', 'finished')),
    placed_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX customer_order_by_customer ON customer_order (customer_id, state);
  `,
  `
  CREATE TABLE product_image (
    handle TEXT NOT NULL REFERENCES product (handle) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    url TEXT NOT NULL,
    alt TEXT,
    PRIMARY KEY (handle, position)
  ) STRICT;
  INSERT INTO product_image SELECT handle, 0, image_url, image_alt FROM product WHERE image_url IS NOT NULL;
  INSERT INTO product_image
    SELECT handle, 1, '/images/photographs/' || handle || '-corner-640.webp', title || ' door, one corner close by'
    FROM product WHERE image_url = '/images/doors/' || handle || '.svg';
  UPDATE product_image SET url = '/images/photographs/' || handle || '-front-800.webp'
    WHERE url = '/images/doors/' || handle || '.svg';
  ALTER TABLE product DROP COLUMN image_url;
  ALTER TABLE product DROP COLUMN image_alt;

  CREATE TABLE contact_message (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
    phone TEXT NOT NULL CHECK (length(phone) <= 200),
    topic TEXT NOT NULL,
    message TEXT NOT NULL CHECK (length(message) BETWEEN 1 AND 5000),
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX contact_message_by_time ON contact_message (received_at);
  `,
  `
  ALTER TABLE customer ADD COLUMN email_confirmed_at INTEGER;
  UPDATE customer SET email_confirmed_at = created_at
    WHERE id IN (SELECT customer_id FROM customer_tag WHERE tag = 'admin');

  CREATE TABLE invitation (
    email TEXT PRIMARY KEY,
    code_hash TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE audit_event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    actor_id TEXT,
    subject_id TEXT
  ) STRICT;
  CREATE INDEX audit_event_by_kind ON audit_event (kind, id);
  CREATE TRIGGER audit_event_is_final BEFORE UPDATE ON audit_event
    BEGIN SELECT RAISE(ABORT, 'an audit event is final'); END;
  CREATE TRIGGER audit_event_stays_a_year BEFORE DELETE ON audit_event
    WHEN OLD.kind NOT IN ('sign-in.failed', 'access.refused')
      AND OLD.at > (SELECT max(at) FROM audit_event) - 31536000000
    BEGIN SELECT RAISE(ABORT, 'an audit event is kept for a year'); END;
  `,
  `
  CREATE TABLE two_factor (
    customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    secret_box TEXT NOT NULL,
    confirmed_at INTEGER,
    last_step INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE recovery_code (
    code_hash TEXT NOT NULL,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    PRIMARY KEY (customer_id, code_hash)
  ) STRICT;

  CREATE TABLE sign_in_ticket (
    ticket_hash TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    tries INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sign_in_ticket_by_customer ON sign_in_ticket (customer_id);
  `,
  ORDER_TABLES,
  ORDER_DESK_TABLES,
  SETTINGS_TABLES,
  DECISION_TABLES,
  LIST_TABLES,
  OUTBOX_TABLES,
  INBOX_TABLES,
  EMAIL_CHANGE_TABLES,
  CLAIM_TABLES,
  QUOTE_TABLES,
  OUTSIDE_TABLES,
  PAYMENT_TABLES,
  FINISH_TABLES,
  SAMPLE_TABLES,
  LIST_FINISH,
  SAMPLE_CREDIT_TABLES,
  LEAD_DAYS,
  LIMIT_TABLES,
  STYLE_FACTS,
  ACCOUNT_TABLES,
  SHOPIFY_TABLES,
];
