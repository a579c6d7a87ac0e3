/** One quote or order (route /order/:id; id may be the word new). */
export const OrderScreen = () => null;
