import { ownFields, storedRow } from '../parts/parts.repository.js';
import { pickFields } from '@forja/figures';
import { Injectable } from '@nestjs/common';
import { FilesService } from '../../files/files.service.js';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { ORDER_TERMS } from '../domain/order-terms.js';
import type { Order } from '../order.entity.js';
import { choiceIds } from '../../pricing/domain/basis/catalogue-figures.js';
import { OrdersRepository } from '../orders.repository.js';
import { named, type Choices } from '../part-rows/choices.js';
import { ChoicesRepository } from '../part-rows/choices.repository.js';
import type { LoadedProcess } from '../part-rows/loaded-part.js';
import { fileIdsOf } from '../part-rows/part-files.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import type { LoadedSet } from '../sets/loaded-set.js';
import { OrderSet } from '../sets/order-set.entity.js';
import type { OrderTree, PartTree, SetTree } from '../tree/order-tree.js';

/** All rows inside of an order. */
interface ContentRows {
  sets: RowOf<OrderSet>[];
  parts: RowOf<SetPart>[];
  processes: Omit<RowOf<PartProcess>, 'id'>[];
}

/** The fields by which a row that stays is recognized, and those of it that stay. */
type StayingRow = Pick<RowOf<SetPart>, 'id' | 'status' | 'version' | 'content_file_id'>;
type StayingPart = StayingRow & Pick<RowOf<SetPart>, 'previous_file_id' | 'secondary_file_id'>;

const STAYING = ['id', 'status', 'version', 'content_file_id'] as const;

type Files = ReadonlyMap<number, number>;

/** Gives an order contents that it had before. The caller has opened the transaction and locked the order. */
@Injectable()
export class OrderContents {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersRepository,
    private readonly choices: ChoicesRepository,
    private readonly files: FilesService,
  ) {}

  /**
   * Puts the tree's sets and parts, with their ids, values, price bases and locks, and its terms in the place of the
   * order's own. What is finished on the shop floor stays so. A catalogue entry that is gone leaves its choice empty.
   * @param tree on file rows that stay where they are: the order gets rows of its own
   */
  async replace(order: Order, tree: OrderTree): Promise<void> {
    const before = await this.staying(order.id);
    const parts = tree.sets.flatMap((set) => set.parts);
    const files = await this.files.copyRows(fileIds(tree.sets), order.id);
    const setIds = tree.sets.map((set) => set.ncm_id);
    const known = await this.choices.load(
      parts,
      parts.flatMap(({ processes }) => processes),
    );
    const ncm = await this.choices.ncms(setIds, known.ncm);
    const choices = { ...known, ncm };
    const [sets, stored] = [byId(before.sets), byId(before.parts)];
    await this.replaceRows(order.id, {
      sets: tree.sets.map((set) => setRow(set, sets.get(set.id), { choices, files })),
      parts: parts.map((part) => partRow(part, stored.get(part.id), { choices, files })),
      processes: parts.flatMap((part) => part.processes.map((row) => processRow(row, choices))),
    });
    await this.orders.update(order.id, {
      ...pickFields(tree, [...ORDER_TERMS, 'tax_basis']),
      customer_id: await this.knownCustomer(tree.customer_id),
      version: order.version + 1,
      updated_at: new Date().toISOString(),
    });
    await this.files.release([
      ...before.sets.map((set) => set.content_file_id),
      ...before.parts.flatMap(fileIdsOf),
    ]);
  }

  private async staying(orderId: number): Promise<{ sets: StayingRow[]; parts: StayingPart[] }> {
    const { manager } = this.db;
    const values = [orderId];
    const sets = await plainRows(manager, OrderSet, {
      condition: 'WHERE order_id = ?',
      values,
      columns: STAYING,
    });
    const parts = await plainRows(manager, SetPart, {
      condition: 'WHERE set_id IN (SELECT id FROM order_sets WHERE order_id = ?)',
      values,
      columns: [...STAYING, 'previous_file_id', 'secondary_file_id'] as const,
    });
    return { sets, parts };
  }

  /** Puts these rows, which keep their ids, in the place of all that the order holds. */
  private async replaceRows(orderId: number, { sets, parts, processes }: ContentRows): Promise<void> {
    const { manager } = this.db;
    await manager.delete(OrderSet, { order_id: orderId });
    if (sets.length > 0) await insertRows(manager, OrderSet, sets);
    if (parts.length > 0) await insertRows(manager, SetPart, parts);
    if (processes.length > 0) await insertRows(manager, PartProcess, processes);
  }

  private async knownCustomer(id: number | null): Promise<number | null> {
    return id !== null && (await this.choices.icmsOf(id)) !== null ? id : null;
  }
}

interface Present {
  choices: Choices;
  files: Files;
}

const fileIds = (sets: readonly LoadedSet[]): number[] => {
  const used = sets.flatMap((set) => [set.content_file_id, ...set.parts.flatMap(fileIdsOf)]);
  return [...new Set(used.filter((id) => id !== null))];
};

const byId = <R extends { id: number }>(rows: readonly R[]) => new Map(rows.map((row) => [row.id, row]));

const copyOf = (files: Files, id: number | null) => (id === null ? null : (files.get(id) ?? null));

/** One above what it was and what it is: a form that is open on either of them learns of it. */
const nextVersion = (frozen: number, present: StayingRow | undefined) =>
  Math.max(frozen, present?.version ?? 0) + 1;

function setRow(set: SetTree, present: StayingRow | undefined, { choices, files }: Present): RowOf<OrderSet> {
  const { ncm, content_file, parts, amounts, ...row } = set;
  return {
    ...row,
    ncm_id: named(choices.ncm, row.ncm_id)?.id ?? null,
    content_file_id: copyOf(files, row.content_file_id),
    status: present?.status ?? row.status,
    version: nextVersion(row.version, present),
  };
}

function partRow(
  { line: _line, ...part }: PartTree,
  present: StayingRow | undefined,
  { choices, files }: Present,
): RowOf<SetPart> {
  const row = ownFields(part);
  return {
    ...row,
    ...choiceIds((choice) => named<{ id: number }>(choices[choice], row[`${choice}_id`])?.id ?? null),
    operation_id: named(choices.operation, row.operation_id)?.id ?? null,
    content_file_id: copyOf(files, row.content_file_id),
    previous_file_id: copyOf(files, row.previous_file_id),
    secondary_file_id: copyOf(files, row.secondary_file_id),
    status: present?.status ?? row.status,
    version: nextVersion(row.version, present),
  };
}

const processRow = (row: LoadedProcess, choices: Choices): Omit<RowOf<PartProcess>, 'id'> => ({
  ...storedRow(row),
  process_id: named(choices.process, row.process_id)?.id ?? null,
});
