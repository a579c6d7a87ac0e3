/** The list of quotes and orders (route / and /orders). */
export const OrdersList = () => null;
