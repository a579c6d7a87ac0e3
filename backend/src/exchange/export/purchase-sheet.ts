import type { Actor } from '../../access/current-user.js';
import { countPieces, orderedName, partsOf, type CutPart } from '../../cutting/domain/cut-group.js';
import type { PlanOfGroup } from '../../cutting/plan-of-group.js';
import type { Purchase } from '../../cutting/domain/cut-figures.js';
import { seesCosts } from '../../orders/domain/visibility.js';
import { columnsOf, type ListColumn, toTable } from '../columns/list-column.js';
import { exchangeTexts } from '../exchange.texts.js';
import type { SheetThreads } from '../xlsx/sheet-threads.js';
import { fileName, type ExportedFile } from './send-file.js';

const { order: words, cutting } = exchangeTexts;

/** A sheet or bar to buy, and the group that it is for. */
interface PurchaseRow {
  material: string;
  thickness: number | null;
  purchase: Purchase;
}

const row = columnsOf<PurchaseRow>();

const columns: readonly ListColumn<PurchaseRow>[] = [
  row.text(words.material, 36, ({ material }) => material),
  row.figure(words.thickness, 'thickness', ({ thickness }) => thickness),
  row.text(cutting.item, 40, ({ purchase }) => orderedName(purchase.entry)),
  row.whole(words.quantity, ({ purchase }) => purchase.count),
  row.figure(cutting.weight, 'net_weight', ({ purchase }) => purchase.weight),
  row.text(cutting.supplier, 28, ({ purchase }) => purchase.entry.supplier),
];

/** Money, by today's prices of the catalogue. */
const costColumns: readonly ListColumn<PurchaseRow>[] = [
  row.figure(cutting.price, 'price_kg', ({ purchase }) => purchase.entry.price_kg),
  row.figure(words.totalValue, 'total', ({ purchase }) => purchase.value),
];

/** The pieces of one part on sheets or bars that are cut alike. */
interface PlanRow {
  material: string;
  thickness: number | null;
  item: string;
  /** Sheets or bars. */
  count: number;
  /** With the pieces on each of them. */
  part: CutPart;
}

const cut = columnsOf<PlanRow>();

const planColumns: readonly ListColumn<PlanRow>[] = [
  cut.text(words.material, 36, ({ material }) => material),
  cut.figure(words.thickness, 'thickness', ({ thickness }) => thickness),
  cut.text(cutting.item, 40, ({ item }) => item),
  cut.whole(cutting.alike, ({ count }) => count),
  cut.text(words.part, 36, ({ part }) => part.title),
  cut.text(words.set, 30, ({ part }) => part.set),
  cut.figure(words.width, 'width', ({ part }) => part.width),
  cut.figure(words.length, 'length', ({ part }) => part.length),
  cut.whole(cutting.each, ({ part }) => part.pieces),
  cut.whole(words.quantity, ({ count, part }) => count * part.pieces),
];

const planRows = ({ planned }: PlanOfGroup): PlanRow[] =>
  planned?.plan.cuts.flatMap(({ stock, count, placed }) => {
    const { name: material, thickness } = planned.group;
    const item = planned.group.stock[stock]?.name ?? '';
    const parts = partsOf(planned.group, countPieces([{ placed, count: 1 }]));
    return parts.map((part) => ({ material, thickness, item, count, part }));
  }) ?? [];

/** The list of purchases by the plan of an order or a batch, which its user may see; prices for users who see costs. */
export function purchaseFile(
  name: string,
  groups: readonly PlanOfGroup[],
  { threads, actor }: { threads: SheetThreads; actor: Actor },
): ExportedFile {
  const rows = groups.flatMap(({ group: { name, thickness }, figures }) =>
    (figures?.purchases ?? []).map((purchase): PurchaseRow => ({ material: name, thickness, purchase })),
  );
  const shown = seesCosts(actor) ? [...columns, ...costColumns] : columns;
  return {
    name: fileName(name),
    content: threads.writeSheets([
      toTable(cutting.sheet, shown, rows),
      toTable(cutting.plan, planColumns, groups.flatMap(planRows)),
    ]),
  };
}
