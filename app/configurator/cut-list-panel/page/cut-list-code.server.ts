export { cutListCode } from "./cut-list-code";
