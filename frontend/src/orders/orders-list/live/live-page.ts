import type { OrderListItem, OrdersPage } from '../../data/types';

/** A row of the list; `gone`: deleted since, or no longer visible to the user. It keeps its place until the list is loaded anew. */
export type LiveOrder = OrderListItem & { gone?: boolean };

export type LivePage = Omit<OrdersPage, 'items'> & { items: LiveOrder[] };

interface Changes {
  /** Orders that were changed and are not on the page any longer. */
  left: readonly number[];
  /** Moved orders that are still there. */
  moved: readonly OrderListItem[];
  /** Whether an order of the new page counts as new where the old one lacks it: others come up because rows before them went. */
  isNews: (id: number) => boolean;
}

/** The rows that are shown, in their places, with what they are now; and the ids of new ones. */
export const merged = (
  shown: LivePage,
  fresh: OrdersPage,
  { left, moved, isNews }: Changes,
): { page: LivePage; news: number[] } => {
  const now = new Map([...fresh.items, ...moved].map((order) => [order.id, order]));
  const here = new Set(shown.items.map(({ id }) => id));
  const items = shown.items.map((order): LiveOrder => {
    const stored = now.get(order.id);
    if (stored) return stored;
    return left.includes(order.id) ? { ...order, gone: true } : order;
  });
  return {
    page: { ...shown, items, count: fresh.count ?? shown.count },
    news: fresh.items.map(({ id }) => id).filter((id) => !here.has(id) && isNews(id)),
  };
};
