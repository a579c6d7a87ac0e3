import { permissionNames, type PermissionName } from '../../access/domain/permissions.js';
import { mayApprove, mayDelete, mayEdit, seesAll, seesCosts, type Viewer } from './visibility.js';

const viewer = (permissions: readonly PermissionName[], admin = false): Viewer => ({
  id: 1,
  admin,
  permissions: new Set(permissions),
});

it.each<[string, (viewer: Viewer) => boolean, PermissionName[]]>([
  ['sees all orders', seesAll, ['view_all_orders']],
  ['sees costs', seesCosts, ['view_costs']],
  ['approves quotes', mayApprove, ['approve_pre_orders']],
  ['edits quotes', (one) => mayEdit(one, 'pre_order'), ['edit_pre_orders']],
  ['edits orders', (one) => mayEdit(one, 'order'), ['edit_orders']],
  ['deletes quotes', (one) => mayDelete(one, 'pre_order'), ['delete_orders', 'delete_pre_orders']],
  ['deletes orders', (one) => mayDelete(one, 'order'), ['delete_orders']],
])('%s with the permission for it alone, or as an administrator', (_, may, needed) => {
  expect(permissionNames.filter((name) => may(viewer([name])))).toEqual(needed);
  expect(may(viewer(permissionNames.filter((name) => !needed.includes(name))))).toBe(false);
  expect(may(viewer([], true))).toBe(true);
});
