import { careGuide } from "../care";
import { GuideFrame } from "./guide-frame";
import { GuideSections } from "./guide-sections";

export function CarePage() {
  return (
    <GuideFrame {...careGuide}>
      <GuideSections sections={careGuide.sections} drawings={{}} />
    </GuideFrame>
  );
}
