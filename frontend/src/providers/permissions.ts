import type { OrderType, PermissionName } from '../api';
import type { Session } from './session-store';

const ORDER_TYPES: readonly OrderType[] = ['pre_order', 'order'];

/**
 * The abilities of one session's user on a screen; the server decides again in any case. Without a signed-in user all are
 * false, an administrator has all.
 */
export const abilitiesOf = (session: Session) => {
  const isAdmin = session.status === 'signed_in' && session.user.admin;
  const granted = session.status === 'signed_in' ? session.permissions : [];
  const hasPermission = (name: PermissionName): boolean => isAdmin || granted.includes(name);
  const canEditOrder = (type: OrderType): boolean =>
    hasPermission(type === 'order' ? 'edit_orders' : 'edit_pre_orders');
  return {
    isAdmin,
    hasPermission,
    canEditOrder,
    /** The types that a new order may have, in the order in which they are offered; empty: no new order at all. */
    creatableTypes: ORDER_TYPES.filter(canEditOrder),
    /** `delete_orders` covers orders and quotes; `delete_pre_orders` quotes alone. Without a type: any at all. */
    canDeleteOrder: (type?: OrderType): boolean =>
      hasPermission('delete_orders') || (type !== 'order' && hasPermission('delete_pre_orders')),
    canViewAllOrders: hasPermission('view_all_orders'),
    /** Costs, contributions and margins. */
    canViewCosts: hasPermission('view_costs'),
  };
};
