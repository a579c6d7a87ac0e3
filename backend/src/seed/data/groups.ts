import type { PermissionName } from '../../access/domain/permissions.js';

/** Groups of a usual shop, so that the first invited person gets permissions with the invitation. */
export const groups: readonly { name: string; permissions: readonly PermissionName[] }[] = [
  {
    name: 'Gerência',
    permissions: [
      'edit_orders',
      'edit_pre_orders',
      'delete_pre_orders',
      'approve_pre_orders',
      'view_all_orders',
      'view_costs',
    ],
  },
  { name: 'Orçamentistas', permissions: ['edit_pre_orders', 'approve_pre_orders', 'view_all_orders'] },
  { name: 'Produção', permissions: ['edit_orders', 'view_all_orders'] },
];
