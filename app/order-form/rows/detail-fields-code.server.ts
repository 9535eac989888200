export { DetailFields } from "./detail-fields";
