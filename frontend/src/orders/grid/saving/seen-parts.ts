import { LOCKABLE_FIELDS, type Part } from '../../data/types';
import { PLACE } from '../../part-dialog/draft/part-changes';
import { type PartDraft, payloadOf } from '../../part-dialog/draft/part-payload';
import { processField } from '../core/process-columns';
import type { BatchAnswer, BatchRow, Pending } from './save-port';

/** The value of each field of a part that a cell writes; a calculated figure counts while it is locked. */
const fieldValues = (part: PartDraft): Map<string, string> => {
  const { processes, ...fields } = payloadOf(part);
  const values = new Map(
    Object.entries(fields)
      .filter(([name]) => !PLACE.includes(name))
      .map(([name, value]) => [name, JSON.stringify(value ?? null)]),
  );
  for (const name of LOCKABLE_FIELDS) {
    if (!part.locked_values.includes(name)) values.set(name, 'null');
  }
  for (const { id, pivot } of processes ?? []) {
    if (typeof id !== 'number') continue;
    const name = processField(id);
    // A value or a setup that another has typed is the cell's as well: typed minutes would take its place unseen.
    const row = [pivot?.time, pivot?.final_value, pivot?.setup].map(String).join(',');
    values.set(name, `${values.get(name) ?? ''}${row};`);
  }
  return values;
};

/** The fields, as columns name them, in which two states of a part differ. */
export const differingFields = (one: Part, other: Part): string[] => {
  const [a, b] = [fieldValues(one), fieldValues(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));
};

const fieldName = (part: number, field: string): string => `${String(part)} ${field}`;

/** Parts as they were last seen, and which of their fields others have changed, and when. */
export class SeenParts {
  private seen = new Map<number, Part>();
  private readonly own = new Map<number, number>();
  private readonly theirs = new Map<string, number>();
  /** The parts of the call under way, with a newer state of each that was seen meanwhile. */
  private sent = new Map<number | undefined, Part | null>();
  private clock = 0;

  /** The moment in the changes of others. */
  readonly now = (): number => this.clock;

  /** Notes what others have changed since these parts, which are all, were last seen. */
  observe(parts: readonly Part[]): void {
    for (const part of parts) this.see(part);
    this.seen = new Map(parts.map((part) => [part.id, this.seen.get(part.id) ?? part]));
  }

  /** Makes a call that saves these rows. Whose a newer state is that the screen shows meanwhile, only its answer says. */
  async during(rows: readonly BatchRow[], call: () => Promise<BatchAnswer>): Promise<BatchAnswer> {
    this.sent = new Map(rows.map(({ id }) => [id, null]));
    try {
      const answer = await call();
      this.saved(answer.parts);
      return answer;
    } finally {
      const meanwhile = [...this.sent.values()];
      this.sent.clear();
      for (const part of meanwhile) if (part) this.see(part);
    }
  }

  /** Notes what others have changed of this part, if it is newer than it was last seen. */
  see(part: Part): void {
    const before = this.seen.get(part.id);
    if (before !== undefined && before.version >= part.version) return;
    if (this.sent.has(part.id)) {
      this.sent.set(part.id, part);
      return;
    }
    this.seen.set(part.id, part);
    if (before === undefined || this.own.get(part.id) === part.version) return;
    this.clock += 1;
    for (const field of differingFields(before, part)) this.theirs.set(fieldName(part.id, field), this.clock);
  }

  /** These parts are as own saves have left them. */
  saved(parts: readonly Part[]): void {
    for (const part of parts) {
      this.own.set(part.id, part.version);
      this.seen.set(part.id, part);
    }
  }

  /** The part, or a newer state of it that was seen. */
  newest(part: Part): Part {
    const before = this.seen.get(part.id);
    return before !== undefined && before.version > part.version ? before : part;
  }

  /** Whether another has changed the cell of this edit of the part since the edit was begun. */
  isTheirs(part: number, { column, since }: Pending): boolean {
    return column.fields.some((field) => (this.theirs.get(fieldName(part, field)) ?? 0) > since);
  }
}
