import { Injectable } from '@nestjs/common';
import { FilesService } from '../../files/files.service.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import type { Order } from '../order.entity.js';
import { OrdersRepository } from '../orders.repository.js';
import { named, type Choices } from '../part-rows/choices.js';
import { ChoicesRepository } from '../part-rows/choices.repository.js';
import type { LoadedPart, LoadedProcess } from '../part-rows/loaded-part.js';
import { fileIdsOf } from '../part-rows/part-files.js';
import type { PartProcess } from '../parts/part-process.entity.js';
import type { SetPart } from '../parts/set-part.entity.js';
import type { LoadedSet } from '../sets/loaded-set.js';
import type { OrderSet } from '../sets/order-set.entity.js';
import type { OrderTree, PartTree, SetTree } from '../tree/order-tree.js';
import { OrderContentsRepository, type StayingRow } from './order-contents.repository.js';

/** What of an order itself comes back with its contents. */
const TERMS = [
  'delivery_type',
  'delivery_value',
  'service_value',
  'discount',
  'markup',
  'delivery_date',
  'estimated_delivery_date',
  'payment_obs',
  'validity_days',
  'quote_obs',
  'breaks',
] as const satisfies readonly (keyof Order)[];

type Files = ReadonlyMap<number, number>;

/** Gives an order contents that it had before. The caller has opened the transaction and locked the order. */
@Injectable()
export class OrderContents {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly contents: OrderContentsRepository,
    private readonly choices: ChoicesRepository,
    private readonly files: FilesService,
  ) {}

  /**
   * Puts the tree's sets and parts, with their ids, values, price bases and locks, and its terms in the place of the
   * order's own. What is finished on the shop floor stays so. A catalogue entry that is gone leaves its choice empty.
   * @param tree on file rows that stay where they are: the order gets rows of its own
   */
  async replace(order: Order, tree: OrderTree): Promise<void> {
    const before = await this.contents.staying(order.id);
    const parts = tree.sets.flatMap((set) => set.parts);
    const files = await this.files.copyRows(fileIds(tree.sets), order.id);
    const setIds = tree.sets.map((set) => set.ncm_id);
    const known = await this.choices.of(
      parts,
      parts.flatMap(({ processes }) => processes),
    );
    const ncms = await this.choices.ncms(setIds, known.ncms);
    const choices = { ...known, ncms };
    const [sets, stored] = [byId(before.sets), byId(before.parts)];
    await this.contents.replace(order.id, {
      sets: tree.sets.map((set) => setRow(set, sets.get(set.id), { choices, files })),
      parts: parts.map((part) => partRow(part, stored.get(part.id), { choices, files })),
      processes: parts.flatMap((part) => part.processes.map((row) => processRow(row, choices))),
    });
    const terms = Object.fromEntries(TERMS.map((field) => [field, tree[field]])) as Pick<
      Order,
      (typeof TERMS)[number]
    >;
    await this.orders.update(order.id, {
      ...terms,
      customer_id: await this.knownCustomer(tree.customer_id),
      version: order.version + 1,
      updated_at: new Date().toISOString(),
    });
    await this.files.release([
      ...before.sets.map((set) => set.content_file_id),
      ...before.parts.flatMap(fileIdsOf),
    ]);
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
    ncm_id: named(choices.ncms, row.ncm_id)?.id ?? null,
    content_file_id: copyOf(files, row.content_file_id),
    status: present?.status ?? row.status,
    version: nextVersion(row.version, present),
  };
}

function partRow(
  part: PartTree,
  present: StayingRow | undefined,
  { choices, files }: Present,
): RowOf<SetPart> {
  const row = ownColumns(part);
  return {
    ...row,
    material_id: named(choices.materials, row.material_id)?.id ?? null,
    sheet_id: named(choices.sheets, row.sheet_id)?.id ?? null,
    bar_id: named(choices.bars, row.bar_id)?.id ?? null,
    component_id: named(choices.components, row.component_id)?.id ?? null,
    ncm_id: named(choices.ncms, row.ncm_id)?.id ?? null,
    content_file_id: copyOf(files, row.content_file_id),
    previous_file_id: copyOf(files, row.previous_file_id),
    secondary_file_id: copyOf(files, row.secondary_file_id),
    status: present?.status ?? row.status,
    version: nextVersion(row.version, present),
  };
}

/** The part's own columns, without what was loaded beside them. */
function ownColumns(part: PartTree): RowOf<SetPart> {
  const { line, processes, material, sheet, bar, component, ...rest } = part satisfies LoadedPart;
  const { ncm, content_file, previous_file, secondary_file, set_quantity, rules, ...row } = rest;
  return row;
}

const processRow = (
  { part_id, position, process_id, time, final_value, setup, rule, exact_time, typed_value }: LoadedProcess,
  choices: Choices,
): Omit<RowOf<PartProcess>, 'id'> => ({
  part_id,
  position,
  process_id: named(choices.processes, process_id)?.id ?? null,
  time,
  final_value,
  setup,
  rule,
  exact_time,
  typed_value,
});
