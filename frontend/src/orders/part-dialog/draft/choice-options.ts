import { texts } from '../../../i18n';
import { formatFigure, type SelectOption } from '../../../ui';
import { filledSides } from '../../data/drawn-part';
import type { PartType } from '../../data/types';
import type { PartDraft } from './part-payload';

const { materialGroups } = texts.catalogue;
type MaterialGroup = keyof typeof materialGroups;

/** A catalogue entry that a part is made of, with the NCM that it suggests; sizes in mm. */
export interface ChoiceRow {
  id: number;
  name: string;
  ncm_id?: number | null;
  thickness?: number;
  width?: number;
  length?: number;
  specification?: string | null;
  group?: MaterialGroup | null;
  material?: { name: string; ncm_id?: number | null; group?: MaterialGroup | null };
}

type ChoiceField = 'material_id' | 'sheet_id' | 'bar_id' | 'component_id';

export interface ChoiceKind {
  field: ChoiceField;
  catalogue: 'materials' | 'sheets' | 'bars' | 'components';
  optionOf: (row: ChoiceRow) => SelectOption;
}

/** A name that says its sizes already does not say them twice. */
const withSizes = (name: string, sizes: string): string =>
  /\d\s*[×x]\s*\d/i.test(name) ? name : `${name} · ${sizes}`;

/** Words by which a material is searched, besides its own name: 'aço carbono' finds an A36. */
const groupWords = (group: MaterialGroup | null | undefined): string => (group ? materialGroups[group] : '');

const materialWords = (material: ChoiceRow['material']): string =>
  material ? `${material.name} ${groupWords(material.group)}` : '';

const sheetOption = (row: ChoiceRow): SelectOption => {
  const { id, name, thickness, width, length } = row;
  const sizes = [
    formatFigure('sheet_thickness', thickness, { bare: true }),
    formatFigure('sheet_width', width, { bare: true, decimals: 'needed' }),
    formatFigure('sheet_length', length, { bare: true, decimals: 'needed' }),
  ].join(' × ');
  return { id, label: withSizes(name, sizes), detail: `${sizes} ${materialWords(row.material)}` };
};

const barOption = (row: ChoiceRow): SelectOption => {
  const { id, name, length } = row;
  return { id, label: name, detail: formatFigure('bar_length', length, { bare: true, decimals: 'needed' }) };
};

const componentOption = (row: ChoiceRow): SelectOption => {
  const { id, name, specification } = row;
  return { id, label: specification ? `${name} · ${specification}` : name };
};

/** The catalogue that each type chooses from; processes choose nothing. */
export const CHOICES: Readonly<Record<Exclude<PartType, 'process'>, ChoiceKind>> = {
  material: {
    field: 'material_id',
    catalogue: 'materials',
    optionOf: ({ id, name, group }) => ({ id, label: name, detail: groupWords(group) }),
  },
  sheet: { field: 'sheet_id', catalogue: 'sheets', optionOf: sheetOption },
  bar: { field: 'bar_id', catalogue: 'bars', optionOf: barOption },
  component: { field: 'component_id', catalogue: 'components', optionOf: componentOption },
};

/** The NCM that a catalogue entry stands for; a sheet's is its material's. */
const ncmOf = (row: ChoiceRow | undefined): number | null => row?.ncm_id ?? row?.material?.ncm_id ?? null;

/** Whether the part's NCM is what its choice suggested, so that it goes with the choice. */
export const followsChoice = (part: PartDraft, choice: ChoiceRow | undefined): boolean =>
  part.ncm_id === null || part.ncm_id === ncmOf(choice);

/**
 * The changes of a new choice: itself, the thickness, which is a sheet's own, the NCM, save one that is the part's own, and
 * sides that the part's DXF has and that were not typed.
 * @param part is of the type that it chooses for
 * @param former what was chosen until now
 */
export const chosen = (
  part: PartDraft,
  field: ChoiceField,
  row: ChoiceRow | undefined,
  former?: ChoiceRow,
): Partial<PartDraft> => ({
  [field]: row?.id ?? null,
  ...(row && followsChoice(part, former) && { ncm_id: ncmOf(row) }),
  ...(row && field === 'sheet_id' && row.thickness !== undefined && { thickness: row.thickness }),
  ...(row && filledSides(part, former)),
});
