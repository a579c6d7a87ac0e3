import { drawingFeedback, texts } from '../../../i18n';
import { formatDate, formatFigure } from '../../../ui/format';
import { filledSides } from '../../data/drawn-part';
import type { PartSuggestions, PartType, Place, SuggestedField } from '../../data/types';
import { DIMENSIONS } from '../draft/dimensions';
import { type PartDraft, withType } from '../draft/part-payload';

const { fields, gauges } = texts.orders.suggestions;

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
  /** How many drawings of the customer have taught it; 0: none. */
  learned: number;
  /** Recognised in the drawing's picture: to be checked, and taken over by itself only. */
  recognised: boolean;
  /** How sure the reading is, 0 to 1. */
  confidence: number;
  /** Where the drawing says so. */
  place: Place;
  /** The changes of accepting it; a type first, because it clears what the former one chose. */
  type?: PartType;
  change: Partial<PartDraft>;
}

type Suggestion = PartSuggestions['suggestions'][number];
type Figure = 'thickness' | 'width' | 'length' | 'quantity';

/** The part as it is being edited, as it is stored, and what its drawing says. */
interface Sources {
  draft: PartDraft;
  saved: PartDraft;
  answer: PartSuggestions;
  found: (field: SuggestedField) => Suggestion | undefined;
}

const isRecognised = ({ source }: Suggestion): boolean => source === 'ocr';

/** How a reading came about, and where. */
const originOf = (printed: Suggestion) => ({
  learned: printed.learned_from,
  recognised: isRecognised(printed),
  confidence: printed.confidence,
  place: printed.place,
});

/** A title that is the file's name, with or without a page number, was not chosen by anyone. */
const isNamedAfterFile = ({ title, original }: PartDraft): boolean => {
  const stem = original?.name.replace(/\.[^.]+$/, '') ?? '';
  return (
    title.trim() === '' || (stem !== '' && title.startsWith(stem) && !/\p{L}/u.test(title.slice(stem.length)))
  );
};

/** A value that is being typed is not contradicted; once it is saved, it is. */
const isEdited = ({ draft, saved }: Sources, name: keyof PartDraft): boolean => draft[name] !== saved[name];

/** Title blocks are often all capitals. */
const readsAlike = (own: string, printed: string): boolean =>
  own.trim().localeCompare(printed, 'pt-BR', { sensitivity: 'base' }) === 0;

const wordOffers = (sources: Sources, field: 'title' | 'reference'): Offer[] => {
  const { draft } = sources;
  const printed = sources.found(field);
  if (!printed || readsAlike(draft[field] ?? '', String(printed.value))) return [];
  const fills = field === 'title' ? isNamedAfterFile(draft) : !draft.reference;
  if (!fills && isEdited(sources, field)) return [];
  const value = String(printed.value);
  const change = { [field]: value };
  return [
    {
      key: field,
      field,
      label: fields[field],
      shown: value,
      ghost: value,
      fills,
      ...originOf(printed),
      change,
    },
  ];
};

/** Laid on its side: the drawing's width is the part's length and the other way round. */
const isTurned = ({ draft, found }: Sources): boolean =>
  draft.width !== 0 && draft.width === found('length')?.value && draft.length === found('width')?.value;

/** A sheet that was chosen since gives its own sides where there were none: they were not typed. */
const isOfSheet = ({ draft, saved }: Sources, field: Figure): boolean =>
  (field === 'width' || field === 'length') && saved[field] === 0 && draft.sheet_id !== saved.sheet_id;

/** Thicknesses within a hundredth of each other are one: 3/16" is sold as 4,75 mm. */
const isSameFigure = (field: Figure, own: number, printed: number): boolean =>
  field === 'thickness' ? Math.abs(own - printed) <= printed / 100 : own === printed;

const figureOffers = (sources: Sources, field: Figure): Offer[] => {
  const { draft } = sources;
  const printed = sources.found(field);
  if (typeof printed?.value !== 'number' || isSameFigure(field, draft[field], printed.value)) return [];
  const fills = draft[field] === 0;
  const isTyped = isEdited(sources, field) && !isOfSheet(sources, field);
  if (!fills && (isTyped || (['width', 'length'].includes(field) && isTurned(sources)))) return [];
  const { value } = printed;
  const bare = formatFigure(field, value, { decimals: 'needed' });
  const shown = printed.table ? gauges[printed.table](bare) : bare;
  const ghost = formatFigure(field, value, { bare: true });
  const change = { [field]: value };
  return [{ key: field, field, label: fields[field], shown, ghost, fills, ...originOf(printed), change }];
};

const hasChoice = ({ material_id, sheet_id, bar_id, component_id }: PartDraft): boolean =>
  [material_id, sheet_id, bar_id, component_id].some((id) => id !== null);

/** Another choice of the same type contradicts the drawing; a sheet of the same thickness does not. */
const contradicts = (sources: Sources, type: 'sheet' | 'material', id: number): boolean => {
  const { draft, found } = sources;
  const own = `${type}_id` as const;
  if (draft.type !== type || draft[own] === id || isEdited(sources, own)) return false;
  return (
    type === 'material' || !isSameFigure('thickness', draft.thickness, Number(found('thickness')?.value))
  );
};

/** A sheet is found by its material and its thickness. */
const surenessOfSheet = ({ found }: Sources): number =>
  Math.min(found('material')?.confidence ?? 0, found('thickness')?.confidence ?? 0);

/** The sheet of the printed material and thickness, else the material; the NCM as the choice itself would set it. */
const choiceOffers = (sources: Sources): Offer[] => {
  const { draft, answer, found } = sources;
  const printed = found('material');
  const fills = !hasChoice(draft);
  const sheet = fills || draft.type === 'sheet' ? answer.sheet : null;
  const choice = sheet ?? answer.material;
  const fits = draft.type === null || draft.type === 'sheet' || draft.type === 'material';
  if (!printed || !choice || !fits) return [];
  const type = sheet ? 'sheet' : 'material';
  if (!fills && !contradicts(sources, type, choice.id)) return [];
  const ncm = draft.ncm_id === null && answer.ncm_id !== null ? { ncm_id: answer.ncm_id } : {};
  const sides = filledSides({ ...draft, type });
  const change = { [`${type}_id`]: choice.id, [type]: choice, ...ncm, ...sides };
  const { name } = choice;
  const origin = originOf(printed);
  const words = { label: fields[type], shown: name, ghost: name };
  const confidence = sheet ? surenessOfSheet(sources) : origin.confidence;
  return [{ key: type, field: 'choice', ...words, fills, ...origin, confidence, type, change }];
};

/** Whether the drawing of what is cut from a sheet says its material and no thickness, by which the sheet would be found. */
export const lacksThickness = (
  { type, thickness, flat_pattern }: PartDraft,
  { material, suggestions }: PartSuggestions,
) =>
  (type === 'sheet' || (type === null && flat_pattern !== null)) &&
  thickness === 0 &&
  material !== null &&
  !suggestions.some(({ field }) => field === 'thickness');

/** As sure as this, a reading is taken over with all others of an order. */
const CERTAIN = 0.95;

/**
 * Offers that may be taken over unseen: for empty fields, certain, read from the text of the drawing. None of a part whose drawing
 * prints another weight than its fields give: one of them contradicts another.
 */
export const certainOffers = (
  offers: readonly Offer[],
  part: Pick<PartDraft, 'weight_difference'>,
): Offer[] =>
  part.weight_difference === null
    ? offers.filter(({ fills, recognised, confidence }) => fills && !recognised && confidence >= CERTAIN)
    : [];

/** The part with what an offer of its drawing says. */
export const withOffer = (part: PartDraft, { type, change }: Offer): PartDraft => ({
  ...(type ? withType(part, type) : part),
  ...change,
});

/** The fields that a part of this type shows and lets change; a sheet's thickness is the sheet's own. */
export const openFields = (type: PartType | null): readonly OfferField[] => {
  const sizes = (type === null ? [] : DIMENSIONS[type]).filter((name) => name !== 'loss');
  const chooses = type !== null && type !== 'process';
  const changeable = sizes.filter((name) => type !== 'sheet' || name !== 'thickness');
  const always: OfferField[] = ['title', 'reference', 'quantity'];
  return chooses ? [...always, 'choice', ...changeable] : [...always, ...changeable];
};

/**
 * The offers for the part as it stands, in the order of its form.
 * @param saved the part as the server has it: what was typed since is not contradicted
 */
export const offersOf = (draft: PartDraft, saved: PartDraft, answer: PartSuggestions): Offer[] => {
  const sources: Sources = {
    draft,
    saved,
    answer,
    found: (field) => answer.suggestions.find((each) => each.field === field),
  };
  const choices = choiceOffers(sources);
  const ofSheet = choices.some(({ type }) => type === 'sheet');
  const open = openFields(draft.type);
  return [
    ...wordOffers(sources, 'title'),
    ...wordOffers(sources, 'reference'),
    ...choices,
    ...(ofSheet ? [] : figureOffers(sources, 'thickness')),
    ...figureOffers(sources, 'width'),
    ...figureOffers(sources, 'length'),
    ...figureOffers(sources, 'quantity'),
  ].filter(({ field }) => draft.type === null || open.includes(field));
};

const REMARKS: readonly SuggestedField[] = [
  'revision',
  'material',
  'diameter',
  'weight',
  'finish',
  'tolerance',
  'roughness',
  'scale',
  'date',
];

export interface Remark {
  label: string;
  text: string;
  place: Place;
  /** As of an offer. */
  recognised: boolean;
}

const remarkText = ({ field, value, text }: Suggestion): string => {
  // Month before day would be read the other way round.
  if (field === 'date') return formatDate(String(value));
  // In kg, whichever unit in whichever language was printed.
  return field === 'weight' ? formatFigure('unit_net_weight', Number(value), { decimals: 'exact' }) : text;
};

/** Other readings of the drawing: to be read, with no field to take them over into. */
export const remarksOf = (answer: PartSuggestions): Remark[] =>
  answer.suggestions
    .filter(({ field }) => REMARKS.includes(field))
    .map((printed) => ({
      label: fields[printed.field],
      text: remarkText(printed),
      place: printed.place,
      recognised: isRecognised(printed),
    }));

/** Which of the offers were changed by what was learnt, and of how many drawings; null where none was. */
export const learnedText = (offers: readonly Offer[]): string | null => {
  const learned = offers.filter((offer) => offer.learned > 0);
  const named = learned.map(({ label, learned: count }) => drawingFeedback.learnedField(label, count));
  return named.length > 0 ? drawingFeedback.learnedFields(named.join(', ')) : null;
};
