import type { OrderType, PermissionName } from '../api';
import type { Session } from './session-store';

const ORDER_TYPES: readonly OrderType[] = ['pre_order', 'order'];

/** The abilities of the signed-in user on a screen; the server decides again in any case. */
export interface Abilities {
  isAdmin: boolean;
  hasPermission: (name: PermissionName) => boolean;
  hasAnyPermission: (names: readonly PermissionName[]) => boolean;
  canEditOrder: (type: OrderType) => boolean;
  /** The types that a new order may have, in the order in which they are offered; empty: no new order at all. */
  creatableTypes: readonly OrderType[];
  /** `delete_orders` covers orders and quotes; `delete_pre_orders` quotes alone. Without a type: any at all. */
  canDeleteOrder: (type?: OrderType) => boolean;
  canApproveOrder: boolean;
  canViewAllOrders: boolean;
  /** Costs, contributions and margins. */
  canViewCosts: boolean;
}

/** The checks for one session; without a signed-in user all are false, an administrator passes all. */
export const abilitiesOf = (session: Session): Abilities => {
  const isAdmin = session.status === 'signed_in' && session.user.admin;
  const granted = session.status === 'signed_in' ? session.permissions : [];
  const hasPermission = (name: PermissionName) => isAdmin || granted.includes(name);
  const canEditOrder = (type: OrderType) =>
    hasPermission(type === 'order' ? 'edit_orders' : 'edit_pre_orders');
  return {
    isAdmin,
    hasPermission,
    hasAnyPermission: (names) => names.some(hasPermission),
    canEditOrder,
    creatableTypes: ORDER_TYPES.filter(canEditOrder),
    canDeleteOrder: (type) =>
      hasPermission('delete_orders') || (type !== 'order' && hasPermission('delete_pre_orders')),
    canApproveOrder: hasPermission('approve_pre_orders'),
    canViewAllOrders: hasPermission('view_all_orders'),
    canViewCosts: hasPermission('view_costs'),
  };
};
