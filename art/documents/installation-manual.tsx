import { installationGuide } from "~/storefront/guides/installation";
import { installationLessons } from "~/storefront/guides/lessons";
import { Lessons, Sections } from "./sections";

/** From the carton to the last hinge screw. */
export function InstallationManual() {
  return (
    <>
      <Sections sections={installationGuide.sections} />
      <Lessons lessons={installationLessons} />
    </>
  );
}
