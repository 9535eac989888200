import { loadBundled } from "../bundle.mjs";

/**
 * Every film before it is shot.
 * @returns {Promise<import("./films").PlannedFilm[]>}
 */
export async function plan() {
  const { planFilms } = await loadBundled(new URL("films.tsx", import.meta.url));
  return planFilms();
}
