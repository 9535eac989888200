export { OtherStyles } from "./other-styles";
