/**
 * Changes with every photograph, so that browsers and caches may store them forever. The photographs check prints the
 * expected value.
 */
export const PHOTOGRAPHS_VERSION = "7524b6a2";
