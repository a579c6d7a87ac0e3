import { grid as text, parts } from '../../../i18n/orders';
import { ncmOption } from '../../../ui/fields/ncm-option';
import { type ChoiceRow, CHOICES, chosen, type ChoiceKind } from '../../part-dialog/draft/choice-options';
import type { PartDraft } from '../../part-dialog/draft/part-payload';
import { maskNcm } from '../../../ui/format';
import type { PartType } from '../../data/types';
import type { Catalogues, CellOption, GridColumn } from './column';
import { wordCells } from './column-kinds';
import { readName, readShortName } from './names';

type ChoosingType = Exclude<PartType, 'process'>;

const TYPES = Object.keys(CHOICES) as ChoosingType[];

const kindOf = ({ type }: PartDraft): ChoiceKind | null =>
  type === null || type === 'process' ? null : CHOICES[type];

/** Chooses the entry, and for a part without a type the type that it stands for. */
const choosing = (type: ChoosingType, row: ChoiceRow, catalogues: Catalogues) => (part: PartDraft) => {
  const { field, catalogue } = CHOICES[type];
  const former = catalogues[catalogue]?.find(({ id }) => id === part[field]);
  const typed = { ...part, type };
  return { ...typed, ...chosen(typed, field, row, former) };
};

const optionsOf = (type: ChoosingType, catalogues: Catalogues): CellOption[] | undefined => {
  const { catalogue, optionOf } = CHOICES[type];
  return catalogues[catalogue]?.map((row) => {
    const { label, detail } = optionOf(row);
    return { label, detail, aliases: [row.name], change: choosing(type, row, catalogues) };
  });
};

/** The entries of all four catalogues, those of one type before the others. */
const allChoices = (catalogues: Catalogues, first?: PartType | null): CellOption[] | undefined => {
  const types = TYPES.toSorted((one, other) => Number(other === first) - Number(one === first));
  const all = types.map((type) => optionsOf(type, catalogues));
  return all.every((options) => options !== undefined) ? all.flat() : undefined;
};

/** The options of what a part is made of: entries of its type's catalogue, of all four while it has no type. */
const choicesOf = (part: PartDraft, catalogues: Catalogues): CellOption[] | undefined => {
  if (part.type !== null && part.type !== 'process') return optionsOf(part.type, catalogues);
  return allChoices(catalogues);
};

const labelOfChoice = (part: PartDraft, catalogues: Catalogues): string => {
  const kind = kindOf(part);
  const id = kind && part[kind.field];
  if (kind === null || id === null) return '';
  const row = catalogues[kind.catalogue]?.find((each) => each.id === id);
  return row ? kind.optionOf(row).label : (part[part.type as ChoosingType]?.name ?? '');
};

/** The material, sheet, bar or component that a part is made of. */
export const choiceColumn: GridColumn = {
  ...wordCells('choice', 224, labelOfChoice),
  fields: ['material_id', 'sheet_id', 'bar_id', 'component_id'],
  readOnly: ({ type }) => (type === 'process' ? text.noChoice : null),
  read: (written, part, catalogues) => {
    const kind = kindOf(part);
    if (written.trim() === '') {
      return { change: (draft) => ({ ...draft, ...(kind && { [kind.field]: null }) }) };
    }
    // Two entries may have one name: the part's own stays what it is.
    if (written.trim() === labelOfChoice(part, catalogues)) return { change: (draft) => draft };
    const own = choicesOf(part, catalogues);
    const of = text.catalogues[kind?.catalogue ?? 'any'];
    const reading = readName(written, own, of);
    if ('change' in reading || reading.unread) return reading;
    // A name of another catalogue brings its type.
    const other = readName(written, allChoices(catalogues), of);
    return 'change' in other ? other : (readShortName(written, own, of) ?? reading);
  },
  options: (part, catalogues) => allChoices(catalogues, part.type) ?? choicesOf(part, catalogues) ?? [],
  chosen: (part, catalogues) => {
    if (part.type === null || part.type === 'process') return null;
    const { field, catalogue } = CHOICES[part.type];
    const row = catalogues[catalogue]?.find(({ id }) => id === part[field]);
    return row ? choosing(part.type, row, catalogues) : null;
  },
  catalogue: (part) => kindOf(part)?.catalogue ?? null,
};

interface Entries {
  labelOf: (part: PartDraft, catalogues: Catalogues) => string;
  /** Undefined while the catalogue is being read. */
  optionsOf: (catalogues: Catalogues) => CellOption[] | undefined;
  /** The name of the catalogue, for refusals. */
  of: string;
}

/** An entry of one catalogue; an emptied cell has none. */
const entryColumn = (
  key: 'ncm' | 'operation',
  width: number,
  { labelOf, optionsOf: entriesOf, of }: Entries,
): GridColumn => ({
  ...wordCells(key, width, labelOf),
  fields: [`${key}_id`],
  read: (written, part, catalogues) => {
    if (written.trim() === '') return { change: (draft) => ({ ...draft, [`${key}_id`]: null }) };
    if (written.trim() === labelOf(part, catalogues)) return { change: (draft) => draft };
    return readName(written, entriesOf(catalogues), of);
  },
  options: (_part, catalogues) => entriesOf(catalogues) ?? [],
});

const ncmLabel = (part: PartDraft, catalogues: Catalogues): string => {
  if (part.ncm_id === null) return '';
  const known = catalogues['mercosur-common-nomenclatures']?.find(({ id }) => id === part.ncm_id) ?? part.ncm;
  return known ? maskNcm(known.code) : '';
};

const ncmOptions = (catalogues: Catalogues): CellOption[] | undefined =>
  catalogues['mercosur-common-nomenclatures']?.map((ncm) => {
    const { label, detail, mark } = ncmOption(ncm);
    return {
      label: mark === undefined ? label : `${label} · ${mark}`,
      aliases: [maskNcm(ncm.code), ncm.code.replace(/\D/g, '')],
      detail,
      change: (part) => ({ ...part, ncm_id: ncm.id }),
    };
  });

export const ncmColumn: GridColumn = {
  ...entryColumn('ncm', 96, {
    labelOf: ncmLabel,
    optionsOf: ncmOptions,
    of: text.catalogues['mercosur-common-nomenclatures'],
  }),
  catalogue: () => 'mercosur-common-nomenclatures',
};

const operationName = ({ operation_id }: PartDraft, { operations }: Catalogues): string =>
  operation_id === null ? parts.ofOrder : (operations?.find(({ id }) => id === operation_id)?.name ?? '');

const operationOptions = ({ operations }: Catalogues): CellOption[] | undefined =>
  operations && [
    { label: parts.ofOrder, change: (part) => ({ ...part, operation_id: null }) },
    ...operations.map(({ id, name }): CellOption => ({
      label: name,
      change: (part) => ({ ...part, operation_id: id }),
    })),
  ];

export const operationColumn = entryColumn('operation', 144, {
  labelOf: operationName,
  optionsOf: operationOptions,
  of: text.catalogues.operations,
});
