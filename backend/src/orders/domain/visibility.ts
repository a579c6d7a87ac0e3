import type { PermissionName } from '../../access/domain/permissions.js';
import type { OrderType } from './order-types.js';
import type { StatusMove } from './status-flow.js';

/** Who asks: an administrator has every permission. */
export interface Viewer {
  id: number;
  admin: boolean;
  permissions: ReadonlySet<string>;
}

const has = (viewer: Viewer, permission: PermissionName) =>
  viewer.admin || viewer.permissions.has(permission);

/** Whether the viewer sees the orders of all users; otherwise only their own. */
export const seesAll = (viewer: Viewer) => has(viewer, 'view_all_orders');

/** Whether the viewer sees an order that `ownerId` created. */
export const sees = (viewer: Viewer, ownerId: number | null) => seesAll(viewer) || ownerId === viewer.id;

/** Whether the viewer may change orders of this type, with their sets, parts and files. */
export const mayEdit = (viewer: Viewer, type: OrderType) =>
  has(viewer, type === 'order' ? 'edit_orders' : 'edit_pre_orders');

/** Whether the viewer may delete orders of this type: delete_orders covers quotes too. */
export const mayDelete = (viewer: Viewer, type: OrderType) =>
  has(viewer, 'delete_orders') || (type === 'pre_order' && has(viewer, 'delete_pre_orders'));

/** Whether the viewer sees costs, contributions and margins. */
export const seesCosts = (viewer: Viewer) => has(viewer, 'view_costs');

/** Whether the viewer may turn a quote into an order. */
export const mayApprove = (viewer: Viewer) => has(viewer, 'approve_pre_orders');

/** Whether the viewer may make this move of the status flow. */
export const mayMove = (viewer: Viewer, move: StatusMove): boolean =>
  move.right === 'approve' ? mayApprove(viewer) : mayEdit(viewer, move.type);
