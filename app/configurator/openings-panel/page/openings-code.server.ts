export { openingsCode } from "./openings-code";
