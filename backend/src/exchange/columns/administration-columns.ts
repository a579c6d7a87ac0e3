import type { GroupView } from '../../access/groups/group.views.js';
import type { ListedUserView } from '../../access/users/user.views.js';
import type { ErrorLogView } from '../../error-log/error-log.dto.js';
import { exchangeTexts, headings } from '../exchange.texts.js';
import { momentCell, columnsOf, type ListColumn } from './list-column.js';

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
