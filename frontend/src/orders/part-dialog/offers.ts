import { texts } from '../../i18n';
import { formatNumber } from '../../ui/format';
import type { PartSuggestions, PartType, Place, SuggestedField } from '../types';
import { DIMENSIONS } from './dimensions';
import type { PartDraft } from './part-payload';

const { fields } = texts.orders.suggestions;

/** The field of the form that an offer is for; `choice` is the material's or the sheet's. */
export type OfferField = 'title' | 'reference' | 'choice' | 'thickness' | 'width' | 'length' | 'quantity';

/** Something the drawing says that the part does not say, or says otherwise. */
export interface Offer {
  key: string;
  field: OfferField;
  label: string;
  /** With its unit. */
  shown: string;
  /** As the field itself shows it. */
  ghost: string;
  /** The field has nothing of its own yet: all of these can be taken over at once. What stands is only replaced singly. */
  fills: boolean;
  /** Where the drawing says so. */
  place: Place;
  /** What accepting it changes; a type first, because it clears what the former one chose. */
  type?: PartType;
  change: Partial<PartDraft>;
}

type Suggestion = PartSuggestions['suggestions'][number];
type Figure = 'thickness' | 'width' | 'length' | 'quantity';

/** The part as it stands, as it was saved, and what the drawing says. */
interface Sides {
  draft: PartDraft;
  saved: PartDraft;
  answer: PartSuggestions;
  found: (field: SuggestedField) => Suggestion | undefined;
}

/** A name that is the file's, with or without a page number, is nobody's choice. */
const isNamedAfterFile = ({ title, original }: PartDraft): boolean => {
  const stem = original?.name.replace(/\.[^.]+$/, '') ?? '';
  return (
    title.trim() === '' || (stem !== '' && title.startsWith(stem) && !/\p{L}/u.test(title.slice(stem.length)))
  );
};

/** What is being typed is not contradicted; once it is saved, it is. */
const isEdited = ({ draft, saved }: Sides, name: keyof PartDraft): boolean => draft[name] !== saved[name];

/** Title blocks are often all capitals. */
const readsAlike = (own: string, printed: string): boolean =>
  own.trim().localeCompare(printed, 'pt-BR', { sensitivity: 'base' }) === 0;

const words = (sides: Sides, field: 'title' | 'reference'): Offer[] => {
  const { draft } = sides;
  const said = sides.found(field);
  if (!said || readsAlike(draft[field] ?? '', String(said.value))) return [];
  const fills = field === 'title' ? isNamedAfterFile(draft) : !draft.reference;
  if (!fills && isEdited(sides, field)) return [];
  const value = String(said.value);
  const { place } = said;
  return [
    {
      ...{ key: field, field, label: fields[field], shown: value, ghost: value },
      fills,
      place,
      change: { [field]: value },
    },
  ];
};

/** Laid on its side: the drawing's width is the part's length and the other way round. */
const isTurned = ({ draft, found }: Sides): boolean =>
  draft.width !== 0 && draft.width === found('length')?.value && draft.length === found('width')?.value;

const figure = (sides: Sides, field: Figure): Offer[] => {
  const { draft } = sides;
  const said = sides.found(field);
  if (typeof said?.value !== 'number' || draft[field] === said.value) return [];
  const fills = draft[field] === 0;
  if (!fills && (isEdited(sides, field) || (['width', 'length'].includes(field) && isTurned(sides))))
    return [];
  const { value, place } = said;
  const counted = field === 'quantity';
  const shown = counted ? formatNumber(value, 0) : `${formatNumber(value, 0, 2)} mm`;
  const ghost = formatNumber(value, counted ? 0 : 2);
  return [
    {
      ...{ key: field, field, label: fields[field], shown, ghost },
      fills,
      place,
      change: { [field]: value },
    },
  ];
};

const hasChoice = ({ material_id, sheet_id, bar_id, component_id }: PartDraft): boolean =>
  [material_id, sheet_id, bar_id, component_id].some((id) => id !== null);

/** Another choice of the same type contradicts the drawing; a sheet of the same thickness does not. */
const contradicts = (sides: Sides, type: 'sheet' | 'material', id: number): boolean => {
  const { draft, found } = sides;
  const own = `${type}_id` as const;
  if (draft.type !== type || draft[own] === id || isEdited(sides, own)) return false;
  return type === 'material' || draft.thickness !== found('thickness')?.value;
};

/** The sheet of the printed material and thickness, else the material; the NCM as the choice itself would set it. */
const stuff = (sides: Sides): Offer[] => {
  const { draft, answer } = sides;
  const said = sides.found('material');
  const fills = !hasChoice(draft);
  const sheet = fills || draft.type === 'sheet' ? answer.sheet : null;
  const choice = sheet ?? answer.material;
  const fits = draft.type === null || draft.type === 'sheet' || draft.type === 'material';
  if (!said || !choice || !fits) return [];
  const type = sheet ? 'sheet' : 'material';
  if (!fills && !contradicts(sides, type, choice.id)) return [];
  const ncm = draft.ncm_id === null && answer.ncm_id !== null ? { ncm_id: answer.ncm_id } : {};
  const change = { [`${type}_id`]: choice.id, [type]: choice, ...ncm };
  const { name } = choice;
  return [
    {
      ...{ key: type, field: 'choice', label: fields[type], shown: name, ghost: name },
      fills,
      place: said.place,
      type,
      change,
    },
  ];
};

/** The fields that a part of this type shows and lets change; a sheet's thickness is the sheet's own. */
export const openFields = (type: PartType | null): readonly OfferField[] => {
  const sizes = (type === null ? [] : DIMENSIONS[type]).filter((name) => name !== 'loss');
  const chooses = type !== null && type !== 'process';
  return [
    ...(['title', 'reference', 'quantity'] as const),
    ...(chooses ? (['choice'] as const) : []),
    ...sizes.filter((name) => type !== 'sheet' || name !== 'thickness'),
  ];
};

/**
 * What is on offer for the part as it stands, in the order of its form.
 * @param saved the part as the server has it: what was typed since is not contradicted
 */
export const offersOf = (draft: PartDraft, saved: PartDraft, answer: PartSuggestions): Offer[] => {
  const sides: Sides = {
    ...{ draft, saved, answer },
    found: (field) => answer.suggestions.find((each) => each.field === field),
  };
  const made = stuff(sides);
  const ofSheet = made.some(({ type }) => type === 'sheet');
  const open = openFields(draft.type);
  return [
    ...words(sides, 'title'),
    ...words(sides, 'reference'),
    ...made,
    ...(ofSheet ? [] : figure(sides, 'thickness')),
    ...figure(sides, 'width'),
    ...figure(sides, 'length'),
    ...figure(sides, 'quantity'),
  ].filter(({ field }) => draft.type === null || open.includes(field));
};

/** What the drawing says besides: to be read, with nothing to take it over into. */
export const remarksOf = (answer: PartSuggestions): { label: string; text: string; place: Place }[] =>
  answer.suggestions
    .filter(({ field }) => ['revision', 'material', 'weight', 'finish', 'scale', 'date'].includes(field))
    .map(({ field, text, place }) => ({ label: fields[field], text, place }));
