/** Changes with every photograph, so that caches may store them forever. The photographs check prints the value. */
export const PHOTOGRAPHS_VERSION = "7524b6a2";
