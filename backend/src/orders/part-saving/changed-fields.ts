import { partFieldsWith } from '@forja/figures';
import { basisDifferences } from '../../pricing/domain/basis/basis-differences.js';
import { changesBetween } from '../history/order-history.service.js';
import { ruledProcesses } from '../repricing/domain/part-to-price.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';

/** What a request or a calculation changes of a part, its process rows and its price basis aside. */
const FIELDS = partFieldsWith('quoted', true);

/** The fields of the part that differ between two states of it; none where a save changes nothing. */
export function changedFields(before: LoadedPart, after: LoadedPart): string[] {
  const fields = Object.keys(changesBetween(fieldsOf(before), fieldsOf(after)));
  if (contoursOf(before) !== contoursOf(after)) fields.push('contours_out');
  if (processesOf(before) !== processesOf(after)) fields.push('processes');
  if (fields.length > 0 || !before.price_basis || !after.price_basis) return fields;
  const ruled = ruledProcesses(after);
  return basisDifferences(before.price_basis, after.price_basis, ruled).length > 0 ? ['refresh'] : [];
}

const fieldsOf = (part: LoadedPart): Record<string, unknown> =>
  Object.fromEntries(FIELDS.map((field) => [field, part[field]]));

const contoursOf = ({ cut_choice }: LoadedPart) => JSON.stringify(cut_choice?.out ?? []);

const processesOf = ({ processes }: LoadedPart) =>
  JSON.stringify(
    processes.map((row) => [row.process_id, row.time, row.final_value, row.setup, row.rule, row.exact_time]),
  );
