import { figure, FIGURE_NAMES, PART_FIELDS, partFiguresWith } from '@forja/figures';
import type { KitFigure, KitPart, NamedKit } from '../../orders/tools/kits/domain/kit-contents.js';
import { exchangeTexts, headings } from '../exchange.texts.js';
import { momentCell, columnsOf, type ListColumn } from './list-column.js';

const { kit: text, order: words, partTypes } = exchangeTexts;

/** A part of a kit; null for a kit without any. */
interface PartOfKit {
  kit: NamedKit;
  part: KitPart | null;
  /** Its place in the kit, from 1. */
  place: number;
}

/** The rows of a kit. */
export const rowsOfKit = (kit: NamedKit): PartOfKit[] =>
  kit.parts.length === 0
    ? [{ kit, part: null, place: 0 }]
    : kit.parts.map((part, index) => ({ kit, part, place: index + 1 }));

const processTexts = ({ processes }: KitPart): string =>
  processes
    .flatMap(({ process, time, rule }) => {
      if (process === null) return [];
      return rule ? text.byRule(process.name) : text.minutes(process.name, time);
    })
    .join(', ');

const row = columnsOf<PartOfKit>();

/** With the unit of the figure, which pieces don't need. */
const heading = (name: KitFigure): string => {
  const { unit } = figure(name);
  return unit === 'pieces' ? FIGURE_NAMES[name] : `${FIGURE_NAMES[name]} (${unit})`;
};

const figures = (names: readonly KitFigure[]) =>
  names.map((name) => row.figure(heading(name), name, ({ part }) => part?.fields[name] ?? null));

/** Weights follow from the other figures. */
const ENTERED = partFiguresWith('kit', true).filter((name) => PART_FIELDS[name].entered === 'input');
const FIRST = ['thickness', 'width', 'length', 'quantity', 'loss', 'markup'] as const;

/** Kits as a file: a row for each part. */
export const kitColumns: ListColumn<PartOfKit>[] = [
  row.text(text.kit, 36, ({ kit }) => kit.name),
  row.text(text.folder, 24, ({ kit }) => kit.folder),
  row.whole(words.setQuantity, ({ kit }) => kit.set.quantity),
  row.figure(words.place, 'set_quantity', ({ part, place }) => (part ? place : null)),
  row.text(words.part, 36, ({ part }) => part?.fields.title),
  row.text(words.reference, 18, ({ part }) => part?.fields.reference),
  row.text(headings.type, 12, ({ part }) => part?.fields.type && partTypes[part.fields.type]),
  row.text(words.material, 26, ({ part }) => part?.choices.material?.name),
  row.text(words.stock, 30, ({ part }) => {
    const { sheet, bar, component } = part?.choices ?? {};
    return (sheet ?? bar ?? component)?.name;
  }),
  ...figures(FIRST),
  ...figures(ENTERED.filter((name) => !FIRST.some((first) => first === name))),
  row.text(words.ncm, 14, ({ part }) => part?.choices.ncm?.name),
  row.text(words.processes, 40, ({ part }) => (part && processTexts(part)) || null),
  row.text(words.remarks, 40, ({ part }) => part?.fields.obs),
  row.moment(headings.updatedAt, ({ kit }) => momentCell(kit.updated_at)),
];
