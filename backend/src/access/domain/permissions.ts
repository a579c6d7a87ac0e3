/** The one list of permissions with the titles a user reads. */
export const permissionTitles = {
  edit_orders: 'Editar pedidos',
  edit_pre_orders: 'Editar orçamentos',
  delete_orders: 'Excluir pedidos',
  delete_pre_orders: 'Excluir orçamentos',
  approve_pre_orders: 'Aprovar orçamentos',
  view_all_orders: 'Ver todos os pedidos',
  view_costs: 'Ver custos e margens',
  view_administration_history: 'Ver histórico da administração',
} as const;

export type PermissionName = keyof typeof permissionTitles;

export const permissionNames = Object.keys(permissionTitles) as PermissionName[];
