/** The four account tiers (specification, sections 3 and 6). */
export const TIERS = [
  {
    id: "trade",
    label: "Tier 1: Trade",
    requiresApproval: false,
  },
  {
    id: "reseller",
    label: "Tier 2: Trade | Reseller",
    requiresApproval: true,
  },
  {
    id: "dealer",
    label: "Tier 3: Dealer",
    requiresApproval: true,
  },
  {
    id: "wholesaler",
    label: "Tier 4: Wholesaler",
    requiresApproval: true,
  },
] as const;

export type Tier = (typeof TIERS)[number];
export type TierId = Tier["id"];

export function findTier(id: string): Tier | null {
  return TIERS.find((tier) => tier.id === id) ?? null;
}
