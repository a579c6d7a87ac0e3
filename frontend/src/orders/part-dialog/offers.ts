import { texts } from '../../i18n';
import { formatNumber } from '../../ui/format';
import type { PartSuggestions, PartType, Place, SuggestedField } from '../types';
import type { PartDraft } from './part-payload';

const { fields } = texts.orders.suggestions;

/** Something the drawing says that the part does not have yet. */
export interface Offer {
  key: string;
  label: string;
  shown: string;
  /** Where the drawing says so. */
  place: Place;
  /** What accepting it changes; a type first, because it clears what the former one chose. */
  type?: PartType;
  change: Partial<PartDraft>;
}

type Suggestion = PartSuggestions['suggestions'][number];
type Found = (field: SuggestedField) => Suggestion | undefined;

const words = (draft: PartDraft, found: Found, field: 'title' | 'reference'): Offer[] => {
  const said = found(field);
  if (!said || draft[field] === String(said.value)) return [];
  const value = String(said.value);
  return [{ key: field, label: fields[field], shown: value, place: said.place, change: { [field]: value } }];
};

/** A measure or a quantity is offered as long as the part has none: what somebody typed stands. */
const figure = (
  draft: PartDraft,
  found: Found,
  field: 'thickness' | 'width' | 'length' | 'quantity',
): Offer[] => {
  const said = found(field);
  if (typeof said?.value !== 'number' || draft[field] !== 0) return [];
  const { value, place } = said;
  const shown = field === 'quantity' ? formatNumber(value, 0) : `${formatNumber(value, 0, 2)} mm`;
  return [{ key: field, label: fields[field], shown, place, change: { [field]: value } }];
};

const hasChoice = ({ material_id, sheet_id, bar_id, component_id }: PartDraft): boolean =>
  [material_id, sheet_id, bar_id, component_id].some((id) => id !== null);

/** The sheet of the printed material and thickness, else the material; the NCM as the choice itself would set it. */
const stuff = (draft: PartDraft, answer: PartSuggestions, said: Suggestion | undefined): Offer[] => {
  const { sheet, material, ncm_id } = answer;
  const choice = sheet ?? material;
  const fits = draft.type === null || draft.type === 'sheet' || draft.type === 'material';
  if (!said || !choice || !fits || hasChoice(draft)) return [];
  const type = sheet ? 'sheet' : 'material';
  const ncm = draft.ncm_id === null && ncm_id !== null ? { ncm_id } : {};
  const change = { [`${type}_id`]: choice.id, [type]: choice, ...ncm };
  return [{ key: type, label: fields[type], shown: choice.name, place: said.place, type, change }];
};

/** What is on offer for the part as it stands, in the order of its form. */
export const offersOf = (draft: PartDraft, answer: PartSuggestions): Offer[] => {
  const found: Found = (field) => answer.suggestions.find((each) => each.field === field);
  const made = stuff(draft, answer, found('material'));
  const ofSheet = draft.type === 'sheet' || made.some(({ type }) => type === 'sheet');
  return [
    ...words(draft, found, 'title'),
    ...words(draft, found, 'reference'),
    ...made,
    ...(ofSheet ? [] : figure(draft, found, 'thickness')),
    ...figure(draft, found, 'width'),
    ...figure(draft, found, 'length'),
    ...figure(draft, found, 'quantity'),
  ];
};

/** What the drawing says besides: to be read, with nothing to take it over into. */
export const remarksOf = (answer: PartSuggestions): { label: string; text: string; place: Place }[] =>
  answer.suggestions
    .filter(({ field }) => ['revision', 'material', 'weight', 'finish', 'scale', 'date'].includes(field))
    .map(({ field, text, place }) => ({ label: fields[field], text, place }));
