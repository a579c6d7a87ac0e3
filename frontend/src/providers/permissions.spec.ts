import type { CurrentUser, OrderType, PermissionName } from '../api/types';
import { abilitiesOf } from './permissions';

const user = (admin: boolean): CurrentUser => ({
  id: 1,
  version: 1,
  name: 'Ana',
  email: 'ana@example.com',
  admin,
  enabled: true,
  awaiting_approval: false,
  must_change_password: false,
  invited: false,
  without_password: false,
  second_factor: false,
  must_set_up_second_factor: false,
  avatar: null,
  created_at: '2026-11-20T12:00:00.000Z',
});
const signedIn = (permissions: PermissionName[], admin = false) =>
  abilitiesOf({ status: 'signed_in', user: user(admin), permissions });

it('allows nothing without a signed-in user', () => {
  const visitor = abilitiesOf({ status: 'signed_out' });
  expect(visitor.hasPermission('edit_orders')).toBe(false);
  expect(visitor.canEditOrder('pre_order')).toBe(false);
  expect(visitor.canDeleteOrder()).toBe(false);
  expect(visitor.canViewAllOrders).toBe(false);
});

it('allows an administrator everything', () => {
  const admin = signedIn([], true);
  expect(admin.hasPermission('approve_pre_orders') && admin.hasPermission('delete_orders')).toBe(true);
  expect(admin.canEditOrder('order') && admin.canDeleteOrder('order') && admin.canViewAllOrders).toBe(true);
});

it('distinguishes quotes from orders', () => {
  const estimator = signedIn(['edit_pre_orders', 'delete_pre_orders']);
  expect([estimator.canEditOrder('pre_order'), estimator.canEditOrder('order')]).toEqual([true, false]);
  expect([estimator.canDeleteOrder('pre_order'), estimator.canDeleteOrder('order')]).toEqual([true, false]);
});

it.each<[PermissionName[], boolean, OrderType[]]>([
  [['edit_pre_orders'], false, ['pre_order']],
  [['edit_orders'], false, ['order']],
  [['edit_orders', 'edit_pre_orders'], false, ['pre_order', 'order']],
  [['view_all_orders', 'approve_pre_orders', 'delete_orders'], false, []],
  [[], true, ['pre_order', 'order']],
])('lets %j (administrator: %s) create %j', (permissions, admin, types) => {
  expect(signedIn(permissions, admin).creatableTypes).toEqual(types);
});

it('lets delete_orders delete both', () => {
  const manager = signedIn(['delete_orders']);
  expect([manager.canDeleteOrder('pre_order'), manager.canDeleteOrder('order')]).toEqual([true, true]);
});
