/** The tabs of an order's screen; the first has no word of its own in the address. */
export const orderTabs = ['parts', 'values', 'cutting', 'sendings', 'history'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Paths that more than one file spells. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  /** Where a temporary password is replaced. */
  newPassword: '/new-password',
  /** Where a second factor is set up that a group requires. */
  secondFactor: '/second-factor',
  /** Where links of e-mails and invitations lead, with a token behind the #. */
  invitation: '/invitation',
  passwordReset: '/password-reset',
  /** Where such an e-mail is asked for. */
  forgottenPassword: '/forgotten-password',
  /** Where the OpenID provider leads back to. */
  oidc: '/oidc',
  profile: '/profile',
  company: '/company',
  dashboard: '/dashboard',
  errorLogs: '/error-logs',
  systemHealth: '/system-health',
  administrationHistory: '/administration-history',
  /** That of one record. */
  historyOf: (kind: string, record_id: number) =>
    `/administration-history?${new URLSearchParams({ filter: JSON.stringify({ kind, record_id }) })}`,
  jobs: '/jobs',
  cutBatches: '/cut-batches',
  cutBatch: (id: number) => `/cut-batches/${id}`,
  cutPurchases: '/cut-purchases',
  stock: '/stock-items',
  kits: '/kits',
  kit: (id: number) => `/kits?kit=${id}`,
  orders: '/orders',
  import: (catalogue: string) => `/imports/${catalogue}`,
  order: (id: number | 'new') => `/order/${id}`,
  /** One of the tabs of an order's screen. */
  orderTab: (id: number, tab: OrderTab) => (tab === 'parts' ? `/order/${id}` : `/order/${id}/${tab}`),
  orderGrid: (id: number) => `/order/${id}/grid`,
  partPrint: (id: number) => `/parts/${id}/print`,
  orderPartsPrint: (orderId: number) => `/order/parts/print?order_id=${orderId}`,
  setPrint: (id: number) => `/sets/${id}/print`,
} as const;

const ORDER_SCREEN = /^\/order\/(\d+)(?:\/(?:values|cutting|sendings|history))?$/;

/** Whether both addresses are tabs of one order's screen: a form of it stays open on the way. */
export const isSameOrderScreen = (from: string, to: string): boolean => {
  const [id, other] = [from, to].map((pathname) => ORDER_SCREEN.exec(pathname)?.[1]);
  return id !== undefined && id === other;
};

const GUEST_PATHS: readonly string[] = [
  paths.login,
  paths.register,
  paths.newPassword,
  paths.secondFactor,
  paths.invitation,
  paths.passwordReset,
  paths.forgottenPassword,
];

/** The screens of a sign-in itself: no sign-in leads to them. */
export const isGuestPath = (pathname: string): boolean => GUEST_PATHS.includes(pathname);

const PRINT_ROUTE = /^\/(?:parts|sets)\/[^/]+\/print$|^\/order\/(?:parts|sets)\/print$/;

/** Print routes show neither the top bar nor the side menu nor toasts. */
export const isPrintRoute = (pathname: string): boolean => PRINT_ROUTE.test(pathname);
