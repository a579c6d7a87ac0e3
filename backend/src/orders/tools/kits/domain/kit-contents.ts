import { CHOICES, type Choice } from '../../../../pricing/domain/basis/catalogue-figures.js';
import {
  isLockable,
  PART_FIELDS,
  type PartFieldWith,
  type PartFigure,
  type PartFigureValues,
} from '@forja/figures';
import type { CutChoice } from '../../../../files/flat-pattern/domain/cut-choice.js';
import type { SetUnit, PartUnit } from '../../../domain/order-types.js';
import type { PartType } from '../../../../pricing/domain/part-type.js';

/** The figures that kits keep. */
export type KitFigure = PartFigure & PartFieldWith<'kit', true>;

/** Whether a lockable figure is measured, not priced: a lock on it is an input. */
export const isMeasured = (name: string): boolean => isLockable(name) && PART_FIELDS[name].kit;

/** An entry that a part names, with the name by which it is known should it be gone. */
export interface KitChoice {
  id: number;
  name: string;
}

/** A process row without its money. */
export interface KitProcess {
  process: KitChoice | null;
  /** Minutes. */
  time: number;
  /** Minutes per lot; null follows the process's. */
  setup: number | null;
  rule: boolean;
}

/** A part's drawing and second picture by their file rows, and which contours of a DXF are left out of the cut. */
export interface KitDrawing {
  content_file_id: number | null;
  secondary_file_id: number | null;
  cut_choice: CutChoice | null;
}

/** The fields of a part that a person enters. mm, kg, percent. */
export interface KitPart {
  fields: {
    type: PartType | null;
    title: string;
    reference: string | null;
    obs: string | null;
    unit: PartUnit;
    /** Absent in kits from before drawings were kept. */
    true_area?: boolean;
  } & Pick<PartFigureValues, KitFigure>;
  /** Of the measured figures alone. */
  locked_values: string[];
  choices: Partial<Record<Choice, KitChoice>>;
  processes: KitProcess[];
  drawing: KitDrawing;
}

/** A kit: a set with its parts, without prices and statuses. */
export interface KitContents {
  set: {
    quantity: number;
    breaks: number[];
    unit: SetUnit;
    reference: string | null;
    obs: string | null;
    ncm: KitChoice | null;
  };
  parts: KitPart[];
}

/** A kit as it is found and written into files. */
export interface NamedKit extends KitContents {
  name: string;
  folder: string | null;
  /** ISO 8601, UTC */
  updated_at: string;
}

/** Whether an entry is still in the catalogue. */
export type IsKnown = (choice: Choice | 'process', id: number) => boolean;

/** The names of the entries that are gone, each once, in the order of the parts. */
export function missingNames({ set, parts }: KitContents, isKnown: IsKnown): string[] {
  const gone = (choice: Choice | 'process', entry: KitChoice | null | undefined) =>
    entry && !isKnown(choice, entry.id) ? [entry.name] : [];
  const names = [
    ...gone('ncm', set.ncm),
    ...parts.flatMap(({ choices, processes }) => [
      ...CHOICES.flatMap((choice) => gone(choice, choices[choice])),
      ...processes.flatMap(({ process }) => gone('process', process)),
    ]),
  ];
  return [...new Set(names)];
}

/** A copy of the drawing with file rows of its own. @param copies the new row's id by the old one's */
export function copiedDrawing(drawing: KitDrawing, copies: ReadonlyMap<number, number>): KitDrawing {
  const copyOf = (id: number | null) => (id === null ? null : (copies.get(id) ?? null));
  return {
    content_file_id: copyOf(drawing.content_file_id),
    secondary_file_id: copyOf(drawing.secondary_file_id),
    cut_choice: drawing.cut_choice,
  };
}
