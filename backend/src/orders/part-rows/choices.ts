import { byName } from '@forja/figures';
import type { RowOf } from '../../platform/database/plain-rows.js';
import { CatalogueFigures, ENTRY_KINDS } from '../../pricing/domain/basis/catalogue-figures.js';
import type { BasisBar, BasisComponent, BasisSheet } from '../../pricing/domain/basis/price-basis.js';
import type { RuleVersions } from '../../pricing/domain/minutes/time-rule.js';
import type { Operation } from '../../pricing/domain/taxes/operation.js';
import { namedOperation } from '../../pricing/domain/taxes/operations.js';
import type { PartProcess } from '../parts/part-process.entity.js';
import type { SetPart } from '../parts/set-part.entity.js';
import type { LoadedFile, LoadedNcm, LoadedPart, Named, NamedMaterial, NamedProcess } from './loaded-part.js';

/** Rows by id. */
export type Lookup<R> = ReadonlyMap<number, R>;

/** Everything that some parts name, with today's figures: each entry once, however many parts name it. */
export interface Choices {
  material: Lookup<NamedMaterial>;
  sheet: Lookup<Named<BasisSheet>>;
  bar: Lookup<Named<BasisBar>>;
  component: Lookup<Named<BasisComponent>>;
  process: Lookup<NamedProcess>;
  ncm: Lookup<LoadedNcm>;
  operation: Lookup<Operation>;
  file: Lookup<LoadedFile>;
  /** Versions of rules: those that price bases name, and the newest of the processes. */
  rules: RuleVersions;
}

export const NO_CHOICES: Choices = byName([...ENTRY_KINDS, 'file', 'rules'], () => new Map<number, never>());

/** A process row's columns; it has no id before it is stored. */
export type ProcessRow = Omit<RowOf<PartProcess>, 'id'> & { id?: number };

/** A part's row beside what its price takes from its set. */
export type RowInSet = RowOf<SetPart> & Pick<LoadedPart, 'set_quantity'>;

/** The part's row with what it names beside it. The rows themselves get it: a large order is not copied for it. */
export function attached(part: RowInSet, rows: readonly ProcessRow[], choices: Choices): LoadedPart {
  return Object.assign(part, {
    material: named(choices.material, part.material_id),
    sheet: named(choices.sheet, part.sheet_id),
    bar: named(choices.bar, part.bar_id),
    component: named(choices.component, part.component_id),
    ncm: named(choices.ncm, part.ncm_id),
    operation: named(choices.operation, namedOperation(part)),
    content_file: named(choices.file, part.content_file_id),
    previous_file: named(choices.file, part.previous_file_id),
    secondary_file: named(choices.file, part.secondary_file_id),
    processes: rows.map((row) => Object.assign(row, { process: named(choices.process, row.process_id) })),
    rules: choices.rules,
  });
}

/** The entries in the form in which a calculation asks for them. */
export const catalogueFigures = (choices: Choices): CatalogueFigures =>
  new CatalogueFigures(choices, choices.rules);

/** The row that an id names, null where it names none. */
export const named = <R>(rows: Lookup<R>, id: number | null): R | null =>
  id === null ? null : (rows.get(id) ?? null);

/** The rows by a key, each group in the order of the rows. */
export function grouped<R>(rows: readonly R[], key: (row: R) => number): Map<number, R[]> {
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
