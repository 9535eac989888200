import { installationGuide } from "../installation";
import { installationLessons } from "../lessons";
import { Band, Documents, GuideFrame, KeepHinges } from "./guide-frame";
import { GuideSections } from "./guide-sections";
import { installationDrawings } from "./installation-drawings";
import { LessonArticle } from "./lessons";

export function InstallationPage() {
  return (
    <GuideFrame {...installationGuide}>
      <GuideSections sections={installationGuide.sections} drawings={{}} />
      <KeepHinges />
      <Band title="Lessons">
        <div className="space-y-14">
          {installationLessons.map((lesson) => (
            <LessonArticle key={lesson.id} lesson={lesson} drawings={installationDrawings} />
          ))}
        </div>
      </Band>
      <Band title="To keep or print">
        <Documents />
      </Band>
    </GuideFrame>
  );
}
