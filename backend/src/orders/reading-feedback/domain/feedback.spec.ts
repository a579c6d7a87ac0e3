import fc from 'fast-check';
import type { Suggestion } from '../../../files/reading/domain/drawing-page.js';
import { ELSEWHERE, type BlockText } from '../../../files/reading/domain/title-block.js';
import { applyFeedback, type Tally } from './apply-feedback.js';
import { judgeReading } from './judge-reading.js';
import { equalValues, learntFields, type LearntField } from './learnt-values.js';
import { openDateMark, settleDate } from './settle-date.js';

/** Three cells of one block, each 100 ‰ high. */
const at = (row: number) => ({ x: 0.5, y: 0.6 + row / 10, width: 0.2, height: 0.05 });
const sourceAt = (row: number, name: string) =>
  `0,${String(row * 100)},500,${String(row * 100 + 100)} ${name}`;
const NAME = sourceAt(0, 'nome');
const CODE = sourceAt(1, 'codigo');
const CLIENT = sourceAt(2, 'cliente');

const TEXTS: BlockText[] = [
  { source: NAME, text: 'CONJUNTO A', place: at(0) },
  { source: CODE, text: 'Suporte', place: at(1) },
  { source: CLIENT, text: 'ACME', place: at(2) },
];

const read = (rest: Partial<Suggestion> = {}): Suggestion => ({
  field: 'title',
  value: 'CONJUNTO A',
  text: 'CONJUNTO A',
  confidence: 0.9,
  place: at(0),
  ...rest,
});

const tally = (source: string, accepted: number, corrected: number, field = 'title'): Tally => ({
  field,
  source,
  accepted,
  corrected,
});

const shown = (tallies: Tally[], reading = [read()]) =>
  applyFeedback(reading, TEXTS, tallies).map(({ value, confidence, learned_from }) => [
    value,
    Number(confidence.toFixed(3)),
    learned_from,
  ]);

describe('what was saved for other drawings of the block', () => {
  it.each<[string, Tally[], unknown[]]>([
    ['nothing yet', [], [['CONJUNTO A', 0.9, 0]]],
    ['one accepted is too few', [tally(NAME, 1, 0)], [['CONJUNTO A', 0.9, 0]]],
    ['two accepted: surer', [tally(NAME, 2, 0)], [['CONJUNTO A', 0.95, 2]]],
    ['a thousand accepted: never certain', [tally(NAME, 1_000, 0)], [['CONJUNTO A', 0.99, 1_000]]],
    ['one corrected is too few', [tally(NAME, 0, 1)], [['CONJUNTO A', 0.9, 0]]],
    ['two corrected: left out', [tally(NAME, 0, 2)], []],
    ['as often right as wrong: less sure', [tally(NAME, 2, 2)], [['CONJUNTO A', 0.633, 4]]],
    ['corrected to another cell', [tally(NAME, 0, 1), tally(CODE, 1, 0)], [['Suporte', 0.667, 1]]],
    ['the cell that was right more often', [tally(NAME, 1, 2), tally(CODE, 2, 1)], [['Suporte', 0.6, 3]]],
    ['once each: nothing', [tally(NAME, 1, 1), tally(CODE, 1, 0)], []],
    ['two cells once each: nothing', [tally(NAME, 0, 2), tally(CODE, 1, 0), tally(CLIENT, 1, 0)], []],
    ['one slip among many', [tally(NAME, 5, 1), tally(CODE, 1, 0)], [['CONJUNTO A', 0.85, 6]]],
    ['a cell that was wrong as often', [tally(NAME, 0, 2), tally(CODE, 1, 1)], []],
    ['a cell that this drawing has not', [tally(sourceAt(7, 'x'), 5, 0)], [['CONJUNTO A', 0.9, 0]]],
    [
      'a place that is put a little differently',
      [tally('1,0,499,101 nome', 2, 0)],
      [['CONJUNTO A', 0.95, 2]],
    ],
    [
      'one place put in two ways',
      [tally('1,0,499,101 nome', 1, 0), tally(NAME, 1, 0)],
      [['CONJUNTO A', 0.95, 2]],
    ],
  ])('%s', (_, tallies, expected) => {
    expect(shown(tallies)).toEqual(expected);
  });

  it('gives a field that was not read, of words after one drawing, of figures after two', () => {
    expect(shown([tally(CODE, 1, 0)], [])).toEqual([['Suporte', 0.667, 1]]);
    const texts = [{ source: CODE, text: '3 mm', place: at(1) }];
    const figures = (times: number) => applyFeedback([], texts, [tally(CODE, times, 0, 'thickness')]);
    expect(figures(1)).toEqual([]);
    expect(figures(2)).toMatchObject([{ field: 'thickness', value: 3, learned_from: 2 }]);
  });

  it('of sizes that were read outside of the block counts in the same way', () => {
    const width = read({
      field: 'width',
      value: 120,
      text: '120',
      place: { x: 0.1, y: 0.1, width: 0.1, height: 0.1 },
    });
    expect(shown([tally(ELSEWHERE, 0, 2, 'width')], [width])).toEqual([]);
    expect(shown([tally(ELSEWHERE, 0, 2, 'length')], [width])).toEqual([[120, 0.9, 0]]);
  });

  const sources = [NAME, CODE, CLIENT, ELSEWHERE, sourceAt(9, 'x')];
  const tallies = fc.array(
    fc.record({
      field: fc.constantFrom(...learntFields, 'scale', 'nonsense'),
      source: fc.constantFrom(...sources, 'garbage', ''),
      accepted: fc.nat(1e6),
      corrected: fc.nat(1e6),
    }),
    { maxLength: 12 },
  );
  const readings = fc
    .uniqueArray(fc.constantFrom<Suggestion['field']>(...learntFields, 'scale', 'date', 'weight'), {
      maxLength: 6,
    })
    .chain((fields) =>
      fc.tuple(
        ...fields.map((field) =>
          fc.double({ min: 0.5, max: 0.98, noNaN: true }).map((confidence) => read({ field, confidence })),
        ),
      ),
    );

  it('never makes a suggestion certain, never shows one below one half, and only what stands on the page', () => {
    fc.assert(
      fc.property(readings, tallies, (reading, learnt) => {
        const all = applyFeedback(reading, TEXTS, learnt);
        expect(new Set(all.map(({ field }) => field)).size).toBe(all.length);
        for (const { confidence, text } of all) {
          expect(confidence).toBeLessThanOrEqual(0.99);
          expect(confidence).toBeGreaterThanOrEqual(0.5);
          expect(TEXTS.map((each) => each.text)).toContain(text);
        }
      }),
    );
  });

  it('leaves other fields as they are, and all as they were once it is forgotten', () => {
    fc.assert(
      fc.property(readings, tallies, (reading, learnt) => {
        const forgotten = applyFeedback(reading, TEXTS, []).map(({ learned_from: _, ...each }) => each);
        expect(new Set(forgotten)).toEqual(new Set(reading));
        const others = (list: readonly Suggestion[]) =>
          list
            .filter(({ field }) => !learntFields.includes(field as LearntField))
            .map(({ confidence }) => confidence);
        expect(others(applyFeedback(reading, TEXTS, learnt))).toEqual(others(reading));
      }),
    );
  });
});

describe('what a save says of a drawing', () => {
  const judge = (
    value: string | number,
    known: string[] = [],
    reading = [read()],
    field: LearntField = 'title',
  ) =>
    judgeReading(
      { reading, texts: TEXTS },
      { field, is: (printed) => equalValues(printed, value) },
      known,
    ).map(({ source, accepted }) => [source, accepted]);

  it.each<[string, string, string[], unknown[]]>([
    ['accepted', 'CONJUNTO A', [], [[NAME, true]]],
    ['accepted in other letters', 'Conjunto  á', [], [[NAME, true]]],
    [
      'corrected to what stands in another cell',
      'suporte',
      [],
      [
        [NAME, false],
        [CODE, true],
      ],
    ],
    ['corrected to what stands nowhere', 'Outra coisa', [], [[NAME, false]]],
    [
      'a known place is judged, too',
      'CONJUNTO A',
      [CODE],
      [
        [NAME, true],
        [CODE, false],
      ],
    ],
    [
      'a known place that is put a little differently keeps its name',
      'suporte',
      ['1,101,499,200 codigo'],
      [
        [NAME, false],
        ['1,101,499,200 codigo', true],
      ],
    ],
    ['a place that this drawing has not is not judged', 'CONJUNTO A', [sourceAt(8, 'y')], [[NAME, true]]],
  ])('%s', (_, value, known, expected) => {
    expect(judge(value, known)).toEqual(expected);
  });

  it('teaches a place only where one text alone is the value, and no number that nothing suggested', () => {
    const texts = [...TEXTS, { source: sourceAt(3, 'obs'), text: 'Suporte', place: at(3) }];
    const title = {
      field: 'title',
      is: (printed: string | number) => equalValues(printed, 'Suporte'),
    } as const;
    expect(judgeReading({ reading: [], texts }, title, [])).toEqual([]);
    expect(judgeReading({ reading: [], texts: TEXTS }, title, [])).toEqual([
      { field: 'title', source: CODE, accepted: true },
    ]);
    const sheet = [{ source: CODE, text: '2', place: at(1) }];
    const quantity = { field: 'quantity', is: (printed: string | number) => printed === 2 } as const;
    expect(judgeReading({ reading: [], texts: sheet }, quantity, [])).toEqual([]);
  });
});

describe('a date of which either number may be the day', () => {
  const date = (text: string) => read({ field: 'date', value: '2013-04-03', text });
  const settled = (text: string, ...patterns: ('day/' | 'month/' | 'day-')[][]) => {
    const mark = openDateMark([date(text)]);
    return mark === null ? 'certain' : settleDate([date(text)], mark, patterns)[0]?.value;
  };

  it.each<[string, ('day/' | 'month/' | 'day-')[][], string | undefined]>([
    ['03/04/2013', [['day/'], [], []], '2013-04-03'],
    ['03/04/2013', [[], ['month/'], ['day/']], '2013-03-04'],
    ['03/04/2013', [[], [], ['month/']], '2013-03-04'],
    ['03/04/2013', [[], ['month/', 'day/'], ['day/']], undefined],
    ['03/04/2013', [[], ['day-'], ['month/']], '2013-03-04'],
    ['03-04-2013', [['month/'], ['month/'], ['day-']], '2013-04-03'],
    ['03/04/2013', [[], [], []], undefined],
    ['23/04/2013', [[], ['month/'], []], 'certain'],
    ['04/04/2013', [[], [], []], 'certain'],
    ['2013-04-03', [[], [], []], 'certain'],
  ])('%s with %j: %s', (text, patterns, expected) => {
    expect(settled(text, ...patterns)).toBe(expected);
  });
});
