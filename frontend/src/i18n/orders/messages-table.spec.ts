import { readFileSync } from 'node:fs';
import path from 'node:path';
import { texts } from '..';

/** docs/messages.md says which test brings each text about, in the browser or of a component; this holds it to that. */
const root = path.join(import.meta.dirname, '..', '..', '..', '..');
const read = (...at: string[]) => readFileSync(path.join(root, ...at), 'utf8');

const rows = read('docs', 'messages.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (Text|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, text = '', test = '']) => ({ text, test }));

it('has a row for each text', () => {
  expect(rows.length).toBeGreaterThan(60);
});

it.each(rows.filter(({ test }) => !test.startsWith('none:')))('$text', ({ text, test }) => {
  const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(test) ?? [];
  const at = file.startsWith('frontend/') ? [file] : ['e2e', 'tests', file];
  // A title may stand on a line of its own.
  const spec = read(...at).replaceAll(/\(\s+/g, '(');
  expect(spec).toContain(`('${title}'`);
  // What varies inside of a text is written as …; a test says at least what comes first.
  const [first = ''] = text.split('…');
  expect(spec).toContain(first.trim());
});

/** Every text in a dictionary, however deep; functions of a value are left out. */
const textsIn = (dictionary: object): string[] =>
  Object.values(dictionary).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry];
    return typeof entry === 'object' && entry !== null ? textsIn(entry) : [];
  });

const { orders, offers, catalogue, errorLog, access } = texts;
const { login, register, users, groups } = access;

it.each(
  textsIn({ orders, offers, catalogue, errorLog, login, register, users, groups }).filter((text) =>
    text.startsWith('Erro ao'),
  ),
)('a row says where one sees: %s', (failure) => {
  expect(rows.some(({ text }) => text.startsWith(failure.trim().replace(/:$/, '')))).toBe(true);
});
