export { CompactFields } from "./compact-fields";
export { DetailFields } from "./detail-fields";
export { HingeSides } from "./hinge-sides";
export { RowsElsewhere } from "./rows-elsewhere";
