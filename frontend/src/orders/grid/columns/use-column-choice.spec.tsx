import { STANDARD } from './column-choice';
import { keepChoice, readChoice } from './use-column-choice';

const choice = { order: ['title', 'obs'], hidden: ['ncm'], frozen: [], widths: { title: 240 } };

it('keeps a choice for the user who made it, and forgets it with the standard one', () => {
  keepChoice(7, choice);
  expect([readChoice(7), readChoice(8)]).toEqual([choice, STANDARD]);
  keepChoice(7, STANDARD);
  expect(readChoice(7)).toBe(STANDARD);
});

it.each(['', '{', 'null', '7', '[]', '{"order":[1],"hidden":[],"frozen":[]}', '{"order":[],"hidden":[]}'])(
  'takes %s for none',
  (kept) => {
    localStorage.setItem('grid-columns:9', kept);
    expect(readChoice(9)).toBe(STANDARD);
  },
);
