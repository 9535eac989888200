import type { MailingAddress } from "~/base/addresses/address";
import type { OrderContact } from "~/ordering/orders/order";
import type { Random } from "./random";

const FIRST_NAMES = [
  "Alice",
  "Ben",
  "Carla",
  "Daniel",
  "Elena",
  "Frank",
  "Grace",
  "Hector",
  "Irene",
  "Jonas",
  "Karen",
  "Liam",
  "Marta",
  "Nathan",
  "Olivia",
  "Paul",
  "Rosa",
  "Samuel",
  "Teresa",
  "Victor",
] as const;

const LAST_NAMES = [
  "Abbott",
  "Bauer",
  "Castillo",
  "Doyle",
  "Eriksen",
  "Fletcher",
  "Gallagher",
  "Hughes",
  "Ibarra",
  "Jensen",
  "Kowalski",
  "Lindqvist",
  "Moreno",
  "Nakamura",
  "Osborne",
  "Pruitt",
  "Reyes",
  "Sullivan",
  "Thatcher",
  "Whitaker",
] as const;

const STREETS = ["Alder St", "Bayview Ave", "Cedar Ln", "Division St", "Elm Ct", "Foundry Rd", "Grand Ave"] as const;

const TOWNS = [
  { city: "Portland", province: "OR", zip: "97201", area: "503" },
  { city: "Eugene", province: "OR", zip: "97401", area: "541" },
  { city: "Seattle", province: "WA", zip: "98101", area: "206" },
  { city: "Spokane", province: "WA", zip: "99201", area: "509" },
  { city: "Boise", province: "ID", zip: "83702", area: "208" },
  { city: "Sacramento", province: "CA", zip: "95814", area: "916" },
  { city: "Denver", province: "CO", zip: "80202", area: "303" },
] as const;

export interface DemoPerson {
  readonly contact: OrderContact;
  readonly address: MailingAddress;
}

/**
 * A person who does not exist: the phone numbers are those reserved for stories, and no mail reaches the addresses.
 * `count` makes the e-mail address different from all others.
 */
export function createPerson(random: Random, count: number, businessName = ""): DemoPerson {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const { area, ...town } = random.pick(TOWNS);
  const email = `${firstName}.${lastName}.${count}@customers.example`.toLowerCase();
  const phone = `(${area}) 555-01${random.whole(10, 99)}`;
  return {
    contact: { firstName, lastName, email, phone, businessName },
    address: { address1: `${random.whole(12, 4800)} ${random.pick(STREETS)}`, address2: "", ...town, country: "US" },
  };
}
