/** The schema's history, oldest first; a database's `user_version` counts how many it has. Never edit one, add one. */
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
];
