export { DETAIL_RULES } from "./detail-rules";
