import type { FigureName } from '@forja/figures';
import type { Ncm, SaleOperation } from '../../../api';
import type { NumberFormat } from '../../../ui/cells';
import type { ChoiceRow } from '../../part-dialog/draft/choice-options';
import type { PartDraft } from '../../part-dialog/draft/part-payload';

/** The catalogues that cells name entries of; undefined while one is being read. */
export interface Catalogues {
  materials?: readonly ChoiceRow[];
  sheets?: readonly ChoiceRow[];
  bars?: readonly ChoiceRow[];
  components?: readonly ChoiceRow[];
  'mercosur-common-nomenclatures'?: readonly Ncm[];
  operations?: readonly SaleOperation[];
}

export type { NumberFormat };

/** Makes the changed part of a part. */
export type Change = (part: PartDraft) => PartDraft;

/**
 * The meaning of a text in a cell: a change of its part, or why it means nothing. `unread`: its catalogue is still being read, and
 * the text has to be read again once it is there.
 */
export type Reading = { change: Change } | { refusal: string; unread?: true };

/** Something that may be chosen in a cell. */
export interface CellOption {
  label: string;
  /** Other texts that mean it as well: an entry's own name, a code without its points. */
  aliases?: readonly string[];
  /** More words by which it is found. */
  detail?: string;
  change: Change;
}

/** One column of the grid: how its cells show, copy and read what a part has. */
export interface GridColumn {
  key: string;
  label: string;
  /** The whole name, with its unit. */
  name: string;
  /** px */
  width: number;
  numeric: boolean;
  /** The figure of a column of numbers, and what a part has of it. */
  figure?: FigureName;
  value?: (part: PartDraft) => number | null;
  /** Whether a rule of its process gives the value; what is to say of a value that has a rule; what brings the rule back. */
  rule?: {
    gives: (part: PartDraft) => boolean;
    /** It should, and has none for the part: what is shown is no result. */
    lacks: (part: PartDraft) => boolean;
    note: (part: PartDraft) => string | null;
    back: (part: PartDraft) => Change | null;
  };
  /**
   * Of a value that the server may calculate: whether it does, and what has it calculate the value. A cell that repeats such
   * a one is calculated as well: what was calculated for one part is no value of another.
   */
  calculation?: { gives: (part: PartDraft) => boolean; follow: Change };
  /** Whether it shows what the part's DXF says, which counts as long as the cell is empty. */
  ghost?: (part: PartDraft) => boolean;
  /** Takes over what the part's DXF measures; null where it is none, or the part has it already. */
  drawn?: (part: PartDraft) => Change | null;
  /** Stays at the left edge where there is room. */
  frozen?: true | undefined;
  /** The server calculates it, unless a cell holds a value that was typed over it. */
  calculated?: true;
  /**
   * The fields of a part that it writes; a process column writes `process-<id>`. A conflict or a refusal of one of them is
   * its cell's.
   */
  fields: readonly string[];
  show: (part: PartDraft, catalogues: Catalogues) => string;
  /** The text of all that it stands for, where another has changed it: a process's minutes and what they cost. */
  whole?: (part: PartDraft) => string;
  /** The text that is copied and edited; `read` makes the same value of it. */
  copy: (part: PartDraft, catalogues: Catalogues) => string;
  /** Why nothing can be typed there; null where it can. */
  readOnly: (part: PartDraft) => string | null;
  read: (text: string, part: PartDraft, catalogues: Catalogues, format: NumberFormat) => Reading;
  /** The entries to choose from; absent where a cell takes any text. */
  options?: (part: PartDraft, catalogues: Catalogues) => readonly CellOption[];
  /** Chooses the entry that this part has, whatever else has its name; null for none. */
  chosen?: (part: PartDraft, catalogues: Catalogues) => Change | null;
  /** The catalogue that an unknown name can be entered into. */
  catalogue?: (part: PartDraft) => keyof Catalogues | null;
}

/** Whether its cells show what the server says, and nothing can be typed there. */
export const isShown = ({ fields }: GridColumn): boolean => fields.length === 0;
