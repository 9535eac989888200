export { CutListImport } from "./cut-list-import";
