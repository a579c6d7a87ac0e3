import { agreedText, agreedWords, partedScale, settleWords, wordsByCell } from './agreed-words.js';
import { cellsOfPicture, takeLines, type GreyPicture } from './picture-lines.js';
import {
  leavesTitleBlockOpen,
  recognisedSuggestions,
  recognisedText,
  type JudgedWord,
  type RecognisedWord,
  resolutionFor,
  titleRegionOf,
} from './recognised-page.js';

const word = (text: string, left: number, confidence = 0.9, line = 1): RecognisedWord => ({
  text,
  left,
  top: 100 * line,
  right: left + 20 * text.length,
  bottom: 100 * line + 30,
  confidence,
  line,
});

describe('words that two languages read', () => {
  test.each([
    ['a scale that lost its sign', '1:2', '12', '1:2'],
    ['a sign that one of them does not know', 'Nº', 'N*', 'Nº'],
    ['the full stop of a label', 'REV,', 'REV.', 'REV.'],
    ['capitals that look like small letters', 'Kg', 'kg', 'kg'],
    ['a letter alone with a speck', 'À', 'A', 'A'],
    ['another digit', '5', '9', null],
    ['another sign between digits', '1,500', '1.500', null],
    ['a scale of other numbers', '1:2', '1:5', null],
  ])('agree: %s', (_, first, second, text) => {
    expect(agreedText(first, second)).toBe(text);
  });

  const texts = (words: readonly { text: string; agreed: boolean }[]) =>
    words.filter(({ agreed }) => agreed).map(({ text }) => text);

  test('a number and its unit are two words, whichever of them has them as one', () => {
    const [number, unit, both] = [word('2,5', 0), word('Kg', 70), word('2,5kg', 0)];
    expect(texts(agreedWords([number, unit], [[both]]))).toEqual(['2,5', 'kg']);
    expect(texts(agreedWords([both], [[number, word('kg', 70)]]))).toEqual(['2,5', 'kg']);
  });

  test('a word of letters is not torn', () => {
    expect(texts(agreedWords([word('Base', 0)], [[word('B', 0), word('ase', 25)]]))).toEqual([]);
    expect(texts(agreedWords([word('B', 0), word('ase', 25)], [[word('Base', 0)]]))).toEqual(['Base']);
  });

  test('a sign that one of three readings has is not lost', () => {
    const readings = [[word('7741002', 0)], [word('7741.002', 0)]];
    expect(texts(agreedWords([word('7741002', 0)], readings))).toEqual([]);
  });

  test.each([
    ['alike', word('FJ-20', 0, 0.6), word('FJ-20', 2, 0.9), 'FJ-20', 0.9],
    ['with accents that one of them does not know', word('Aço', 0), word('Aco', 0, 0.5), 'Aço', 0.9],
    ['differently', word('1,900', 0, 0.8), word('1,500', 0, 0.96), '1,500', 0.48],
    ['in another place', word('A', 0), word('A', 500), 'A', 0.45],
  ])('%s', (_, first, second, text, confidence) => {
    const [agreed] = agreedWords([first], [[second]]);
    expect(agreed?.text).toBe(text);
    expect(agreed?.confidence).toBeCloseTo(confidence);
  });
});

/** A white picture with rectangles, black unless `grey` says otherwise: left, top, width, height. */
function drawnIn(grey: number, ...boxes: (readonly [number, number, number, number])[]): GreyPicture {
  const [width, height] = [600, 400];
  const data = new Uint8Array(width * height).fill(255);
  for (const [left, top, across, down] of boxes) {
    for (let y = top; y < top + down; y += 1) data.fill(grey, y * width + left, y * width + left + across);
  }
  return { data, width, height };
}

const drawn = (...boxes: (readonly [number, number, number, number])[]) => drawnIn(0, ...boxes);

const DPI = 300;

describe('ruled lines of a picture', () => {
  const [top, bottom] = [
    [50, 100, 500, 3],
    [50, 150, 500, 3],
  ] as const;

  test.each<[string, (readonly [number, number, number, number])[], number, number]>([
    ['of a cell', [top, bottom, [200, 100, 3, 53]], 1, 2],
    ['but no stroke of a letter in it', [top, bottom, [200, 110, 3, 32]], 0, 2],
    ['also drawn thick', [[50, 100, 500, 12]], 0, 1],
    ['nor a bar', [[50, 100, 500, 40]], 0, 0],
    ['on a page without any', [], 0, 0],
  ])('%s', (_, boxes, upright, level) => {
    const { lines } = takeLines(drawn(...boxes), DPI);
    expect([lines.upright.length, lines.level.length]).toEqual([upright, level]);
  });

  test('may be pale on white paper, beside black letters', () => {
    const picture = drawnIn(200, top, bottom);
    for (let y = 110; y < 140; y += 1) picture.data.fill(0, y * 600 + 300, y * 600 + 340);
    expect(takeLines(picture, DPI).lines.level).toHaveLength(2);
  });

  test('are erased, and nothing else', () => {
    const letter = [300, 115, 8, 20] as const;
    const { rest } = takeLines(drawn(top, bottom, letter), DPI);
    expect(rest.data.filter((grey) => grey < 255)).toHaveLength(8 * 20);
  });
});

describe('cells of a picture', () => {
  const frame = (left: number, top: number, width: number, height: number) =>
    [
      [left, top, width, 3],
      [left, top + height, width, 3],
      [left, top, 3, height + 3],
      [left + width, top, 3, height + 3],
    ] as const;
  const cellsOf = (...boxes: (readonly [number, number, number, number])[]) => {
    const picture = drawn(...boxes);
    return cellsOfPicture(takeLines(picture, DPI).lines, picture, DPI);
  };

  test('are the rectangles between its lines', () => {
    const cells = cellsOf(...frame(50, 100, 500, 100), [200, 100, 3, 103]);
    expect(cells).toHaveLength(2);
    expect(cells[0]).toMatchObject({ left: expect.closeTo(54, -1), top: expect.closeTo(104, -1) });
  });

  test.each<[string, (readonly [number, number, number, number])[]]>([
    [
      'what is open',
      [
        [50, 100, 500, 3],
        [50, 200, 500, 3],
        [50, 100, 3, 103],
      ],
    ],
    ['what is too low for a letter', [...frame(50, 100, 500, 16)]],
    ['the page beside them', []],
  ])('but not %s', (_, boxes) => {
    expect(cellsOf(...boxes)).toEqual([]);
  });
});

describe('a picture read as a whole and cell by cell', () => {
  const cell = { left: 0, top: 90, right: 300, bottom: 140 };
  const judged = (text: string, left: number, agreed: boolean): JudgedWord => ({
    ...word(text, left),
    agreed,
  });

  test.each([
    [
      'the reading of the cell on which more is agreed',
      judged('EJ-20', 10, false),
      judged('FJ-20', 10, true),
      'FJ-20',
      true,
    ],
    ['the other one', judged('FJ-20', 10, true), judged('EJ-20', 10, false), 'FJ-20', true],
    [
      'neither where both are agreed and differ',
      judged('FJ-20', 10, true),
      judged('EJ-20', 10, true),
      'EJ-20',
      false,
    ],
    [
      'no text that goes on beyond the cell',
      judged('FJ-2041-77777777', 10, false),
      judged('FJ-2041-7777', 10, true),
      'FJ-2041-7777',
      false,
    ],
    [
      'no number that lost a sign which the other one has',
      judged('7741,002', 10, false),
      judged('7741002', 10, true),
      '7741002',
      false,
    ],
  ])('counts %s', (_, whole, inCell, text, agreed) => {
    expect(wordsByCell([whole], [inCell], [cell])).toMatchObject([{ text, agreed }]);
  });
});

describe('a picture read in two languages, and again in half its size', () => {
  test.each([
    ['is sure of what both say in half its size', ['sileve', 'sieve', 'sleve', 'sieve'], 'sieve', true],
    ['is sure of small letters that both say in full size', ['1:2', 'L2', '1:2', ''], '1:2', true],
    ['is sure of them sooner than of half its size', ['SCALE', 'SCALEN', 'SCALE', 'SCALEN'], 'SCALE', true],
    ['is in doubt of what the second language has not seen', ['sieve', 'sieve', '', ''], 'sieve', false],
    ['is in doubt of what all read differently', ['5,00', '8,00', '3,00', '6,00'], '5,00', false],
    ['knows what one language alone has read', ['', '', '', 'Title'], 'Title', false],
    ['knows what it read in half its size alone', ['', 'Title', '', ''], 'Title', false],
  ])('%s', (name, texts, text, sure) => {
    const bottom = /small|them/.test(name) ? 118 : 130;
    const [first, firstHalf, second, secondHalf] = texts.map((each) => ({
      whole: each === '' ? [] : [{ ...word(each, 0), right: 60, bottom }],
      inCells: [],
    }));
    if (!first || !firstHalf || !second || !secondHalf) throw new Error('four readings');
    const words = settleWords({ full: first, half: firstHalf }, { full: second, half: secondHalf }, []);
    expect(words).toMatchObject([{ text, agreed: sure }]);
  });
});

test.each([
  ['SCALE:1:2', ['SCALE:', '1:2']],
  ['ESCALA:1:10', ['ESCALA:', '1:10']],
  ['1:2', ['1:2']],
  ['A:1:2', ['A:1:2']],
  ['SCALEN:2', ['SCALEN:2']],
])('%s is read as %j', (text, texts) => {
  const whole = { ...word(text, 100), right: 200 };
  const parts = partedScale(whole);
  expect(parts.map((part) => part.text)).toEqual(texts);
  expect([parts[0]?.left, parts.at(-1)?.right]).toEqual([100, 200]);
  expect(parts[1]?.left).toBe(parts.length > 1 ? parts[0]?.right : undefined);
});

describe('the part of a page that is recognised', () => {
  test.each([
    ['A4', 595, 842, 595, 354],
    ['A4 on its side', 842, 595, 842, 268],
    ['A3 on its side', 1191, 842, 842, 354],
    ['A0 on its side', 3370, 2384, 1685, 834],
  ])('of %s', (_, width, height, across, down) => {
    const region = titleRegionOf({ width, height });
    expect(region.width * width).toBeCloseTo(across, 0);
    expect(region.height * height).toBeCloseTo(down, 0);
    expect([region.x + region.width, region.y + region.height]).toEqual([1, 1]);
    const dpi = resolutionFor({ size: { width, height }, region });
    expect((across / 72) * dpi * (down / 72) * dpi).toBeLessThan(6_020_000);
    expect(dpi).toBeLessThanOrEqual(300);
  });
});

const place = { x: 0, y: 0, width: 0.1, height: 0.1 };
const read = (field: 'title' | 'thickness') => ({ field, value: 'x', text: 'x', confidence: 0.9, place });

test.each([
  ['a page without text', [], [], true],
  ['one that says nothing of a title block', ['t=2'], [read('thickness')], true],
  ['one that does', ['NOME', 'Base'], [read('title')], false],
  ['one of letters that no font names', ['\uFFFD\uFFFD', 'A'], [read('title')], true],
  ['a text', Array.from({ length: 2501 }, () => 'a'), [], false],
])('whether %s leaves its title block open', (_, texts, suggestions, open) => {
  const words = texts.map((text) => ({ text, ...place }));
  expect(leavesTitleBlockOpen({ width: 842, height: 595, words }, suggestions)).toBe(open);
});

const agreed = (each: RecognisedWord): JudgedWord => ({ ...each, agreed: true });

describe('what a recognised title block says', () => {
  const region = { size: { width: 842, height: 595 }, region: { x: 0, y: 0.55, width: 1, height: 0.45 } };
  const readWith = (confidence: number) => {
    const words = [word('MATERIAL:', 100), word('SAE', 320, confidence), word('1020', 400, 0.95)].map(agreed);
    const found = { words, lines: { upright: [], level: [] }, width: 3508, height: 1117 };
    return recognisedSuggestions(found, region);
  };

  test('is marked, and never as sure as text', () => {
    expect(readWith(0.96)).toMatchObject([
      { field: 'material', value: 'SAE 1020', source: 'ocr', confidence: 0.8 },
    ]);
  });

  test('is as sure as its least sure word', () => {
    const [material] = readWith(0.7);
    expect(material?.confidence).toBeLessThan(0.7);
    expect(readWith(0.4)).toEqual([]);
  });

  test.each<[string, [text: string, left: number, top: number, bottom: number, line: number][], string]>([
    [
      'goes on in a line whose letters are higher or lower',
      [
        ['Título', 100, 70, 86, 1],
        ['Shredding', 100, 120, 175, 2],
        ['Axe', 100, 200, 242, 3],
      ],
      'Shredding Axe',
    ],
    [
      'begins below the end of its label, also where both were taken for one line',
      [
        ['Title', 100, 70, 97, 1],
        ['Enclosure', 210, 93, 135, 1],
      ],
      'Enclosure',
    ],
  ])('%s', (_, lines, value) => {
    const upright = [90, 700].map((at) => ({ at, from: 50, to: 340 }));
    const level = [50, 340].map((at) => ({ at, from: 90, to: 700 }));
    const words = lines.map(([text, left, top, bottom, line]) =>
      agreed({ ...word(text, left, 0.95, line), top, bottom }),
    );
    const found = { words, lines: { upright, level }, width: 3508, height: 1117 };
    expect(recognisedSuggestions(found, region)).toMatchObject([{ field: 'title', value }]);
  });

  test.each<[string, [text: string, left: number, right: number, top: number][], object]>([
    [
      'has texts with little ink',
      [
        ['ESCALA:', 100, 200, 70],
        ['1:1', 206, 218, 70],
      ],
      { field: 'scale', value: '1:1' },
    ],
    [
      'has labels in letters that stand wide',
      [
        ['DRAWING', 100, 206, 70],
        ['NUMBER', 226, 320, 70],
        ['1', 102, 112, 110],
      ],
      { field: 'reference', value: '1' },
    ],
  ])('%s', (_, lines, suggestion) => {
    const upright = [90, 700].map((at) => ({ at, from: 50, to: 340 }));
    const level = [50, 340].map((at) => ({ at, from: 90, to: 700 }));
    const words = lines.map(([text, left, right, top]) =>
      agreed({ ...word(text, left, 0.95, top), top, right, bottom: top + 18 }),
    );
    const found = { words, lines: { upright, level }, width: 3508, height: 1117 };
    expect(recognisedSuggestions(found, region)).toMatchObject([suggestion]);
  });

  test('is searched by the words alone that two readings agree on, a line for each stretch', () => {
    const words = [word('SAE', 320), word('1020', 400), word('Suporte', 320, 0.9, 3)].map(agreed);
    const doubted = { ...word('1021', 420, 0.9, 5), agreed: false };
    const size = { lines: { upright: [], level: [] }, width: 3508, height: 1117 };
    expect(recognisedText({ words: [...words, doubted], ...size }, region)).toBe('SAE 1020\nSuporte');
    expect(recognisedText({ words: [doubted], ...size }, region)).toBeNull();
  });

  test('stands on the whole page', () => {
    expect(readWith(0.96)[0]?.place.y).toBeGreaterThan(0.55);
  });
});
