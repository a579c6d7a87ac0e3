import type { Actor } from '../../access/current-user.js';
import type { OrderReader } from '../../orders/tree/order-reader.service.js';
import type { SheetThreads } from '../xlsx/sheet-threads.js';
import { fileName, type ExportedFile } from './send-file.js';
import type { OrderTree, PartTree, SetTree } from '../../orders/tree/order-tree.js';
import {
  formatOf,
  MOMENT,
  momentCell,
  TEXT,
  wallClockCell,
  columnsOf,
  type ListColumn,
  toTable,
} from '../columns/list-column.js';
import type { OrderAmounts } from '../../pricing/domain/order/order-amounts.js';
import { usedIpi } from '../../pricing/domain/basis/used-rates.js';
import { invoiceRows } from '../nfe/invoice-rows.js';
import { invoiceColumns } from './invoice-sheet.js';
import { exchangeTexts, headings, orderWords } from '../exchange.texts.js';
import type { CellValue, Sheet } from '../xlsx/cells.js';

const { order: words, sheets } = exchangeTexts;

interface PartOfSet {
  set: SetTree;
  part: PartTree;
  /** Its place in the set, from 1. */
  place: number;
}

const set = columnsOf<SetTree>();

const setColumns: ListColumn<SetTree>[] = [
  set.text(words.set, 36, ({ name }) => name),
  set.text(words.reference, 18, ({ reference }) => reference),
  set.whole(words.quantity, ({ quantity }) => quantity),
  set.whole(headings.parts, ({ parts }) => parts.length),
  set.figure(words.setValue, 'final_value', ({ amounts }) => amounts.unit.final_value),
  set.figure(words.totalValue, 'final_value', ({ amounts }) => amounts.total.final_value),
  set.figure(words.ipiValue, 'total_ipi_value', ({ amounts }) => amounts.total.ipi),
  set.figure(words.icmsValue, 'total_icms_value', ({ amounts }) => amounts.total.icms),
  set.figure(words.grossWeight, 'gross_weight', ({ amounts }) => amounts.total.gross_weight),
  set.figure(words.netWeight, 'net_weight', ({ amounts }) => amounts.total.net_weight),
  set.text(words.remarks, 40, ({ obs }) => obs),
];

const row = columnsOf<PartOfSet>();

/** The stock that the part is made of: the one that it names. */
const madeOf = ({ sheet, bar, component }: PartTree) => (sheet ?? bar ?? component)?.name;

const partColumns: ListColumn<PartOfSet>[] = [
  row.text(words.set, 30, ({ set }) => set.name),
  row.whole(words.setQuantity, ({ set }) => set.quantity),
  row.whole(words.place, ({ place }) => place),
  row.text(words.part, 36, ({ part }) => part.title),
  row.text(words.reference, 18, ({ part }) => part.reference),
  row.text(words.material, 26, ({ part }) => part.material?.name),
  row.text(words.stock, 30, ({ part }) => madeOf(part)),
  row.figure(words.thickness, 'thickness', ({ part }) => part.thickness),
  row.figure(words.width, 'width', ({ part }) => part.width),
  row.figure(words.length, 'length', ({ part }) => part.length),
  row.whole(words.quantity, ({ part }) => part.line.quantity),
  row.figure(words.unitValue, 'unit_value', ({ part }) => part.line.unit_value),
  row.figure(words.totalValue, 'final_value', ({ part }) => part.line.total_value),
  row.figure(words.grossWeight, 'gross_weight', ({ part }) => part.line.gross_weight),
  row.figure(words.netWeight, 'net_weight', ({ part }) => part.line.net_weight),
  row.text(words.ncm, 14, ({ part }) => part.ncm?.code),
  row.figure(words.ipi, 'ipi', ({ part }) => (part.ncm ? usedIpi(part.price_basis) : null)),
  row.text(words.processes, 40, ({ part }) => processNames(part)),
  row.text(words.remarks, 40, ({ part }) => part.obs),
];

const processNames = ({ processes }: PartTree) =>
  processes.flatMap(({ process }) => process?.title ?? []).join(', ');

const MONEY = formatOf('total');
const WEIGHT = formatOf('gross_weight');

const DAY = 'dd/mm/yyyy';

function taxFacts({ taxes, reform }: OrderAmounts): [name: string, value: CellValue, format: string][] {
  if (!taxes) return [];
  return [
    [words.reformValue, reform, MONEY],
    [words.taxDay, wallClockCell(taxes.day), DAY],
  ];
}

/** Facts about the whole order: a name, a value and its format. */
function facts(order: OrderTree): [name: string, value: CellValue, format: string][] {
  const { customer, amounts } = order;
  return [
    [headings.number, order.id, '0'],
    [headings.type, orderWords.types[order.type], TEXT],
    [headings.status, orderWords.statuses[order.status], TEXT],
    [headings.customer, customer?.name ?? null, TEXT],
    [headings.document, customer?.cnpj ?? customer?.cpf ?? null, TEXT],
    [headings.state, customer?.state?.abbreviation ?? null, TEXT],
    [headings.createdBy, order.created_by?.name ?? null, TEXT],
    [headings.createdAt, momentCell(order.created_at), MOMENT],
    [headings.deliveryDate, wallClockCell(order.delivery_date), MOMENT],
    [words.leadTime, order.estimated_delivery_date, TEXT],
    [words.payment, order.payment_obs, TEXT],
    [words.markup, order.markup, formatOf('markup')],
    [words.partsTotal, amounts.parts, MONEY],
    [words.ipiValue, amounts.ipi, MONEY],
    ...taxFacts(amounts),
    [words.icmsValue, amounts.icms, MONEY],
    [headings.freight, amounts.freight, MONEY],
    [words.service, amounts.service, MONEY],
    [words.discount, amounts.discount, MONEY],
    [headings.total, amounts.total, MONEY],
    [words.grossWeight, amounts.gross_weight, WEIGHT],
    [words.netWeight, amounts.net_weight, WEIGHT],
  ];
}

function summary(order: OrderTree): Sheet {
  const rows = facts(order);
  return {
    name: sheets.summary,
    columns: [
      { heading: words.fact, width: 26 },
      { heading: words.value, width: 44 },
    ],
    rows: rows.map(([name, value]) => [name, value]),
    formats: rows.map(([, , format], index) => ({ row: index, column: 1, format })),
  };
}

/**
 * A whole order as tables: what it is and amounts to, its sets, its parts with the figures of the values table, and, where its taxes
 * are computed for a day, the lines of its invoice. Pure.
 */
export function orderSheets(order: OrderTree): Sheet[] {
  const parts = order.sets.flatMap((set) =>
    set.parts.map((part, index) => ({ set, part, place: index + 1 })),
  );
  return [
    summary(order),
    toTable(sheets.sets, setColumns, order.sets),
    toTable(sheets.parts, partColumns, parts),
    ...(order.tax_basis ? [toTable(sheets.invoice, invoiceColumns, invoiceRows(order))] : []),
  ];
}

/** One quote or order as a file. @throws NotFound where this user does not see it */
export async function orderFile(
  { reader, threads }: { reader: OrderReader; threads: SheetThreads },
  actor: Actor,
  id: number,
): Promise<ExportedFile> {
  const order = await reader.getTree(actor, id);
  const name = fileName(exchangeTexts.orderFile(order.type, order.id));
  return { name, content: threads.writeSheets(orderSheets(order)) };
}
