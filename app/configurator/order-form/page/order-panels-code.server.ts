export { OrderPanels } from "./order-panels";
