import type { RuleDriver } from '@forja/figures';
import type { GroupView } from '../../access/groups/group.views.js';
import type { ListedUserView } from '../../access/users/user.views.js';
import type { ErrorLogView } from '../../error-log/error-log.dto.js';
import type { OrderListItem } from '../../orders/list/order-list.view.js';
import { GROUP_NAMES } from '../../pricing/domain/minutes/minutes-texts.js';
import type { RuleRow } from '../../pricing/domain/minutes/time-rule.js';
import { exchangeTexts, headings, orderWords } from '../exchange.texts.js';
import { momentCell, wallClockCell, columnsOf, type ListColumn } from './list-column.js';

const order = columnsOf<OrderListItem>();

/** The orders list as a file. */
export const orderColumns: ListColumn<OrderListItem>[] = [
  order.whole(headings.number, ({ id }) => id),
  order.text(headings.type, 12, ({ type }) => orderWords.types[type]),
  order.text(headings.status, 22, ({ status }) => orderWords.statuses[status]),
  order.text(headings.customer, 36, ({ customer }) => customer?.name),
  order.text(headings.document, 20, ({ customer }) => customer?.cnpj ?? customer?.cpf),
  order.text(headings.state, 6, ({ customer }) => customer?.state?.abbreviation),
  order.text(headings.address, 36, ({ customer }) => customer?.address),
  order.text(headings.deliveryType, 14, ({ delivery_type }) => delivery_type),
  order.figure(headings.freight, 'delivery_value', ({ delivery_value }) => delivery_value),
  order.figure(headings.total, 'total', ({ total }) => total),
  order.whole(headings.sets, ({ sets_count }) => sets_count),
  order.whole(headings.parts, ({ parts_count }) => parts_count),
  order.moment(headings.deliveryDate, ({ delivery_date }) => wallClockCell(delivery_date)),
  order.moment(headings.validUntil, ({ valid_until }) => wallClockCell(valid_until)),
  order.text(headings.createdBy, 24, ({ created_by }) => created_by?.name),
  order.moment(headings.createdAt, ({ created_at }) => momentCell(created_at)),
  order.moment(headings.updatedAt, ({ updated_at }) => momentCell(updated_at)),
];

const { rule: text } = exchangeTexts;

const row = columnsOf<RuleRow>();

/** A rule's table as its form has it: what is exported comes back unchanged. */
export const ruleColumns = (driver: RuleDriver): ListColumn<RuleRow>[] => [
  row.text(text.group, 24, ({ group }) => (group === null ? text.allGroups : GROUP_NAMES[group])),
  row.figure(text.from, 'thickness', ({ from }) => from),
  row.figure(text.to, 'thickness', ({ to }) => to),
  row.figure(text.speed, 'rule_speed', ({ speed }) => speed),
  ...(driver === 'cut'
    ? [row.figure(text.pierce, 'pierce_time', ({ pierce_seconds }) => pierce_seconds)]
    : []),
];

const yesNo = (flag: boolean) => (flag ? exchangeTexts.yes : exchangeTexts.no);
const names = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ');

const user = columnsOf<ListedUserView>();

/** The list of users as a file. */
export const userColumns: ListColumn<ListedUserView>[] = [
  user.text(headings.name, 30, ({ name }) => name),
  user.text(headings.email, 34, ({ email }) => email),
  user.text(headings.admin, 15, ({ admin }) => yesNo(admin)),
  user.text(headings.enabled, 8, ({ enabled }) => yesNo(enabled)),
  user.text(headings.awaiting, 22, ({ awaiting_approval }) => yesNo(awaiting_approval)),
  user.text(headings.groups, 34, ({ groups }) => names(groups)),
  user.moment(headings.createdAt, ({ created_at }) => momentCell(created_at)),
];

const group = columnsOf<GroupView>();

/** The list of groups as a file. */
export const groupColumns: ListColumn<GroupView>[] = [
  group.text(headings.name, 30, ({ name }) => name),
  group.text(headings.users, 50, ({ users }) => names(users)),
  group.text(headings.permissions, 60, ({ permissions }) => permissions.map(({ title }) => title).join(', ')),
];

const entry = columnsOf<ErrorLogView>();

/** The error log as a file. */
export const errorColumns: ListColumn<ErrorLogView>[] = [
  entry.moment(headings.when, ({ created_at }) => momentCell(created_at)),
  entry.text(headings.level, 12, ({ level }) => exchangeTexts.errorLevels[level]),
  entry.text(headings.message, 60, ({ message }) => message),
  entry.text(headings.exception, 24, ({ exception }) => exception),
  entry.text(headings.method, 10, ({ method }) => method),
  entry.text(headings.url, 50, ({ url }) => url),
  entry.text(headings.user, 24, ({ user }) => user?.name),
  entry.text(headings.email, 30, ({ user }) => user?.email),
  entry.text(headings.ip, 16, ({ ip }) => ip),
];
