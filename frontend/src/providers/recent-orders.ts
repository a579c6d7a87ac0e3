/** The orders that each user opened last, in this browser. */
export interface RecentOrder {
  id: number;
  /** With its type and number. */
  title: string;
  customer: string | null;
}

const MOST = 8;

const recentOrdersKey = (userId: number) => `recent-orders:${String(userId)}`;

/** The newest first; what can't be read counts as none. */
export function recentOrders(userId: number): RecentOrder[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentOrdersKey(userId)) ?? '[]');
    return Array.isArray(kept) ? (kept as RecentOrder[]) : [];
  } catch {
    return [];
  }
}

/** Puts the order before the others. */
export function rememberOrder(userId: number, order: RecentOrder): void {
  const others = recentOrders(userId).filter(({ id }) => id !== order.id);
  localStorage.setItem(recentOrdersKey(userId), JSON.stringify([order, ...others].slice(0, MOST)));
}
