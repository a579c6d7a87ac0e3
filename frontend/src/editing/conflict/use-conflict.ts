import { useState } from 'react';
import { ApiError } from '../../api';

/** One event of a record's history, as far as a conflict shows it. */
export interface Change {
  user_name: string;
  /** ISO time. */
  created_at: string;
}

/** What was saved meanwhile, and by whom and when as far as the history shows. */
export interface Conflict<Fields> {
  theirs: Fields;
  change: Change | undefined;
}

/** Where the stored version of a record and its history come from. */
export interface ConflictSource<Fields, Event extends Change> {
  /** Fetches the version that is stored now. */
  load: () => Promise<Fields>;
  /** Fetches who did what, newest first; who it was is left out of the question where this fails. */
  history: () => Promise<readonly Event[]>;
  /** Whether an event of the history changed this record. */
  concerns: (event: Event) => boolean;
}

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The question that a save raises which came too late (409): `raise` puts it, `settle` ends it. */
export const useConflict = <Fields, Event extends Change>(source?: ConflictSource<Fields, Event>) => {
  const [conflict, setConflict] = useState<Conflict<Fields> | null>(null);
  return {
    conflict,
    raise: async () => {
      if (!source) return;
      const [theirs, events] = await Promise.all([
        source.load(),
        source.history().catch((): readonly Event[] => []),
      ]);
      setConflict({ theirs, change: events.find((event) => source.concerns(event)) });
    },
    settle: () => setConflict(null),
  };
};
