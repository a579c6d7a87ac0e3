import { added, edit, markOf, partOf, setUp, shown, values } from '../../../../test/fake-grid-server';

test('cells that are left while a call is on its way go on the versions it answered, each as a step of its own', async () => {
  const { server, saves } = setUp(partOf(1), partOf(2));
  server.held = true;
  saves.edit([edit(1, 'quantity', 5)]);
  expect(markOf(saves, 1, 'quantity')).toEqual({ text: '5', state: 'saving', message: null });
  saves.edit([edit(1, 'width', 30)]);
  saves.edit([edit(2, 'quantity', 7)]);
  saves.edit([edit(2, 'width', 8), edit(1, 'quantity', 6)]);
  expect(server.calls).toHaveLength(1);
  server.held = false;
  server.release();
  await saves.settled();
  expect(server.calls).toEqual([
    [{ id: 1, version: 1, quantity: 5 }],
    // Different parts: one call.
    [
      { id: 1, version: 2, width: 30 },
      { id: 2, version: 1, quantity: 7 },
    ],
    [
      { id: 2, version: 2, width: 8 },
      { id: 1, version: 3, quantity: 6 },
    ],
  ]);
  saves.observe([...server.cached.values()]);
  expect(saves.current().size).toBe(0);
  expect(saves.busy()).toBe(false);
  const steps = [
    [5, 30, 7, 0],
    [5, 30, 1, 0],
    [5, 0, 1, 0],
    [1, 0, 1, 0],
  ];
  for (const expected of steps) {
    expect(await saves.step('undo')).toEqual([]);
    const [one, two] = [server.stored.get(1)!, server.stored.get(2)!];
    expect([one.quantity, one.width, two.quantity, two.width]).toEqual(expected);
  }
  expect(saves.canUndo()).toBe(false);
});

test('a cell shows what was typed until the screen shows it as stored', async () => {
  const [before, other] = [partOf(1), partOf(2)];
  const { server, saves } = setUp(before, other);
  saves.edit([edit(1, 'quantity', 5)]);
  await saves.settled();
  // The call has ended, and the order that the screen draws is the one from before it.
  const typed = { text: '5', state: 'saving', message: null };
  expect(markOf(saves, 1, 'quantity')).toEqual(typed);
  expect(saves.draftOf({ key: '1', part: before }).quantity).toBe(5);
  saves.observe([before, partOf(2, { version: 2 })]);
  expect(markOf(saves, 1, 'quantity')).toEqual(typed);
  saves.observe([...server.cached.values()]);
  expect(saves.current().size).toBe(0);
  // Where the screen was first, nothing waits for it.
  server.held = true;
  saves.edit([edit(1, 'quantity', 6)]);
  saves.observe([partOf(1, { version: 3, quantity: 6 }), other]);
  server.held = false;
  server.release();
  await saves.settled();
  expect(saves.current().size).toBe(0);
});

test('one quantity in many rows is as many calls as the server takes parts of, all of them saved', async () => {
  const parts = [1, 2, 3, 4, 5].map((id) => partOf(id));
  const { server, saves } = setUp(...parts);
  saves.edit(parts.map(({ id }) => edit(id, 'quantity', 9)));
  await saves.settled();
  expect(server.calls.map((rows) => rows.map(({ id }) => id))).toEqual([[1, 2], [3, 4], [5]]);
  expect([...server.stored.values()].map(({ quantity }) => quantity)).toEqual([9, 9, 9, 9, 9]);
  // And as many to take it back, in one step.
  expect(await saves.step('undo')).toEqual([]);
  expect([...server.stored.values()].map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1, 1]);
  expect(server.calls).toHaveLength(6);
  expect(saves.canUndo()).toBe(false);
});

test('texts that waited for their catalogue are of the action that wrote them: one step takes all of it back', async () => {
  const { server, saves } = setUp(partOf(1, { length: 0 }));
  const waiting = (of: ReturnType<typeof edit>) => ({
    ...of,
    result: { refusal: 'Carregando', unread: true as const },
  });
  const [width, length] = [edit(1, 'width', 30), edit(1, 'length', 40)];
  saves.edit([edit(1, 'quantity', 5), waiting(width), waiting(length)]);
  await shown(saves, server);
  saves.edit([width]);
  await shown(saves, server);
  saves.edit([length]);
  await shown(saves, server);
  const written = { quantity: 5, width: 30, length: 40 };
  expect(server.stored.get(1)).toMatchObject(written);
  expect(await saves.step('undo')).toEqual([]);
  expect(server.stored.get(1)).toMatchObject({ quantity: 1, width: 0, length: 0 });
  expect(saves.canUndo()).toBe(false);
  expect(await saves.step('redo')).toEqual([]);
  expect(server.stored.get(1)).toMatchObject(written);
});

test('a refused cell keeps its text and says why; the others of its part are saved', async () => {
  const { server, saves } = setUp(partOf(1));
  server.refuses = ({ width }) =>
    width === -1 ? { status: 422, message: 'Confira', errors: { width: ['Deve ser positivo'] } } : null;
  saves.edit([edit(1, 'quantity', 5), edit(1, 'width', -1)]);
  await shown(saves, server);
  expect(server.stored.get(1)).toMatchObject({ quantity: 5, width: 0 });
  expect(markOf(saves, 1, 'width')).toEqual({ text: '-1', state: 'failed', message: 'Deve ser positivo' });
  expect(markOf(saves, 1, 'quantity')).toBeUndefined();
  saves.discard('1', 'width');
  expect(saves.current().size).toBe(0);
});

test('what a part was refused for as a whole is sent again with its next cell', async () => {
  const { server, saves } = setUp(partOf(1, { type: null }));
  server.refuses = ({ type }) =>
    type === undefined ? { status: 422, message: 'Sem tipo', errors: { type: ['Sem tipo'] } } : null;
  saves.edit([edit(1, 'quantity', 5)]);
  await shown(saves, server);
  expect(markOf(saves, 1, 'quantity')?.message).toBe('Sem tipo');
  saves.edit([edit(1, 'type', 'sheet')]);
  await shown(saves, server);
  expect(server.stored.get(1)).toMatchObject({ quantity: 5, type: 'sheet' });
  expect(saves.current().size).toBe(0);
});

test('another’s change of another cell is taken over, and the save goes on', async () => {
  const { server, saves } = setUp(partOf(1));
  server.change(1, { title: 'Deles' });
  saves.edit([edit(1, 'quantity', 5)]);
  await shown(saves, server);
  expect(server.stored.get(1)).toMatchObject({ title: 'Deles', quantity: 5, version: 3 });
  expect(saves.current().size).toBe(0);
});

test('an own change that the screen shows before its answer comes is no other’s', async () => {
  const { server, saves } = setUp(partOf(1), partOf(2));
  server.held = true;
  saves.edit([edit(1, 'quantity', 3)]);
  saves.edit([edit(1, 'quantity', 30)]);
  saves.observe([partOf(1, { version: 2, quantity: 3 }), partOf(2)]);
  server.held = false;
  server.release();
  await shown(saves, server);
  expect(server.stored.get(1)).toMatchObject({ quantity: 30 });
  expect(markOf(saves, 1, 'quantity')).toBeUndefined();
});

test('another’s change that the screen shows while a save is on its way is a conflict once that is answered', async () => {
  const { server, saves } = setUp(partOf(1));
  server.held = true;
  saves.edit([edit(1, 'width', 3)]);
  saves.edit([edit(1, 'quantity', 30)]);
  server.change(1, { quantity: 8 });
  saves.observe([...server.stored.values()]);
  server.held = false;
  server.release();
  await shown(saves, server);
  expect(server.stored.get(1)).toMatchObject({ width: 3, quantity: 8 });
  expect(markOf(saves, 1, 'quantity')).toMatchObject({ text: '30', state: 'conflict' });
});

test('another’s change of the same cell is a conflict, which is overruled or let go', async () => {
  const { server, saves } = setUp(partOf(1), partOf(2));
  server.change(1, { quantity: 8 });
  saves.edit([edit(1, 'quantity', 5), edit(2, 'quantity', 5), edit(1, 'width', 3)]);
  await saves.settled();
  expect(server.stored.get(1)).toMatchObject({ quantity: 8, width: 3 });
  expect(server.stored.get(2)).toMatchObject({ quantity: 5 });
  expect(markOf(saves, 1, 'quantity')).toEqual({ text: '5', state: 'conflict', message: 'Outra pessoa: 8' });
  saves.overrule('1', 'quantity');
  await saves.settled();
  expect(server.stored.get(1)).toMatchObject({ quantity: 5 });
});

test('a change that the screen has read before the cell was left is a conflict as well, but not the same value', async () => {
  const { server, saves } = setUp(partOf(1));
  const since = saves.now();
  server.change(1, { quantity: 8, width: 4 });
  server.read();
  saves.observe([...server.cached.values()]);
  saves.edit([edit(1, 'quantity', 5), edit(1, 'width', 4)], since);
  await saves.settled();
  expect(markOf(saves, 1, 'quantity')?.state).toBe('conflict');
  expect(markOf(saves, 1, 'width')).toBeUndefined();
  expect(server.calls).toEqual([]);
});

test('own saves are no conflict for what was typed meanwhile', async () => {
  const { server, saves } = setUp(partOf(1));
  const since = saves.now();
  saves.edit([edit(1, 'quantity', 5)]);
  await saves.settled();
  saves.observe([...server.cached.values()]);
  saves.edit([edit(1, 'quantity', 6)], since);
  await saves.settled();
  expect(server.stored.get(1)).toMatchObject({ quantity: 6 });
});

test('a call that fails leaves its cells marked, and they can be sent again', async () => {
  const { server, saves } = setUp(partOf(1));
  server.fails = new Error('Sem conexão');
  saves.edit([edit(1, 'quantity', 5)]);
  await saves.settled();
  expect(markOf(saves, 1, 'quantity')).toEqual({ text: '5', state: 'failed', message: 'Sem conexão' });
  server.fails = null;
  saves.retry();
  await saves.settled();
  expect(server.stored.get(1)).toMatchObject({ quantity: 5 });
});

test('a text that means nothing is never sent, and a part that is gone says so', async () => {
  const { server, saves } = setUp(partOf(1));
  saves.edit([{ ...edit(1, 'quantity', 'dez'), result: { refusal: 'Digite um número' } }]);
  saves.edit([edit(9, 'quantity', 5)]);
  await saves.settled();
  expect(server.calls).toEqual([]);
  expect(markOf(saves, 1, 'quantity')).toEqual({
    text: 'dez',
    state: 'refused',
    message: 'Digite um número',
  });
  expect(markOf(saves, 9, 'quantity')?.message).toBe('Não existe mais');
});

test('saves are taken back in their order and put back, around what others have changed', async () => {
  const { server, saves } = setUp(partOf(1), partOf(2));
  saves.edit([edit(1, 'quantity', 5), edit(2, 'quantity', 5)]);
  await saves.settled();
  saves.edit([edit(1, 'width', 30)]);
  // The second save is on its way still: it is the one that is taken back.
  expect(await saves.step('undo')).toEqual([]);
  expect(server.stored.get(1)).toMatchObject({ quantity: 5, width: 0 });
  server.change(2, { title: 'Deles' });
  const refused = await saves.step('undo');
  expect(refused).toEqual([expect.objectContaining({ status: 409 })]);
  expect([server.stored.get(1)?.quantity, server.stored.get(2)?.quantity]).toEqual([1, 5]);
  expect(saves.canUndo()).toBe(false);
  expect(await saves.step('redo')).toEqual([]);
  expect(await saves.step('redo')).toEqual([]);
  expect(server.stored.get(1)).toMatchObject({ quantity: 5, width: 30 });
  expect(await saves.step('redo')).toBeNull();
});

test('steps back that are asked for while a call is on its way are made one after the other', async () => {
  const { server, saves } = setUp(partOf(1));
  for (const quantity of [5, 6, 7]) {
    saves.edit([edit(1, 'quantity', quantity)]);
    await shown(saves, server);
  }
  server.held = true;
  const steps = [saves.step('undo'), saves.step('undo'), saves.step('undo')];
  for (let calls = 4; calls <= 6; calls += 1) {
    // Time for all that would not wait.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(server.calls).toHaveLength(calls);
    server.release();
  }
  expect(await Promise.all(steps)).toEqual([[], [], []]);
  expect(server.stored.get(1)).toMatchObject({ quantity: 1 });
});

test('what is not stored is named, and recovered in its cells, not sent by itself', async () => {
  const { server, saves } = setUp(partOf(1));
  server.fails = new Error('Sem conexão');
  const { key } = saves.newRow(1);
  saves.edit([edit(1, 'quantity', 5), edit(key, 'width', 30)]);
  await saves.settled();
  expect(saves.unsaved()).toEqual({
    cells: [
      { key: '1', column: 'quantity', text: '5' },
      { key, column: 'width', text: '30' },
    ],
    added: [{ key, set_id: 1 }],
  });
  const next = setUp(partOf(1));
  next.saves.newRow(1, { key });
  const bad = { ...edit(1, 'width', 'x'), result: { refusal: 'Digite um número' } };
  next.saves.recover([edit(1, 'quantity', 5), edit(key, 'width', 30), bad], 'Sessão');
  expect(next.server.calls).toEqual([]);
  expect(markOf(next.saves, 1, 'quantity')).toEqual({ text: '5', state: 'failed', message: 'Sessão' });
  expect(markOf(next.saves, 1, 'width')?.message).toBe('Digite um número');
  next.saves.retry();
  await shown(next.saves, next.server);
  expect(next.server.calls).toEqual([
    [
      { set_id: 1, width: 30 },
      { id: 1, version: 1, quantity: 5 },
    ],
  ]);
  expect(next.saves.unsaved()).toEqual({ cells: [{ key: '1', column: 'width', text: 'x' }], added: [] });
});

test('undo takes back what was refused with what was stored by one action, and no text of an earlier session', async () => {
  const { server, saves } = setUp(partOf(1), partOf(2));
  const refusal = { refusal: 'Digite um número' };
  saves.recover([{ ...edit(2, 'width', 'y'), result: refusal }], 'Sessão');
  expect(saves.canUndo()).toBe(false);
  saves.edit([edit(1, 'quantity', 5)]);
  saves.edit([edit(1, 'width', 30), { ...edit(2, 'quantity', 'x'), result: refusal }]);
  saves.edit([{ ...edit(1, 'length', 'z'), result: refusal }]);
  await saves.settled();
  const texts = () => saves.unsaved().cells.map(({ text }) => text);
  expect(texts()).toEqual(['y', 'x', 'z']);
  const stored = () => [server.stored.get(1)!.quantity, server.stored.get(1)!.width];
  expect(await saves.step('undo')).toEqual([]);
  expect([texts(), stored()]).toEqual([
    ['y', 'x'],
    [5, 30],
  ]);
  expect(await saves.step('undo')).toEqual([]);
  expect([texts(), stored()]).toEqual([['y'], [5, 0]]);
  expect(await saves.step('undo')).toEqual([]);
  expect([texts(), stored()]).toEqual([['y'], [1, 0]]);
  expect(saves.canUndo()).toBe(false);
});

test('a step back that fails can be tried again', async () => {
  const { server, saves } = setUp(partOf(1));
  saves.edit([edit(1, 'quantity', 5)]);
  await saves.settled();
  server.fails = new Error('Sem conexão');
  await expect(saves.step('undo')).rejects.toThrow('Sem conexão');
  server.fails = null;
  await saves.settled();
  expect(await saves.step('undo')).toEqual([]);
  expect(server.stored.get(1)).toMatchObject({ quantity: 1 });
});

describe('new parts', () => {
  test('come with their cells, and go and come back as one step', async () => {
    const { server, saves } = setUp(partOf(1));
    saves.edit([...added(saves, ['quantity', 5]), ...added(saves, ['quantity', 6], ['width', 30])]);
    await shown(saves, server);
    expect(server.calls).toEqual([
      [
        { set_id: 1, quantity: 5 },
        { set_id: 1, quantity: 6, width: 30 },
      ],
    ]);
    expect(saves.current().size).toBe(0);
    saves.edit([edit(saves.keyOf(101), 'width', 7)]);
    await shown(saves, server);
    await saves.step('undo');
    expect(await saves.step('undo')).toEqual([]);
    expect(values(server)).toEqual([[1, 1, 0]]);
    expect(saves.canUndo()).toBe(false);
    expect(await saves.step('redo')).toEqual([]);
    expect(await saves.step('redo')).toEqual([]);
    expect(values(server).slice(1).sort()).toEqual([
      [101, 5, 7],
      [102, 6, 30],
    ]);
  });

  test('come without the cells that were refused, which keep their texts', async () => {
    const { server, saves } = setUp(partOf(1));
    server.refuses = ({ width }) =>
      width === -1 ? { status: 422, message: 'Confira', errors: { width: ['Deve ser positivo'] } } : null;
    const [quantity, width] = added(saves, ['quantity', 'dez'], ['width', -1]);
    const { key } = quantity!;
    saves.edit([{ ...quantity!, result: { refusal: 'Digite um número' } }, width!]);
    await shown(saves, server);
    expect(values(server)).toEqual([
      [1, 1, 0],
      [101, 1, 0],
    ]);
    expect(markOf(saves, key, 'quantity')).toEqual({
      text: 'dez',
      state: 'refused',
      message: 'Digite um número',
    });
    expect(markOf(saves, key, 'width')).toEqual({
      text: '-1',
      state: 'failed',
      message: 'Deve ser positivo',
    });
    saves.edit([edit(key, 'width', 4)]);
    await shown(saves, server);
    expect(values(server)[1]).toEqual([101, 1, 4]);
  });

  test('that the server does not take leave nothing behind, and say why', async () => {
    const { server, saves, lost } = setUp(partOf(1));
    server.fails = new Error('Não permitido');
    saves.edit([...added(saves, ['quantity', 5]), ...added(saves, ['quantity', 6])]);
    await saves.settled();
    server.fails = null;
    server.refuses = () => ({ status: 422, message: 'Aguarda resposta', errors: { title: ['x'] } });
    saves.edit(added(saves, ['quantity', 7]));
    await saves.settled();
    expect(lost).toEqual([
      [2, 'Não permitido'],
      [1, 'Aguarda resposta'],
    ]);
    expect(saves.current().size).toBe(0);
    expect(saves.newRows()).toEqual([]);
    expect(saves.canUndo()).toBe(false);
  });

  test('stay with their cells where no answer came, are sent again, or let go', async () => {
    const { server, saves, lost } = setUp(partOf(1));
    server.fails = new Error('Sem conexão');
    saves.edit([...added(saves, ['quantity', 5], ['width', 30]), ...added(saves, ['quantity', 6])]);
    await saves.settled();
    expect(lost).toEqual([]);
    const [first, second] = saves.newRows().map(({ key }) => key);
    expect(markOf(saves, first!, 'width')).toEqual({ text: '30', state: 'failed', message: 'Sem conexão' });
    expect(saves.discardNew(['1', second!])).toBe(1);
    const third = added(saves, ['quantity', 8], ['width', 9]);
    saves.edit(third);
    await saves.settled();
    const { key } = third[0]!;
    saves.discard(key, 'quantity');
    expect(saves.newRows()).toHaveLength(2);
    saves.discard(key, 'width');
    expect(saves.newRows().map((row) => row.key)).toEqual([first]);
    // What is typed next goes with what was not stored.
    server.fails = null;
    saves.edit([edit(first!, 'quantity', 7)]);
    await shown(saves, server);
    expect(values(server)).toEqual([
      [1, 1, 0],
      [101, 7, 30],
    ]);
    expect(saves.current().size).toBe(0);
    expect(saves.newRows()).toEqual([]);
    expect(await saves.step('undo')).toEqual([]);
    expect(values(server)).toEqual([[1, 1, 0]]);
  });

  test('whose answer was lost become one part each, with what was typed since and what another has typed', async () => {
    const { server, saves } = setUp(partOf(1));
    server.losesAnswers = true;
    saves.edit([...added(saves, ['quantity', 5], ['width', 30]), ...added(saves, ['quantity', 6])]);
    await saves.settled();
    const [first] = saves.newRows().map(({ key }) => key);
    server.losesAnswers = false;
    server.change(102, { quantity: 60 });
    saves.edit([edit(first!, 'quantity', 7)]);
    await shown(saves, server);
    saves.retry();
    await shown(saves, server);
    expect(values(server)).toEqual([
      [1, 1, 0],
      [101, 7, 30],
      [102, 60, 0],
    ]);
    expect(saves.newRows()).toEqual([]);
  });

  test('that were kept for another session become the parts that they were stored as', async () => {
    const { server, saves } = setUp(partOf(1));
    server.losesAnswers = true;
    saves.edit(added(saves, ['quantity', 5]));
    await saves.settled();
    server.losesAnswers = false;
    const [kept] = saves.unsaved().added;
    saves.discardAll();
    const { key } = saves.newRow(1, { key: kept!.key });
    saves.recover([edit(key, 'quantity', 5), edit(key, 'width', 9)], 'Sessão');
    saves.retry();
    await shown(saves, server);
    expect(values(server)).toEqual([
      [1, 1, 0],
      [101, 5, 9],
    ]);
    expect(await saves.step('undo')).toEqual([]);
    expect(values(server)[1]).toEqual([101, 5, 0]);
    expect(await saves.step('undo')).toEqual([]);
    expect(values(server)).toEqual([[1, 1, 0]]);
  });
});
