import { measuringLessons } from "../lessons";
import { measuringGuide } from "../measuring";
import { Band, Documents, GuideFrame, KeepHinges } from "./guide-frame";
import { GuideSections } from "./guide-sections";
import { LessonArticle, LessonLinks } from "./lessons";
import { measuringDrawings } from "./measuring-drawings";

/** How to measure: lessons with durations, text, labels, documents (specification, section 2). */
export function MeasuringPage() {
  return (
    <GuideFrame {...measuringGuide}>
      <Band
        title="Lessons"
        text="Short films without sound, and the same drawn step by step, to follow at the cabinet or on paper."
      >
        <LessonLinks lessons={measuringLessons} />
      </Band>
      <Band title="To keep or print">
        <Documents />
      </Band>
      <GuideSections sections={measuringGuide.sections} drawings={measuringDrawings} />
      <KeepHinges />
      <Band title="The lessons, step by step">
        <div className="space-y-14">
          {measuringLessons.map((lesson) => (
            <LessonArticle key={lesson.id} lesson={lesson} drawings={measuringDrawings} />
          ))}
        </div>
      </Band>
    </GuideFrame>
  );
}
