/** The four account tiers (specification, sections 3 and 6). */
export const TIERS = [
  {
    id: "trade",
    label: "Tier 1: Trade",
    requiresApproval: false,
    benefit: "standard pricing",
    description: "For cabinet makers and installers who order for their own jobs.",
  },
  {
    id: "reseller",
    label: "Tier 2: Trade | Reseller",
    requiresApproval: true,
    benefit: "reseller pricing",
    description: "For shops that build with our doors and also sell them on.",
  },
  {
    id: "dealer",
    label: "Tier 3: Dealer",
    requiresApproval: true,
    benefit: "dealer pricing",
    description: "For showrooms that present our doors and order for their customers.",
  },
  {
    id: "wholesaler",
    label: "Tier 4: Wholesaler",
    requiresApproval: true,
    benefit: "volume pricing",
    description: "For distributors who order by the pallet.",
  },
] as const;

export type Tier = (typeof TIERS)[number];
export type TierId = Tier["id"];

/** The tier with this id, or `null` when there is none. */
export function findTier(id: string): Tier | null {
  return TIERS.find((tier) => tier.id === id) ?? null;
}
