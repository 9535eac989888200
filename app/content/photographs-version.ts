/**
 * Changes with every photograph, so that browsers and caches may keep what they have for ever. The check of the
 * photographs says what it must be.
 */
export const PHOTOGRAPHS_VERSION = "7524b6a2";
