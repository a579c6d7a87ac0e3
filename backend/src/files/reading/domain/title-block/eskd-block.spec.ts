import type { DrawingPage, Level, Rule, Word } from '../drawing-page.js';
import { readDrawing } from '../read-drawing.js';

const POINTS = 72 / 25.4;

/** The cells of form 1 to the right of its table of names, in mm from the block's right side and from the labels' top. */
const CELLS = {
  number: [120, 0, -15, 0],
  name: [120, 50, 0, 25],
  material: [120, 50, 25, 40],
  letterLabel: [50, 35, 0, 5],
  massLabel: [35, 18, 0, 5],
  scaleLabel: [18, 0, 0, 5],
  letter: [50, 35, 5, 20],
  mass: [35, 18, 5, 20],
  scale: [18, 0, 5, 20],
  sheet: [50, 30, 20, 25],
  sheets: [30, 0, 20, 25],
  company: [50, 0, 25, 40],
} as const;

type CellName = keyof typeof CELLS;

interface Drawn {
  texts: Partial<Record<CellName, readonly string[]>>;
  /** Of the sheet, in mm. */
  sheet?: readonly [number, number];
  /** How far the block's lower right corner is from the sheet's, in mm. */
  margin?: number;
  /** How much larger than the standard the block is drawn. */
  factor?: number;
  /** Of the name's column, as a part of the standard's. */
  nameWidth?: number;
  letterByLetter?: boolean;
}

const LABELS: Drawn['texts'] = {
  letterLabel: ['Лит.'],
  massLabel: ['Масса'],
  scaleLabel: ['Масштаб'],
  sheet: ['Лист'],
  sheets: ['Листов 1'],
  mass: ['1,25'],
  scale: ['1:2'],
};
const VALUES: Drawn['texts'] = {
  number: ['АБВГ.715411.003'],
  name: ['Вал', 'приводной'],
  material: ['Сталь 45 ГОСТ 1050-2013'],
};
const READ = {
  title: 'Вал приводной',
  reference: 'АБВГ.715411.003',
  material: 'Сталь 45 ГОСТ 1050-2013',
  scale: '1:2',
  weight: 1.25,
};

const [LETTER, HEIGHT] = [1.6, 3];

/** Words of a text, or its letters a twentieth of an em apart, from a place in mm. */
function* wordsOf(text: string, x: number, y: number, letterByLetter: boolean) {
  let at = x;
  for (const word of text.split(' ')) {
    const pieces = letterByLetter ? [...word] : [word];
    for (const piece of pieces) {
      yield { text: piece, x: at, y, width: piece.length * LETTER };
      at += piece.length * LETTER + (letterByLetter ? HEIGHT / 20 : 0);
    }
    at += HEIGHT * 0.3;
  }
}

function drawn(block: Drawn): DrawingPage {
  const { texts, sheet = [420, 297], margin = 5, factor = 1, nameWidth = 1, letterByLetter = false } = block;
  const [across, down] = sheet;
  const [right, top] = [across - margin, down - margin - 40 * factor];
  const words: Word[] = [];
  const rules: Rule[] = [];
  const levels: Level[] = [];
  for (const [name, [from, to, above, below]] of Object.entries(CELLS)) {
    const wide = from === 120 ? to + (from - to) * nameWidth : from;
    const [x1, x2] = [right - wide * factor, right - to * factor];
    const [y1, y2] = [top + above * factor, top + below * factor];
    for (const x of [x1, x2]) rules.push({ x: x / across, top: y1 / down, bottom: y2 / down });
    for (const y of [y1, y2]) levels.push({ y: y / down, left: x1 / across, right: x2 / across });
    const lines = texts[name as CellName] ?? [];
    lines.forEach((text, line) => {
      for (const word of wordsOf(text, x1 + 2, y1 + 1 + line * 5, letterByLetter))
        words.push({
          text: word.text,
          x: word.x / across,
          y: word.y / down,
          width: word.width / across,
          height: HEIGHT / down,
        });
    });
  }
  return { width: across * POINTS, height: down * POINTS, words, rules, levels };
}

const read = (page: DrawingPage) =>
  Object.fromEntries(
    readDrawing(page)
      .filter(({ field }) => field in READ)
      .map(({ field, value }) => [field, value]),
  );
const reversed = (page: DrawingPage): DrawingPage => ({ ...page, words: [...page.words].reverse() });

const texts = { ...LABELS, ...VALUES };

describe('a title block after GOST 2.104', () => {
  it.each<[string, Omit<Drawn, 'texts'>]>([
    ['on A3', {}],
    ['on A4', { sheet: [210, 297] }],
    ['on A1, away from the frame', { sheet: [841, 594], margin: 20 }],
    ['printed smaller', { factor: 0.7 }],
    ['letter by letter', { letterByLetter: true }],
  ])('%s says name, number and material by their places', (_, how) => {
    const page = drawn({ texts, ...how });
    expect(read(page)).toEqual(READ);
    expect(read(reversed(page))).toEqual(READ);
  });

  it.each<[string, Partial<Drawn>]>([
    ['with a name of another width', { nameWidth: 0.8 }],
    ['whose mass has no label', { texts: { ...texts, massLabel: [] } }],
    [
      "whose labels stand in each other's cells",
      { texts: { ...texts, massLabel: ['Масштаб'], scaleLabel: ['Масса'] } },
    ],
  ])('%s says none of them', (_, how) => {
    expect(Object.keys(read(drawn({ texts, ...how })))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/title|reference|material/)]),
    );
  });

  it('with its sides missing says nothing of what they would hold', () => {
    const page = drawn({ texts });
    const found = read({ ...page, levels: [] });
    expect([found.title, found.reference, found.material]).toEqual([undefined, undefined, undefined]);
  });

  it('of an assembly leaves out which document it is, and takes no name for a number', () => {
    const assembly = { ...texts, name: ['Редуктор', 'Сборочный чертёж'], number: ['Редуктор'] };
    expect(read(drawn({ texts: assembly }))).toEqual({
      title: 'Редуктор',
      material: READ.material,
      scale: '1:2',
      weight: 1.25,
    });
  });

  it('never gives a label for a value', () => {
    expect(
      read(drawn({ texts: { ...LABELS, name: ['Масса'], number: ['Листов'], material: ['Масштаб'] } })),
    ).toEqual({
      scale: '1:2',
      weight: 1.25,
    });
  });
});
