import type { Navigation } from './leaving/leave-guard';

/** A record's fields. Its field `version`, if it has one, counts its saves; a record without one has no conflicts. */
export type Editable = object;

/** One event of a record's history, as far as a conflict shows it. */
export interface Change {
  user_name: string;
  /** ISO time. */
  created_at: string;
}

/** Complaints by field; one that belongs to no field stands at `root` and is shown in a toast. */
export type Complaints<Fields> = Partial<Record<keyof Fields | 'root', string>>;

export interface EditFormOptions<Fields extends Editable> {
  /**
   * The fields as they are stored, or as a new record begins. Keep the object as long as it says the same (useMemo):
   * a new one is a newer state of the record, which an untouched form takes over.
   */
  fields: Fields;
  /** The fields that the user edits, as far as that isn't all of them: others follow and are nothing unsaved. */
  edited?: (fields: Fields) => readonly (keyof Fields)[];
  /**
   * Whether a newer state is taken over around what was edited, always or (a function) for some: the fields have nothing to do
   * with each other, or none that is edited has changed.
   */
  merges?: boolean | ((newer: Fields, stored: Fields) => boolean);
  /** Whether two values of a field are the same to who edits it, where that isn't their being equal. */
  same?: (name: keyof Fields, one: unknown, other: unknown) => boolean;
  /** Checked before a save; an empty object lets it go. */
  validate?: (fields: Fields) => Complaints<Fields>;
}

export interface SavingOptions<Fields extends Editable> {
  /** Stores the fields over `fields.version`, and answers them as they are stored then. */
  save: (fields: Fields) => Promise<Fields>;
  /** Calls of sessions and mutations of the same scope run one after the other, each with the version of the last. */
  scope?: string;
  /** Waits for what is still on its way into the fields; a save asks for it first. */
  settled?: () => Promise<unknown>;
  /** Shown where fields are wrong, beside the errors at them. */
  invalid?: string;
  /** Shown after a save. */
  saved: string;
  /** Shown after a failure. */
  failure: (error: unknown) => string;
}

export interface EditSessionOptions<Fields extends Editable, Event extends Change>
  extends EditFormOptions<Fields>, SavingOptions<Fields> {
  /** Called after a save with the stored fields: goes to a new record's own address, for example. */
  onSaved?: (stored: Fields) => void;

  /**
   * For a save that came too late (409): fetches the version that is stored now. What was typed is saved over it, field by
   * field; only where both changed a field the user is asked.
   */
  load?: () => Promise<Fields>;
  /** For the question: fetches who did what, newest first; a record without it, or where it fails, leaves out who it was. */
  history?: () => Promise<readonly Event[]>;
  /** For the question: whether an event of the history changed this record. */
  concerns?: (event: Event) => boolean;
  /** Called once the other version was chosen. */
  onOtherTaken?: () => Promise<void> | void;

  /** Names form and record ('order-5'), so that unsaved text is found again after a session that ended. */
  draft?: string;

  /** Whether a navigation leaves the form; without it each to another path does. */
  leaves?: (navigation: Navigation) => boolean;
}
