/** The address of an order's screen, for its users. */
export const orderAddress = (publicUrl: string, orderId: number): string =>
  `${publicUrl.replace(/\/$/, '')}/order/${String(orderId)}`;
