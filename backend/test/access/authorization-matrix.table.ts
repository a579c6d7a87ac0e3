import type { PermissionName } from '../../src/access/domain/permissions.js';

/**
 * Who gets past the door of every route. The suite takes the routes from the running application and fails for one
 * without a row here.
 *
 * - `public`: without signing in too
 * - `signed-in`: every enabled user; disabled users and callers without a session are asked to sign in (401)
 * - `link`: whose path has the token of a link that works, signed in or not; all others hear that it is not there
 * - `sees-all`: users who see the orders of all users; others are refused (403)
 * - `admin`: administrators; other users are refused (403)
 *
 * The rows below of orders and of what is inside them say more: which of the permissions open the route when the
 * order concerned is the user's own quote or own order. Another user's order is answered as if it did not exist (404)
 * unless they have view_all_orders besides; a user with none of the permissions that the route asks for at all is
 * refused before (403), whosever the order is.
 */
export type Rule = 'public' | 'link' | 'signed-in' | 'sees-all' | 'admin' | OrderRule;

/** Permissions that open the route for an own quote, and for an own order. `seeing`: none is needed. */
export interface OrderRule {
  quote: 'seeing' | readonly PermissionName[];
  order: 'seeing' | readonly PermissionName[];
  /** No order is there yet: it is about the type of the new one. */
  creates?: true;
}

const seeing: OrderRule = { quote: 'seeing', order: 'seeing' };
const editing: OrderRule = { quote: ['edit_pre_orders'], order: ['edit_orders'] };
const creating: OrderRule = { ...editing, creates: true };
const deleting: OrderRule = { quote: ['delete_pre_orders', 'delete_orders'], order: ['delete_orders'] };
const copying: OrderRule = { quote: ['edit_pre_orders'], order: ['edit_pre_orders'] };
const costing: OrderRule = { quote: ['view_costs'], order: ['view_costs'] };
/** Of several orders: those that are not visible are left out. */
const costingMany: OrderRule = { ...costing, creates: true };
/** Of quotes alone, and several of them. */
const repricing: OrderRule = { quote: ['edit_pre_orders'], order: ['edit_pre_orders'], creates: true };
const moving: OrderRule = { quote: ['edit_pre_orders', 'approve_pre_orders'], order: ['edit_orders'] };

/** About no order. */
const recorded: OrderRule = {
  quote: ['view_administration_history'],
  order: ['view_administration_history'],
  creates: true,
};

/** The five routes of a catalogue. */
const catalogue = (resource: string): Record<string, Rule> => ({
  [`GET api/${resource}`]: 'signed-in',
  [`GET api/${resource}/:id`]: 'signed-in',
  [`POST api/${resource}`]: 'signed-in',
  [`PUT api/${resource}/:id`]: 'signed-in',
  [`DELETE api/${resource}/:id`]: 'signed-in',
});

export const table: Readonly<Record<string, Rule>> = {
  'GET api/openapi.json': 'public',
  'GET health/live': 'public',
  'GET health/ready': 'public',
  'GET sanctum/csrf-cookie': 'public',
  'POST api/login': 'public',
  'POST api/login/second-factor': 'public',
  'POST api/login/passkey/options': 'public',
  'POST api/login/passkey': 'public',
  'POST api/login/oidc': 'public',
  'POST api/login/oidc/finish': 'public',
  'POST api/login/oidc/invitation': 'public',
  'POST api/login/oidc/invitation/finish': 'public',
  'POST api/register': 'public',
  'GET api/sign-in-options': 'public',
  'POST api/password-reset': 'public',
  'POST api/account-links/find': 'public',
  'POST api/account-links/use': 'public',

  'POST api/logout': 'signed-in',
  'GET api/user': 'signed-in',
  'GET api/user/permissions': 'signed-in',
  'GET api/dashboard': 'signed-in',
  'GET api/reminders': 'signed-in',
  'GET api/profile': 'signed-in',
  'PUT api/profile': 'signed-in',
  'PUT api/profile/password': 'signed-in',
  'POST api/profile/first-password': 'signed-in',
  'POST api/profile/avatar': 'signed-in',
  'GET api/profile/sessions': 'signed-in',
  'DELETE api/profile/sessions/others': 'signed-in',
  'GET api/profile/second-factor': 'signed-in',
  'POST api/profile/totp': 'signed-in',
  'POST api/profile/totp/confirm': 'signed-in',
  'POST api/profile/totp/remove': 'signed-in',
  'POST api/profile/recovery-codes': 'signed-in',
  'GET api/profile/oidc': 'signed-in',
  'POST api/profile/oidc': 'signed-in',
  'POST api/profile/oidc/finish': 'signed-in',
  'POST api/profile/oidc/remove': 'signed-in',
  'GET api/profile/proof': 'signed-in',
  'POST api/profile/proof/passkey/options': 'signed-in',
  'POST api/profile/proof/passkey': 'signed-in',
  'POST api/profile/proof/oidc': 'signed-in',
  'POST api/profile/proof/oidc/finish': 'signed-in',
  'GET api/profile/passkeys': 'signed-in',
  'POST api/profile/passkeys/options': 'signed-in',
  'POST api/profile/passkeys': 'signed-in',
  'POST api/profile/passkeys/:id/remove': 'signed-in',

  'GET api/users': 'admin',
  'GET api/users/search': 'admin',
  'GET api/users/:id': 'admin',
  'POST api/users': 'admin',
  'PUT api/users/:id': 'admin',
  'PUT api/users/:id/temporary-password': 'admin',
  'DELETE api/users/:id': 'admin',
  'POST api/user-invitations': 'admin',
  'POST api/users/:id/invitation': 'admin',
  'DELETE api/users/:id/second-factor': 'admin',
  'GET api/profile/personal-data': 'signed-in',
  'GET api/users/:id/personal-data': 'admin',
  'POST api/users/:id/anonymization': 'admin',
  'GET api/customers/:id/personal-data': 'admin',
  'POST api/customers/:id/anonymization': 'admin',
  'GET api/customers/:id/reading-feedback': 'signed-in',
  'DELETE api/customers/:id/reading-feedback': 'signed-in',
  'GET api/groups': 'admin',
  'GET api/groups/:id': 'admin',
  'POST api/groups': 'admin',
  'PUT api/groups/:id': 'admin',
  'DELETE api/groups/:id': 'admin',
  'GET api/permissions': 'admin',
  'POST api/error-logs/browser': 'signed-in',
  'GET api/error-logs': 'admin',
  'GET api/error-logs/statistics': 'admin',
  'DELETE api/error-logs/destroy-all': 'admin',
  'DELETE api/error-logs/:id': 'admin',
  'GET api/administration-history': recorded,
  'GET api/administration-history/people': recorded,
  'GET api/documents/queue': 'admin',
  'GET api/system-health': 'admin',

  'GET api/company': 'signed-in',
  'PUT api/company': 'admin',
  'GET api/company/taxes': 'admin',
  'PUT api/company/taxes': 'admin',
  'POST api/company/logo': 'admin',
  'DELETE api/company/logo': 'admin',

  ...catalogue('bars'),
  ...catalogue('stock-items'),
  ...catalogue('components'),
  ...catalogue('customers'),
  ...catalogue('materials'),
  ...catalogue('mercosur-common-nomenclatures'),
  ...catalogue('processes'),
  ...catalogue('sheets'),
  ...catalogue('states'),
  ...catalogue('time-rules'),
  'POST api/time-rules/try': 'signed-in',

  'GET api/kits': 'signed-in',
  'GET api/kits/:id': 'signed-in',
  'POST api/kits': 'signed-in',
  'PUT api/kits/:id': 'signed-in',
  'DELETE api/kits/:id': 'signed-in',
  'POST api/orders/:id/insert-kit': editing,

  'GET api/jobs': 'signed-in',
  'GET api/search': 'signed-in',
  'GET api/status-flow': 'signed-in',
  'GET api/orders': 'signed-in',
  'GET api/orders/count': 'signed-in',
  'GET api/orders/page': 'signed-in',
  'GET api/order-list/events': 'signed-in',
  'GET api/order-owners': 'signed-in',
  'POST api/order-bulk/status': 'signed-in',
  'POST api/order-bulk/owner': 'signed-in',
  'POST api/order-bulk/taxes': 'signed-in',
  'POST api/price-impact': 'signed-in',
  'POST api/repricings': repricing,
  'GET api/repricings': 'signed-in',
  'GET api/repricings/:id': 'signed-in',
  'GET api/repricings/:id/quotes': 'signed-in',
  'POST api/repricings/:id/cancel': 'signed-in',
  'POST api/repricings/:id/retry': 'signed-in',
  'POST api/order-margins': costingMany,
  'GET api/order-views': 'signed-in',
  'POST api/order-views': 'signed-in',
  'PUT api/order-views/default': 'signed-in',
  'PUT api/order-views/:id': 'signed-in',
  'DELETE api/order-views/:id': 'signed-in',
  'POST api/orders': creating,
  'GET api/orders/:id': seeing,
  'PUT api/orders/:id': editing,
  'DELETE api/orders/:id': deleting,
  'POST api/orders/:id/duplicate': copying,
  'PUT api/orders/:id/on-markup-change': editing,
  'GET api/orders/:id/refresh': seeing,
  'PUT api/orders/:id/refresh': editing,
  'GET api/orders/:id/cutting': seeing,
  'GET api/orders/:id/cutting/pdf': seeing,
  'GET api/orders/:id/cutting/dxf': seeing,
  'POST api/orders/:id/cutting': editing,
  'PUT api/orders/:id/cutting/loss': editing,
  'GET api/cut-batches': 'sees-all',
  'GET api/cut-batches/orders': 'sees-all',
  'GET api/cut-batches/:id': 'sees-all',
  'GET api/cut-batches/:id/pdf': 'sees-all',
  'GET api/cut-batches/:id/dxf': 'sees-all',
  'POST api/cut-batches': 'sees-all',
  'POST api/cut-batches/:id/plan': 'sees-all',
  'PUT api/cut-batches/:id/orders': 'sees-all',
  'PUT api/cut-batches/:id/state': 'sees-all',
  'DELETE api/cut-batches/:id': 'sees-all',
  'GET api/cut-purchases': 'sees-all',
  'PUT api/cut-purchases/:id': 'sees-all',
  'GET api/exports/cut-batches/:id': 'sees-all',
  'PUT api/orders/:id/update-status': moving,
  'PUT api/orders/:id/lost-reason': editing,
  'GET api/orders/:id/history': seeing,
  'GET api/orders/:id/mails': seeing,
  'GET api/orders/:id/mail-draft': editing,
  'POST api/orders/:id/mails': editing,
  'POST api/orders/:id/mails/:mail_id/retry': editing,
  'POST api/orders/:id/mails/:mail_id/cancel': editing,
  'PUT api/orders/:id/customer-reminder': editing,
  'GET api/orders/:id/links': seeing,
  'POST api/orders/:id/links': editing,
  'PUT api/orders/:id/links/:link_id/withdraw': editing,
  'GET api/orders/:id/answers': seeing,
  'PUT api/orders/:id/answers/:answer_id/seen': editing,
  'GET api/orders/:id/events': seeing,
  'GET api/orders/:id/breaks': seeing,
  'POST api/orders/:id/live-totals': seeing,
  'GET api/orders/:id/changed-parts': seeing,
  'GET api/orders/:id/earlier-parts': seeing,
  'GET api/orders/:id/margins': costing,
  'GET api/orders/:id/markup-for-margin': costing,
  'GET api/orders/:id/taxes': seeing,
  'GET api/orders/:id/download-os': seeing,
  'DELETE api/orders/:id/remove-os': editing,
  'GET api/orders/:id/pdf': seeing,
  'GET api/orders/:id/pdf-sets': seeing,
  'GET api/orders/:id/pdf-parts': seeing,
  'GET api/orders/:id/documents/progress': seeing,
  'GET api/orders/:id/revisions': seeing,
  'GET api/orders/:id/revision-difference': seeing,
  'GET api/orders/:id/revision-difference/pdf': seeing,
  'GET api/orders/:id/revisions/:number': seeing,
  'POST api/orders/:id/revisions/:number/take-up': editing,
  'POST api/orders/:id/revisions/:number/print': editing,
  'GET api/orders/:id/revisions/:number/pdf': seeing,
  'GET api/orders/:id/revisions/:number/pdf-sets': seeing,
  'GET api/orders/:id/revisions/:number/pdf-parts': seeing,

  'GET api/exports/orders': 'signed-in',
  'GET api/exports/orders/:id': seeing,
  'GET api/exports/orders/:id/cutting': seeing,
  'GET api/exports/users': 'admin',
  'GET api/exports/groups': 'admin',
  'GET api/exports/error-logs': 'admin',
  'GET api/exports/kits': 'signed-in',
  'GET api/exports/time-rules/:id': 'signed-in',
  'GET api/exports/:catalogue': 'signed-in',

  'GET api/imports/:catalogue': 'signed-in',
  'GET api/imports/:catalogue/template': 'signed-in',
  'POST api/imports/time-rules/table': 'signed-in',
  'POST api/imports/:catalogue/preview': 'signed-in',
  'POST api/imports/:catalogue': 'signed-in',
  'GET api/imports/:id/undo': 'signed-in',
  'POST api/imports/:id/undo': 'signed-in',

  'POST api/sets': editing,
  'GET api/sets/:id': seeing,
  'POST api/sets/:id/update': editing,
  'POST api/sets/:id/picture-preview': editing,
  'DELETE api/sets/:id': editing,
  'GET api/sets/:id/pdf': seeing,

  'GET api/sets/:set_id/parts': seeing,
  'POST api/sets/:set_id/parts': editing,
  'PUT api/sets/:set_id/parts/order': editing,
  'PUT api/sets/:set_id/parts/:id': editing,
  'PATCH api/orders/:order_id/parts': editing,
  'POST api/orders/:id/transfer-parts': editing,
  'POST api/orders/:id/transfer-sets': editing,
  'POST api/upload-set-part': editing,
  'GET api/upload-set-part/waiting': 'signed-in',
  'GET api/set-parts/:id': seeing,
  'GET api/set-parts/:id/pdf': seeing,
  'GET api/set-parts/:id/suggestions': seeing,
  'GET api/set-parts/:id/contours': seeing,
  'PUT api/set-parts/:id/status': editing,
  'DELETE api/set-parts/:id': editing,
  'POST api/set-parts/calculateProcessValue': seeing,
  'POST api/set-parts/calculateProperties': seeing,

  'GET storage/*key': seeing,

  'GET p/:token': 'link',
  'GET p/:token/accept': 'link',
  'GET p/:token/refuse': 'link',
  'GET p/:token/ask': 'link',
  'GET p/:token/file': 'link',
  'GET p/:token/pdf': 'link',
  'GET p/:token/pictures/:place': 'link',
  'POST p/:token/accept': 'link',
  'POST p/:token/refuse': 'link',
  'POST p/:token/ask': 'link',
  'POST p/:token/file': 'link',
};
