import { PresenceBoard, REPORT_MS, othersOf } from './presence-board.js';

const ana = { id: 1, name: 'Ana' };
const bia = { id: 2, name: 'Bia' };

describe('the board of other processes', () => {
  const board = new PresenceBoard();
  beforeAll(() => {
    board.report(7, 'one', [ana], 0);
    board.report(7, 'two', [bia], 1000);
    board.report(8, 'two', [bia], 1000);
  });

  it('adds up what the processes reported last', () => {
    expect(board.people(7, 2000)).toEqual([ana, bia]);
    expect(board.people(9, 2000)).toEqual([]);
  });

  it('counts no report for longer than it lasts', () => {
    expect(board.people(7, REPORT_MS)).toEqual([bia]);
    expect(board.forgetOld(REPORT_MS)).toEqual([7]);
    expect(board.forgetOld(REPORT_MS)).toEqual([]);
  });

  it('takes a report without people as the end of the one before', () => {
    board.report(8, 'two', [], 2000);
    expect(board.people(8, 2000)).toEqual([]);
  });
});

it('others are each user once, by name, without the viewer', () => {
  expect(othersOf([bia, ana, bia, { id: 3, name: 'Álvaro' }], 1)).toEqual([{ id: 3, name: 'Álvaro' }, bia]);
});
