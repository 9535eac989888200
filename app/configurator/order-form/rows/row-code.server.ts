export { CompactFields } from "./compact-fields";
export { DetailFields } from "./detail-fields";
export { RowsElsewhere } from "./rows-elsewhere";
