import fc from 'fast-check';
import type { Part } from '../../data/types';
import type { BatchAnswer, BatchRow, MoveAnswer, SavePort, Target } from './save-port';
import { type Direction, Undo } from './undo';

interface Stored {
  id: number;
  version: number;
  title: string;
}

/** What the server has of an order: its parts by set, in their order, and what it keeps of how they were. */
class FakeOrder {
  private sets = new Map<number, Stored[]>([
    [1, [1, 2, 3].map((id) => ({ id, version: 1, title: 'start' }))],
    [2, [4].map((id) => ({ id, version: 1, title: 'start' }))],
    [3, []],
  ]);
  private readonly kept: { title: string; version: number; set_id: number; place: number }[] = [];
  private last = 10;

  readonly ids = (): number[] => [...this.sets.values()].flat().map(({ id }) => id);
  /** All that a user sees of it. */
  readonly seen = () => [...this.sets].map(([id, parts]) => [id, parts.map((part) => [part.id, part.title])]);

  private placeOf(id: number) {
    for (const [set_id, parts] of this.sets) {
      const place = parts.findIndex((part) => part.id === id);
      if (place >= 0) return { set_id, parts, place, part: parts[place]! };
    }
    return null;
  }

  readonly find = (id: number): Part | undefined => this.placeOf(id)?.part as unknown as Part | undefined;

  private keep(id: number): string | null {
    const at = this.placeOf(id);
    if (!at) return null;
    this.kept.push({ title: at.part.title, version: at.part.version, set_id: at.set_id, place: at.place });
    return String(this.kept.length - 1);
  }

  private apply({ id, restore, remove, title, set_id = 1 }: BatchRow): number {
    const state = restore === undefined ? undefined : this.kept[Number(restore)]!;
    const at = id === undefined ? null : this.placeOf(id);
    if (id === undefined) {
      this.last += 1;
      this.sets.get(set_id)!.push({ id: this.last, version: 1, title: title ?? '' });
      return this.last;
    }
    if (!at) {
      const back = { id, version: state!.version + 1, title: state!.title };
      this.sets.get(state!.set_id)!.splice(state!.place, 0, back);
    } else if (remove) at.parts.splice(at.place, 1);
    else {
      const changed = { id, version: at.part.version + 1, title: state?.title ?? title ?? '' };
      at.parts[at.place] = changed;
    }
    return id;
  }

  async send(rows: readonly BatchRow[]): Promise<BatchAnswer> {
    const answer = { parts: [] as Part[], refused: [], kept: [] as BatchAnswer['kept'][number][] };
    const states = rows.map(({ id }) => (id === undefined ? null : this.keep(id)));
    for (const { id, version } of rows) {
      const known = id === undefined ? undefined : this.placeOf(id);
      if (known && known.part.version !== version) throw new Error('An older version');
    }
    // Those that come back find their places from the front on.
    const inOrder = rows
      .map((row, index) => ({ row, index }))
      .sort((one, other) => this.keptPlace(one.row) - this.keptPlace(other.row));
    for (const { row, index } of inOrder) {
      const id = this.apply(row);
      answer.kept.push({ part_id: id, state: states[index]! });
      const part = this.find(id);
      if (part) answer.parts.push(part);
    }
    return answer;
  }

  /** As `send`; a row of an older version is refused, and the others are stored. */
  async sendPartly(rows: readonly BatchRow[]): Promise<BatchAnswer> {
    const isOlder = ({ id = 0, version }: BatchRow) => this.find(id)?.version !== version;
    const refused = rows.flatMap((row, index) =>
      isOlder(row) ? [{ index, status: 409, message: 'Alterada', errors: {} }] : [],
    );
    return { ...(await this.send(rows.filter((row) => !isOlder(row)))), refused };
  }

  private keptPlace({ restore }: BatchRow): number {
    return restore === undefined ? 0 : this.kept[Number(restore)]!.place;
  }

  async transfer(mode: 'copy' | 'move', targets: readonly Target[]): Promise<MoveAnswer> {
    const ids = targets.flatMap((target) => target.ids);
    const before = [...this.sets].flatMap(([set_id, parts]) =>
      parts.flatMap(({ id }, place) =>
        ids.includes(id) ? [{ set_id, ids: [id], position: place + 1 }] : [],
      ),
    );
    const taken = new Map(ids.map((id) => [id, this.placeOf(id)!]));
    const moved = ids.map((id): Stored => {
      const { part } = taken.get(id)!;
      if (mode === 'move') return part;
      this.last += 1;
      return { ...part, id: this.last, version: 1 };
    });
    const setOf = new Map(ids.map((id) => [id, taken.get(id)!.set_id]));
    if (mode === 'move') {
      for (const [set, parts] of this.sets)
        this.sets.set(
          set,
          parts.filter(({ id }) => !ids.includes(id)),
        );
    }
    const parts: Stored[] = [];
    for (const { set_id, ids: group, position } of targets) {
      const set = this.sets.get(set_id)!;
      const placed = group.map((id) => {
        const part = moved[ids.indexOf(id)]!;
        const arrives = mode === 'move' && setOf.get(id) !== set_id;
        return arrives ? { ...part, version: part.version + 1 } : part;
      });
      set.splice(position === null ? set.length : position - 1, 0, ...placed);
      parts.push(...placed);
    }
    return { parts: parts as unknown as Part[], former: mode === 'move' ? before : [] };
  }
}

const portOf = (order: FakeOrder): SavePort => ({
  send: (rows) => order.send(rows),
  transfer: (mode, targets) => order.transfer(mode, targets),
  place: () => undefined,
  refusal: () => null,
  known: order.find,
  refresh: async () => undefined,
  failure: String,
  isPassing: () => false,
  mostParts: 2,
  onNotAdded: () => undefined,
  texts: { gone: '', theirs: String },
});

type Action =
  | { kind: 'edit' | 'remove'; picks: number[]; title: string }
  | { kind: 'add'; set_id: number; title: string }
  | { kind: 'move' | 'copy'; picks: number[]; setId: number }
  | { kind: Direction };

const picks = fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 4 });
const setId = fc.constantFrom(1, 2, 3);
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constantFrom('edit' as const, 'remove' as const), picks, title: fc.string() }),
  fc.record({ kind: fc.constant('add' as const), set_id: setId, title: fc.string() }),
  fc.record({ kind: fc.constantFrom('move' as const, 'copy' as const), picks, setId }),
  fc.record({ kind: fc.constantFrom<Direction>('undo', 'redo') }),
);

const undoOf = (port: SavePort) => new Undo(port, () => undefined);

/** Saves rows by an action. */
const save = async (order: FakeOrder, undo: Undo, rows: BatchRow[], action: number) =>
  undo.remember(rows, await order.send(rows), () => action);

/** Rows that give parts of the order another title. */
const titled = (order: FakeOrder, title: string, ...ids: number[]): BatchRow[] =>
  ids.map((id) => ({ id, version: order.find(id)!.version, title }));

/** The parts that an action is about, in the order of the grid. */
const picked = (order: FakeOrder, places: readonly number[]): number[] => {
  const ids = order.ids();
  const wanted = new Set(ids.length === 0 ? [] : places.map((place) => ids[place % ids.length]!));
  return ids.filter((id) => wanted.has(id));
};

const perform = async (action: Action, order: FakeOrder, undo: Undo, number: number) => {
  if (action.kind === 'add')
    return save(order, undo, [{ set_id: action.set_id, title: action.title }], number);
  if (!('picks' in action)) return undo.step(action.kind);
  const parts = picked(order, action.picks);
  if (parts.length === 0) return undefined;
  if ('setId' in action) return undo.transfer({ mode: action.kind, parts, setId: action.setId });
  if (action.kind === 'remove') return undo.remove(parts, number);
  return save(order, undo, titled(order, action.title, ...parts), number);
};

test('edits, new parts, removals, moves and copies undone give the start, and redone the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 25 }), async (actions) => {
      const order = new FakeOrder();
      const undo = undoOf(portOf(order));
      const all = async (direction: Direction) => {
        while (undo.isPossible(direction)) await undo.step(direction);
      };
      const start = order.seen();
      for (const [number, action] of actions.entries()) await perform(action, order, undo, number);
      await all('redo');
      const end = order.seen();
      await all('undo');
      expect(order.seen()).toEqual(start);
      await all('redo');
      expect(order.seen()).toEqual(end);
    }),
  );
});

test('what another user has stored of a part is never put back', async () => {
  const order = new FakeOrder();
  const undo = undoOf({ ...portOf(order), send: (rows) => order.sendPartly(rows) });
  await save(order, undo, titled(order, 'a', 1, 2), 1);
  await order.send(titled(order, 'theirs', 1));
  await save(order, undo, titled(order, 'b', 1), 2);
  const titles = () => [1, 2].map((id) => order.find(id)!.title);
  expect(await undo.step('undo')).toEqual([]);
  expect(titles()).toEqual(['theirs', 'a']);
  expect(await undo.step('undo')).toHaveLength(1);
  expect(titles()).toEqual(['theirs', 'start']);
});

test('a new save forgets what was taken back', async () => {
  const order = new FakeOrder();
  const undo = undoOf(portOf(order));
  await save(order, undo, titled(order, 'a', 1), 1);
  await undo.step('undo');
  expect(undo.isPossible('redo')).toBe(true);
  await save(order, undo, titled(order, 'b', 2), 2);
  expect(undo.isPossible('redo')).toBe(false);
});

test('a move whose set is gone can not be taken back, and says why once', async () => {
  const order = new FakeOrder();
  const refusal = { status: 422, message: 'O conjunto não existe mais', errors: {} };
  const port: SavePort = { ...portOf(order), refusal: () => refusal };
  const undo = undoOf(port);
  await undo.transfer({ mode: 'move', parts: [1, 2], setId: 3 });
  port.transfer = () => Promise.reject(new Error('422'));
  expect(await undo.step('undo')).toEqual([
    { ...refusal, index: 0 },
    { ...refusal, index: 1 },
  ]);
  expect([undo.isPossible('undo'), undo.isPossible('redo')]).toEqual([false, false]);
});

test('a move back that does not arrive can be tried again', async () => {
  const order = new FakeOrder();
  const port = portOf(order);
  const undo = undoOf(port);
  const start = order.seen();
  await undo.transfer({ mode: 'move', parts: [2], setId: 2 });
  const { transfer } = port;
  port.transfer = () => Promise.reject(new Error('offline'));
  await expect(undo.step('undo')).rejects.toThrow('offline');
  port.transfer = transfer;
  await undo.step('undo');
  expect(order.seen()).toEqual(start);
});
