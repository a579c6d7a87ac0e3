import { figureNamed, integer, shape, text } from '../../platform/shape.js';

/** A catalogue entry that a part is made of. */
export class ChoiceView extends shape({
  id: integer(),
  name: text(),
}) {}

/** A tax code with its IPI rate (percent) of today. */
export class NcmChoiceView extends shape({
  id: integer(),
  code: text(),
  ipi: figureNamed('ipi'),
}) {}

/** The choice with id and name alone, null where there is none. */
export function toChoice(entry: ChoiceView | null | undefined): ChoiceView | null {
  return entry ? { id: entry.id, name: entry.name } : null;
}

export function toNcm(ncm: NcmChoiceView | null | undefined): NcmChoiceView | null {
  return ncm ? { id: ncm.id, code: ncm.code, ipi: ncm.ipi } : null;
}
