export { OrderForm as OrderOnServer } from "./order-form";
