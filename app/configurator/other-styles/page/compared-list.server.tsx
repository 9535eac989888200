export { ComparedList } from "./compared-list";
