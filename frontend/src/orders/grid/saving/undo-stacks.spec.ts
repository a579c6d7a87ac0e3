import fc from 'fast-check';
import { savedStep, UndoStacks, type UndoStep } from './undo-stacks';

interface Part {
  version: number;
  value: string;
}

/** A server that keeps what parts were, as the real one does. */
class FakeParts {
  readonly parts = new Map<number, Part>([1, 2, 3].map((id) => [id, { version: 1, value: 'start' }]));
  private readonly states: string[] = [];

  save(changes: readonly (readonly [id: number, value: string])[]): UndoStep {
    const parts = changes.map(([part, value]) => {
      const { version, value: before } = this.parts.get(part)!;
      this.parts.set(part, { version: version + 1, value });
      this.states.push(before);
      return { part, state: String(this.states.length - 1), base: version, version: version + 1 };
    });
    return savedStep(parts);
  }

  restore(step: UndoStep): UndoStep {
    const free = step.calls.flat().filter(({ part, version }) => this.parts.get(part)?.version === version);
    return this.save(free.map(({ part, state }) => [part, this.states[Number(state)]!]));
  }

  values = () => [...this.parts.values()].map(({ value }) => value);
}

const anySave = fc.uniqueArray(fc.tuple(fc.constantFrom(1, 2, 3), fc.string()), {
  selector: ([id]) => id,
  minLength: 1,
});
type Action = { save: [number, string][] } | 'undo' | 'redo';
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  anySave.map((save) => ({ save })),
  fc.constantFrom<Action>('undo', 'redo'),
);

const perform = (server: FakeParts, stacks: UndoStacks, direction: 'undo' | 'redo') => {
  const step = stacks.take(direction);
  if (step) stacks.restored(direction, step, server.restore(step));
};

test('any sequence undone gives the start, and redone the end', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
      const [server, stacks] = [new FakeParts(), new UndoStacks()];
      for (const action of actions) {
        if (typeof action === 'string') perform(server, stacks, action);
        else stacks.saved(server.save(action.save));
      }
      while (stacks.canRedo()) perform(server, stacks, 'redo');
      const end = server.values();
      while (stacks.canUndo()) perform(server, stacks, 'undo');
      expect(server.values()).toEqual(['start', 'start', 'start']);
      while (stacks.canRedo()) perform(server, stacks, 'redo');
      expect(server.values()).toEqual(end);
    }),
  );
});

test('what another user has stored of a part is never put back', () => {
  const [server, stacks] = [new FakeParts(), new UndoStacks()];
  stacks.saved(
    server.save([
      [1, 'a'],
      [2, 'a'],
    ]),
  );
  server.save([[1, 'theirs']]);
  stacks.saved(server.save([[1, 'b']]));
  perform(server, stacks, 'undo');
  expect(server.values()).toEqual(['theirs', 'a', 'start']);
  perform(server, stacks, 'undo');
  expect(server.values()).toEqual(['theirs', 'start', 'start']);
});

test('a new save forgets what was taken back', () => {
  const [server, stacks] = [new FakeParts(), new UndoStacks()];
  stacks.saved(server.save([[1, 'a']]));
  perform(server, stacks, 'undo');
  stacks.saved(server.save([[2, 'b']]));
  expect(stacks.canRedo()).toBe(false);
});
