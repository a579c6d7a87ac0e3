import type { OrderListItem } from '../../orders/list/order-list.view.js';
import { headings, orderWords } from '../exchange.texts.js';
import { momentCell, wallClockCell, columnsOf, type ListColumn } from './list-column.js';

const { text, whole, figure, moment } = columnsOf<OrderListItem>();

/** The orders list as a file. */
export const orderColumns: ListColumn<OrderListItem>[] = [
  whole(headings.number, ({ id }) => id),
  text(headings.type, 12, ({ type }) => orderWords.types[type]),
  text(headings.status, 22, ({ status }) => orderWords.statuses[status]),
  text(headings.customer, 36, ({ customer }) => customer?.name),
  text(headings.document, 20, ({ customer }) => customer?.cnpj ?? customer?.cpf),
  text(headings.state, 6, ({ customer }) => customer?.state?.abbreviation),
  text(headings.address, 36, ({ customer }) => customer?.address),
  text(headings.deliveryType, 14, ({ delivery_type }) => delivery_type),
  figure(headings.freight, 'delivery_value', ({ delivery_value }) => delivery_value),
  figure(headings.total, 'total', ({ total }) => total),
  whole(headings.sets, ({ sets_count }) => sets_count),
  whole(headings.parts, ({ parts_count }) => parts_count),
  moment(headings.deliveryDate, ({ delivery_date }) => wallClockCell(delivery_date)),
  moment(headings.validUntil, ({ valid_until }) => wallClockCell(valid_until)),
  text(headings.createdBy, 24, ({ created_by }) => created_by?.name),
  moment(headings.createdAt, ({ created_at }) => momentCell(created_at)),
  moment(headings.updatedAt, ({ updated_at }) => momentCell(updated_at)),
];
