export { HiddenStylePage } from "./hidden-style-page";
