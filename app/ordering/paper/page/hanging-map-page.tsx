import { PaperPage } from "./paper-page";

const load = () => import("./hanging-map-paper").then(({ HangingMapPaper }) => HangingMapPaper);

/** Which piece of the cart hangs where. */
export function HangingMapPage() {
  return (
    <PaperPage
      title="Hanging map"
      intro="Which piece hangs where, cabinet by cabinet. It reads locations such as K‑A‑03‑L: room, wall, cabinet, position."
      load={load}
    />
  );
}
