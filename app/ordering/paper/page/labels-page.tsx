import { PaperPage } from "./paper-page";

const load = () => import("./labels-paper").then(({ LabelsPaper }) => LabelsPaper);

/** Labels for every piece of the cart, so that nobody has to decode cryptic codes on 129 boxes. */
export function LabelsPage() {
  return (
    <PaperPage
      title="Labels"
      intro="A label for every piece, so that you can identify each door in its box and on its cabinet. They fit Avery 5160: 30 labels of 2 5/8 × 1 in on a Letter sheet."
      load={load}
    />
  );
}
