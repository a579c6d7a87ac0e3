import { columnsOf } from '../src/orders/grid/core/columns';
import type { CellEdit } from '../src/orders/grid/core/edits';
import { CellSaves } from '../src/orders/grid/saving/cell-saves';
import type { BatchAnswer, BatchRow, Refusal } from '../src/orders/grid/saving/save-port';
import type { Part } from '../src/orders/data/types';

const columns = columnsOf([]);

const existing = <Value>(value: Value | null | undefined): Value => {
  if (value === undefined || value === null) throw new Error('The fake server has no such thing');
  return value;
};

export const partOf = (id: number, fields: Partial<Part> = {}): Part =>
  ({
    id,
    set_id: 1,
    version: 1,
    type: 'material',
    title: 'Peça',
    quantity: 1,
    width: 0,
    locked_values: [],
    processes: [],
    ...fields,
  }) as unknown as Part;

/** A server that keeps parts, takes calls when it is asked to, and refuses by a rule. */
export class FakeServer {
  readonly stored = new Map<number, Part>();
  /** What the screen knows of it. */
  cached = new Map<number, Part>();
  readonly calls: BatchRow[][] = [];
  private readonly states: Part[] = [];
  private waiting: (() => void)[] = [];
  refuses: (row: BatchRow) => Omit<Refusal, 'index'> | null = () => null;
  fails: Error | null = null;
  /** Stores what it is sent, and its answer does not arrive. */
  losesAnswers = false;
  private readonly byKey = new Map<string, number>();
  held = false;

  constructor(parts: readonly Part[]) {
    for (const part of parts) this.stored.set(part.id, part);
    this.read();
  }

  read(): void {
    this.cached = new Map(this.stored);
  }

  change(id: number, fields: Partial<Part>): void {
    const part = existing(this.stored.get(id));
    this.stored.set(id, { ...part, ...fields, version: part.version + 1 });
  }

  release(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  async send(rows: BatchRow[]): Promise<BatchAnswer> {
    this.calls.push(rows.map(({ key: _, ...row }) => row));
    if (this.held) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.fails) throw this.fails;
    const parts: Part[] = [];
    const refused: Refusal[] = [];
    const kept: { part_id: number; state: string | null }[] = [];
    for (const { index, row } of this.named(rows)) {
      const before = this.stored.get(row.id ?? 0);
      const conflict =
        before?.version === row.version
          ? null
          : { status: 409, message: 'Alterada', errors: { version: [''] } };
      const refusal = conflict ?? this.refuses(row);
      if (refusal) refused.push({ index, ...refusal });
      else {
        const id = this.apply(row);
        if (before) this.states.push(before);
        kept.push({ part_id: id, state: before ? String(this.states.length - 1) : null });
        const after = this.stored.get(id);
        if (after) parts.push(after);
        else this.cached.delete(id);
      }
    }
    if (this.losesAnswers) throw new Error('Sem conexão');
    for (const part of parts) this.cached.set(part.id, part);
    return { parts, refused, kept };
  }

  /** Rows that remove what a new row became name that part by its id; where it became none they are left out. */
  private named(rows: readonly BatchRow[]): { index: number; row: BatchRow }[] {
    return rows.flatMap((row, index) => {
      if (row.remove !== true || row.key === undefined) return { index, row };
      const id = this.byKey.get(row.key);
      return id === undefined ? [] : { index, row: { ...row, id } };
    });
  }

  /** What a row makes of its part. @returns the part's id */
  private apply({ id, version: _, restore, remove, key = '', ...fields }: BatchRow): number {
    const former = restore === undefined ? null : existing(this.states[Number(restore)]);
    if (id === undefined) {
      const known = this.byKey.get(key);
      if (known !== undefined) return known;
      const added = 100 + this.stored.size;
      this.byKey.set(key, added);
      this.stored.set(added, partOf(added, fields as Partial<Part>));
      return added;
    }
    if (remove) this.stored.delete(id);
    else if (this.stored.has(id)) this.change(id, former ?? (fields as Partial<Part>));
    else this.stored.set(id, { ...existing(former), version: existing(former).version + 1 });
    return id;
  }
}

/** Waits for the saves, and shows what they have made of the parts. */
export const shown = async (saves: CellSaves, server: FakeServer) => {
  await saves.settled();
  saves.observe([...server.cached.values()]);
};

export const setUp = (...parts: Part[]) => {
  const server = new FakeServer(parts);
  const lost: [count: number, reason: string][] = [];
  const saves = new CellSaves({
    send: (rows) => server.send(rows),
    transfer: () => Promise.reject(new Error('Nothing is moved here')),
    place: () => undefined,
    refusal: () => null,
    known: (id) => server.cached.get(id),
    refresh: async () => server.read(),
    failure: (error) => (error as Error).message,
    isPassing: (error) => (error as Error).message === 'Sem conexão',
    mostParts: 2,
    onNotAdded: (count, reason) => lost.push([count, reason]),
    texts: { gone: 'Não existe mais', theirs: (value) => `Outra pessoa: ${value}` },
  });
  saves.observe(parts);
  return { server, saves, lost };
};

/** @param row the key of a row, which a part's id is as well */
export const edit = (row: number | string, key: string, value: unknown): CellEdit => ({
  key: String(row),
  column: existing(columns.find((column) => column.key === key)),
  text: String(value),
  result: { change: (draft) => ({ ...draft, [key]: value }) },
});

export const markOf = (saves: CellSaves, row: number | string, key: string) =>
  saves.current().get(String(row))?.get(key);

/** A new row of the set with these cells. */
export const added = (saves: CellSaves, ...cells: (readonly [key: string, value: unknown])[]) => {
  const row = saves.newRow(1);
  return cells.map(([key, value]) => edit(row.key, key, value));
};

/** What is stored of each part: id, quantity and width. */
export const values = ({ stored }: FakeServer) =>
  [...stored.values()].map(({ id, quantity, width }) => [id, quantity, width]);
