/** The id of the place of the panels beside the rows. */
export const ORDER_PANELS_ID = "order-panels";
