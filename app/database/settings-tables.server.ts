/**
 * The migration that adds the owner's settings with their defaults, and the terms of an order's prices. Existing orders
 * keep their prices, without discounts. Never edit it; add another one.
 */
export const SETTINGS_TABLES = `
  CREATE TABLE shop_settings (
    revision INTEGER PRIMARY KEY AUTOINCREMENT,
    saved_at INTEGER NOT NULL,
    saved_by TEXT,
    settings TEXT NOT NULL CHECK (json_valid(settings))
  ) STRICT;
  CREATE TRIGGER shop_settings_are_final BEFORE UPDATE ON shop_settings
    BEGIN SELECT RAISE(ABORT, 'a save of the settings is final'); END;
  CREATE TRIGGER shop_settings_stay BEFORE DELETE ON shop_settings
    BEGIN SELECT RAISE(ABORT, 'a save of the settings is kept'); END;
  INSERT INTO shop_settings (saved_at, saved_by, settings) VALUES (
    CAST(strftime('%s', 'now') AS INTEGER) * 1000,
    NULL,
    '{"discounts":{"trade":0,"reseller":100,"dealer":150,"wholesaler":200},"minimumOrderCents":null,"leastSquareInches":null,"leadDays":null,"freight":[]}'
  );

  ALTER TABLE customer_order ADD COLUMN discount INTEGER NOT NULL DEFAULT 0 CHECK (discount BETWEEN 0 AND 1000);
  ALTER TABLE customer_order ADD COLUMN least_square_inches INTEGER NOT NULL DEFAULT 0 CHECK (least_square_inches >= 0);
  ALTER TABLE order_line ADD COLUMN list_cents INTEGER;
  ALTER TABLE order_line ADD COLUMN cents INTEGER;
`;
