import { createContext, useContext } from 'react';
import type { readiness } from '../../i18n/orders';
import type { OrderCache } from './use-order';
import type { Order } from './types';

/** The saved order that the screen shows, for everything that works on a part of it. */
export interface OpenOrder {
  order: Order;
  cache: OrderCache;
  /** False where the user may not change it: controls are left out or disabled. */
  canEdit: boolean;
  /** @param earlier shows the earlier parts that are like it at once */
  openPart: (id: number, earlier?: boolean) => void;
  openSet: (id: number) => void;
  /** Leads to where something that the order itself lacks is put right: a field, a tab, its customer. */
  putRight: (finding: keyof typeof readiness.findings) => void;
  /** Shows what Recalcular would make of all parts, and asks whether to store it. */
  refreshAll: () => void;
  /** Opens a part that was just added; left as it is, it goes again. */
  openAddedPart: (id: number) => void;
}

const OrderContext = createContext<OpenOrder | null>(null);
export const OrderProvider = OrderContext.Provider;

/** @throws Error outside of a saved order's screen */
export const useOpenOrder = (): OpenOrder => {
  const open = useContext(OrderContext);
  if (open === null) throw new Error('useOpenOrder needs an OrderProvider above it');
  return open;
};
