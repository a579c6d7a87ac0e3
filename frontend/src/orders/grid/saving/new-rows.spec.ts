import { newPart } from '../core/new-part';
import { NewRows } from './new-rows';
import { added, edit, partOf, setUp, shown, values } from '../../../../test/fake-grid-server';

describe('new parts that are let go after their answer was lost', () => {
  const lostRow = async () => {
    const set = setUp(partOf(1));
    set.server.losesAnswers = true;
    set.saves.edit(added(set.saves, ['quantity', 5]));
    await set.saves.settled();
    const [row] = set.saves.newRows();
    return { ...set, key: row!.key };
  };

  test('are removed where they were stored', async () => {
    const { server, saves, key } = await lostRow();
    server.losesAnswers = false;
    expect(values(server)).toHaveLength(2);
    expect(saves.discardNew([key])).toBe(1);
    await shown(saves, server);
    expect(server.calls.at(-1)).toEqual([{ set_id: 1, version: 1, remove: true }]);
    expect(values(server)).toEqual([[1, 1, 0]]);
    expect(saves.newRows()).toEqual([]);
  });

  test('are removed once there is a connection again', async () => {
    const { server, saves, key } = await lostRow();
    server.fails = new Error('Sem conexão');
    saves.discard(key, 'quantity');
    await saves.settled();
    expect(saves.newRows()).toEqual([]);
    server.fails = null;
    server.losesAnswers = false;
    saves.edit([edit(1, 'width', 3)]);
    await shown(saves, server);
    expect(values(server)).toEqual([[1, 1, 3]]);
  });

  test('stay where the screen shows them by now, or another has changed them', async () => {
    const { server, saves, key } = await lostRow();
    server.losesAnswers = false;
    server.read();
    saves.observe([...server.cached.values()]);
    saves.discardNew([key]);
    await saves.settled();
    expect(values(server)).toEqual([
      [1, 1, 0],
      [101, 5, 0],
    ]);

    const other = await lostRow();
    other.server.losesAnswers = false;
    other.server.change(101, { quantity: 60 });
    other.saves.discardNew([other.key]);
    await shown(other.saves, other.server);
    expect(values(other.server)[1]).toEqual([101, 60, 0]);
  });

  test('ask for nothing where they were never sent', async () => {
    const { server, saves } = setUp(partOf(1));
    const result = { refusal: 'Digite um número' };
    saves.recover([{ ...edit(saves.newRow(1).key, 'quantity', 'x'), result }], 'Sessão');
    saves.discardAll();
    await saves.settled();
    expect(server.calls).toEqual([]);
  });
});

describe('a new row whose answer was lost', () => {
  test('is no row of its own once it is answered, where the screen has its part before', () => {
    const rows = new NewRows();
    const { key } = rows.add(1, {});
    const stored = { ...newPart(1), id: 101 };
    rows.show([stored]);
    expect(rows.current()).toHaveLength(1);
    rows.store(key, stored);
    expect(rows.current()).toEqual([]);
    expect([rows.idOf(key), rows.keyOf(101)]).toEqual([101, key]);
  });
});
