import type { Part, TransferredParts } from '../../data/types';
import type { CellEdit } from '../core/edits';
import type { PartFields } from '../../part-dialog/draft/part-changes';

/** A text that a cell shows in place of the stored value. */
export interface CellMark {
  text: string;
  /** `unread`: waits for the catalogue that its text names an entry of. */
  state: 'saving' | 'unread' | 'refused' | 'conflict' | 'failed';
  /** Why it is not saved; null while it is on its way. */
  message: string | null;
}

/** An edit that the screen does not show as stored yet. */
export interface Pending extends CellEdit, Pick<CellMark, 'message'> {
  /** The moment in the changes of others at which it was begun. */
  since: number;
  /** The action that it belongs to: all edits of one are taken back together. */
  action: number;
  state: 'waiting' | 'sending' | 'stored' | Exclude<CellMark['state'], 'saving'>;
  /** Of the part that holds it, once it is stored. */
  version?: number;
}

/** By the keys of columns. */
export type RowMarks = ReadonlyMap<string, CellMark>;
/** By the keys of rows. */
export type Marks = ReadonlyMap<string, RowMarks>;

/** A row of a call: the fields of a part, or of a new one where it has no id. */
export interface BatchRow extends PartFields {
  id?: number;
  version?: number;
  /** The set that a new part comes into. */
  set_id?: number;
  /** Names a new part, so that the server adds one where the row is sent again for want of an answer. */
  key?: string;
  /** A state that the server keeps of the part, in place of fields. */
  restore?: string;
  remove?: boolean;
}

/** The answer of a call: saved parts as they are stored, and why others were not. */
export interface BatchAnswer {
  /** In the order of the rows. */
  parts: readonly Part[];
  refused: readonly Refusal[];
  /** The names of the states that the changed parts had before; null for those that were not there. */
  kept: readonly { part_id: number; state: string | null }[];
}

/** Moved or copied parts as they are stored, and where moved ones stood before. */
export interface MoveAnswer {
  parts: readonly Part[];
  former: readonly PartsPlace[];
}

export interface Refusal {
  /** Place in the call, from 0. */
  index: number;
  status: number;
  message: string;
  errors: Readonly<Record<string, readonly string[]>>;
}

/** Where parts stand one after the other, `position` of the first of them. */
export type PartsPlace = TransferredParts['former'][number];

/** A place that parts come to; null: the end of its set. */
export type Target = Omit<PartsPlace, 'position'> & { position: number | null };

/** The server and the screen, as saving needs them. */
export interface SavePort {
  /** Sends at most `mostParts` parts. @throws where nothing was saved */
  send: (rows: BatchRow[]) => Promise<BatchAnswer>;
  /** Copies (also `from` another order) or moves parts into sets of the order, all or none. @throws where that failed */
  transfer: (mode: 'copy' | 'move', targets: readonly Target[], from?: number) => Promise<MoveAnswer>;
  /** Puts a new part below another one of its set. */
  place: (part: Part, below: number) => void;
  /** The server's refusal of a call; null where the call did not arrive. */
  refusal: (error: unknown) => Omit<Refusal, 'index'> | null;
  /** The part as it is known; undefined once it is gone. */
  known: (id: number) => Part | undefined;
  /** Reads the order again, after another's change was met. */
  refresh: () => Promise<void>;
  /** Why a call failed. */
  failure: (error: unknown) => string;
  /** Whether the call may succeed later: no answer came, or none about what was sent. */
  isPassing: (error: unknown) => boolean;
  mostParts: number;
  /** New parts could not be added. */
  onNotAdded: (count: number, reason: string) => void;
  texts: { gone: string; theirs: (value: string) => string };
}

/** Texts of cells that are not stored, as they are kept for the user's next session. */
export interface UnsavedCells {
  /** By the keys of their rows. */
  cells: readonly { key: string; column: string; text: string }[];
  /** The rows that are to be added, and their sets. */
  added: readonly { key: string; set_id: number }[];
}
