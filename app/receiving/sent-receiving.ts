import { brand } from "~/brand/brand";
import { savePhotographs } from "./device-photographs";
import { forgetKey } from "./receiving-draft";

/** Forgets a list that the shop has stored, with its photographs. */
export async function forgetReceiving(key: string): Promise<void> {
  forgetKey(brand.key, key, Date.now());
  await savePhotographs(brand.key, key, []);
}
