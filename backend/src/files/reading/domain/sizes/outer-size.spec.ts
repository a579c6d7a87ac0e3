import fc from 'fast-check';
import type { DrawingPage, Level, Place, Rule, Word } from '../drawing-page.js';
import { readDrawing } from '../read-drawing.js';

const PAGE = { width: 842, height: 595 };

/** mm of the part in a point of the page. */
const SCALE = 1.5;

interface View {
  x: number;
  y: number;
  /** mm */
  width: number;
  height: number;
}

interface Drawn {
  words: Word[];
  rules: Rule[];
  levels: Level[];
}

const upright = (x: number, top: number, bottom: number): Rule => ({
  x: x / PAGE.width,
  top: top / PAGE.height,
  bottom: bottom / PAGE.height,
});

const level = (y: number, left: number, right: number): Level => ({
  y: y / PAGE.height,
  left: left / PAGE.width,
  right: right / PAGE.width,
});

const box = (text: string, x: number, y: number, width: number, height: number): Word => ({
  text,
  x: x / PAGE.width,
  y: y / PAGE.height,
  width: width / PAGE.width,
  height: height / PAGE.height,
});

/** A rectangle with a dimension below it and one to its left; the numbers are what is printed. */
function view({ x, y, width, height }: View, along = String(width), up = String(height)): Drawn {
  const [right, bottom] = [x + width / SCALE, y + height / SCALE];
  const [lineY, lineX] = [bottom + 30, x - 30];
  return {
    words: [
      box(along, (x + right) / 2 - 8, lineY - 10, along.length * 5, 8),
      box(up, lineX - 10, (y + bottom) / 2 - 8, 8, up.length * 5),
    ],
    rules: [
      upright(x, y, bottom),
      upright(right, y, bottom),
      upright(x, bottom + 4, lineY + 3),
      upright(right, bottom + 4, lineY + 3),
      upright(lineX, y, bottom),
    ],
    levels: [
      level(y, x, right),
      level(bottom, x, right),
      level(lineY, x, right),
      level(y, lineX - 3, x - 4),
      level(bottom, lineX - 3, x - 4),
    ],
  };
}

const drawing = (...views: readonly Drawn[]): DrawingPage => ({
  ...PAGE,
  words: views.flatMap(({ words }) => words),
  rules: views.flatMap(({ rules }) => rules),
  levels: views.flatMap(({ levels }) => levels),
});

const sizes = (page: DrawingPage) =>
  Object.fromEntries(
    readDrawing(page)
      .filter(({ field }) => field === 'width' || field === 'length')
      .map(({ field, value }) => [field, value]),
  );

const plate: View = { x: 150, y: 100, width: 300, height: 210 };

describe('the outer size of a part', () => {
  it('the dimensions of one view, by the lengths of their lines', () => {
    expect(sizes(drawing(view(plate)))).toEqual({ width: 210, length: 300 });
  });

  it('a line that goes past its extension lines to the tails of outer arrows', () => {
    const { words, rules, levels } = view(plate);
    const tails = upright(120, 88, 252);
    expect(sizes(drawing({ words, rules: [...rules.slice(0, 4), tails], levels }))).toEqual({
      width: 210,
      length: 300,
    });
  });

  it('lines between filled arrows, whose bases are no extension lines', () => {
    const { words, rules, levels } = view(plate);
    const [right, bottom, arrow] = [350, 240, 10];
    const ends: Drawn = {
      words,
      rules: [
        ...rules.slice(0, 4),
        upright(120, 100 + arrow, bottom - arrow),
        ...[150 + arrow, right - arrow].map((x) => upright(x, 268, 272)),
      ],
      levels: [
        ...levels.filter(({ y }) => Math.abs(y * PAGE.height - 270) > 1),
        level(270, 150 + arrow, right - arrow),
        ...[100 + arrow, bottom - arrow].map((y) => level(y, 118, 122)),
      ],
    };
    expect(sizes(drawing(ends))).toEqual({ width: 210, length: 300 });
  });

  it('numbers whose lines are drawn to different scales are of different views', () => {
    expect(sizes(drawing(view(plate, '300', '120')))).toEqual({});
  });

  it('numbers without lines are none', () => {
    expect(sizes({ ...PAGE, words: view(plate).words })).toEqual({});
  });

  it('a larger number that has no line leaves it open which one is the outermost', () => {
    const page = drawing(view(plate));
    expect(sizes({ ...page, words: [...page.words, box('480', 500, 60, 15, 8)] })).toEqual({});
  });

  it('numbers that the printed scale makes no millimetres of, but inches', () => {
    const page = drawing(view(plate));
    const words = (scale: string) => [...page.words, box(`Escala: ${scale}`, 600, 560, 60, 8)];
    expect(sizes({ ...page, words: words('1:5') })).toEqual({ width: 210, length: 300 });
    expect(sizes({ ...page, words: words('1:100') })).toEqual({});
  });

  describe('a curve', () => {
    const [right, bottom] = [plate.x + plate.width / SCALE, plate.y + plate.height / SCALE];
    const place = (left: number, top: number, width: number, height: number): Place => ({
      x: left / PAGE.width,
      y: top / PAGE.height,
      width: width / PAGE.width,
      height: height / PAGE.height,
    });

    it.each([
      [
        'that goes on beyond the dimensions: a round end is part of the part',
        place(right, plate.y, 40, 90),
        {},
      ],
      ['that begins inside of them and leaves them', place(right - 30, bottom - 30, 60, 30), {}],
      ['inside of them', place(right - 60, bottom - 60, 60, 60), { width: 210, length: 300 }],
      ['of another view', place(right + 60, plate.y, 90, 90), { width: 210, length: 300 }],
    ])('%s', (_, curve, expected) => {
      expect(sizes({ ...drawing(view(plate)), curves: [curve] })).toEqual(expected);
    });
  });

  describe('the outline', () => {
    const [right, bottom] = [plate.x + plate.width / SCALE, plate.y + plate.height / SCALE];
    const withLines = (rules: readonly Rule[], levels: readonly Level[]) =>
      drawing(view(plate), { words: [], rules: [...rules], levels: [...levels] });

    it.each([
      [
        'a tab at its side',
        [upright(right + 12, plate.y + 20, bottom - 20)],
        [level(plate.y + 20, right, right + 12)],
      ],
      ['an edge above it', [], [level(plate.y - 33, plate.x + 10, right - 10)]],
    ])('goes on beyond the dimensions, with %s: they are of a part of it', (_, rules, levels) => {
      expect(sizes(withLines(rules, levels))).toEqual({});
    });

    it('the tail of an arrow on an extension line is none of it, and a short line by itself is', () => {
      const tail = upright(right + 25, plate.y + 20, plate.y + 40);
      const extension = level(plate.y + 40, right + 4, right + 33);
      expect(sizes(withLines([tail], [extension]))).toEqual({ width: 210, length: 300 });
      expect(sizes(withLines([tail], []))).toEqual({});
    });

    it('an arrow beside it is none of it', () => {
      expect(sizes(withLines([], [level(plate.y - 12, right - 20, right - 12)]))).toEqual({
        width: 210,
        length: 300,
      });
    });
  });

  it('dimension lines that end where their filled arrows begin go on to their extension lines', () => {
    const { words, rules, levels } = view(plate);
    const [left, right, bottom] = [plate.x, plate.x + plate.width / SCALE, plate.y + plate.height / SCALE];
    const short = (rule: Rule) =>
      rule.x < left / PAGE.width ? upright(left - 30, plate.y + 10, bottom - 10) : rule;
    const shorter = (each: Level) =>
      each.y > bottom / PAGE.height ? level(bottom + 30, left + 10, right - 10) : each;
    const page = drawing({ words, rules: rules.map(short), levels: levels.map(shorter) });
    expect(sizes(page)).toEqual({ width: 210, length: 300 });
  });

  it('a dimension at the view beside it is of the same part', () => {
    const [front, side] = [view(plate), view({ ...plate, x: 600, width: 45 })];
    const page = drawing(
      { words: front.words.slice(0, 1), rules: front.rules.slice(0, 4), levels: front.levels.slice(0, 3) },
      {
        words: side.words.slice(1),
        rules: [...side.rules.slice(0, 2), ...side.rules.slice(4)],
        levels: side.levels,
      },
    );
    expect(sizes(page)).toEqual({ width: 210, length: 300 });
  });

  it('two parts on one sheet leave it open which one is meant', () => {
    expect(
      sizes(drawing(view(plate), view({ ...plate, x: 560, width: 150, height: 300 }, '150', '300'))),
    ).toEqual({});
  });

  describe('inches', () => {
    const inches = (scale: string) => {
      const page = drawing(view(plate, '5.556', '3.889'));
      return { ...page, words: [...page.words, box(`Scale: ${scale}`, 600, 560, 60, 8)] };
    };

    it('are known by the printed scale', () => {
      expect(sizes(inches('1:2'))).toEqual({ width: 98.781, length: 141.122 });
    });

    it('are none where the scale does not make them so exactly', () => {
      expect(sizes(inches('1:1'))).toEqual({});
    });

    it('are none where no scale is printed', () => {
      expect(sizes(drawing(view(plate, '5.556', '3.889')))).toEqual({});
    });
  });

  it.each(['300 ±0,5', '300 +0.1/-0', '300 [11.81]', '(300)', '300,0 mm'])(
    'a length printed as %s',
    (printed) => {
      expect(sizes(drawing(view(plate, printed)))).toEqual({ width: 210, length: 300 });
    },
  );

  describe('a flat pattern', () => {
    const flat: View = { x: 500, y: 320, width: 330, height: 240 };
    const both = drawing(view(plate), view(flat));
    const head = (text: string) => ({ ...both, words: [...both.words, box(text, 540, 300, 90, 8)] });

    it('leaves it open where it is not named', () => {
      expect(sizes(both)).toEqual({ width: 240, length: 330 });
      expect(sizes(drawing(view({ ...plate, width: 400 }), view(flat)))).toEqual({});
    });

    it.each(['PLANIFICADO', 'Flat Pattern', 'Abwicklung', 'Vista planificada'])(
      'headed %s gives the size',
      (text) => {
        expect(sizes(head(text))).toEqual({ width: 240, length: 330 });
        expect(readDrawing(head(text)).find(({ field }) => field === 'length')?.text).toBe(`330 (${text})`);
      },
    );

    it('without dimensions of its own: the bent part gives none', () => {
      const page = drawing(view(plate));
      expect(sizes({ ...page, words: [...page.words, box('PLANIFICADO', 700, 560, 90, 8)] })).toEqual({});
    });
  });

  it('of any plate, wherever it stands', () => {
    const side = fc.integer({ min: 100, max: 500 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const [length, breadth] = [Math.max(width, height), Math.min(width, height)];
        expect(sizes(drawing(view({ ...plate, width, height })))).toEqual({ width: breadth, length });
      }),
    );
  });
});

describe('a note at a bend', () => {
  const bent = view({ x: 500, y: 300, width: 300, height: 90 });
  const flat = view({ x: 150, y: 60, width: 300, height: 150 });
  const note = (x: number, y: number, text = 'UP 90° R 3'): Drawn => ({
    words: [box(text, x, y, text.length * 5, 8)],
    rules: [],
    levels: [],
  });
  const sizes = (...views: readonly Drawn[]) =>
    Object.fromEntries(readDrawing(drawing(...views)).map(({ field, value }) => [field, value]));

  it('says which view is the sheet before it is bent', () => {
    expect(sizes(bent, flat, note(200, 80))).toEqual({ width: 150, length: 300 });
  });

  it.each(['UP 90° R 3', 'Down 90,00°', 'Para cima 90°', 'K=0,47'])(
    'upon a view without dimensions gives none: the bent part is smaller than what is cut for it (%s)',
    (text) => {
      expect(sizes(bent, note(220, 100, text))).toEqual({});
    },
  );

  it('is none where the angle is of something else', () => {
    expect(sizes(bent, note(220, 100, '2X 45° CHAMFER'))).toEqual({ width: 90, length: 300 });
  });
});

describe('ordinate dimensions', () => {
  /** Numbers one below the other at the left, and upright ones beside each other below the view. */
  const ordinates = (ups: readonly string[], alongs: readonly string[]): DrawingPage => ({
    ...PAGE,
    words: [
      ...ups.map((text, index) => box(text, 160, 300 - index * 35, text.length * 5, 8)),
      ...alongs.map((text, index) => box(text, 240 + index * 40, 350, 8, text.length * 5)),
    ],
    rules: [],
    levels: [],
  });
  const sizes = (ups: readonly string[], alongs: readonly string[]) =>
    Object.fromEntries(readDrawing(ordinates(ups, alongs)).map(({ field, value }) => [field, value]));

  it('give the largest number of each row that grows from a zero', () => {
    const size = { width: 40, length: 51.5 };
    expect(sizes(['0.0', '4.25', '33', '51.5'], ['0.00', '3.25', '20.00', '40.00'])).toEqual(size);
    expect(sizes(['51,5', '33', '0'], ['40,00', '20,00', '0,00'])).toEqual(size);
  });

  it('give nothing where a longer side is printed elsewhere: the last of a row is a hole’s', () => {
    const page = ordinates(['0.0', '33.0', '51.5'], ['0.00', '20.00', '40.00']);
    const longer = { ...page, words: [...page.words, box('55.0', 600, 100, 20, 8)] };
    expect(readDrawing(longer)).toEqual([]);
  });

  it.each([
    ['a row without a zero', ['4.25', '33', '51.5'], ['0.00', '20.00', '40.00']],
    ['one row alone', ['0', '33', '51.5'], []],
    ['two numbers', ['0', '51.5'], ['0.00', '40.00']],
    ['a row that goes back', ['0', '33', '20'], ['0.00', '20.00', '40.00']],
  ])('give nothing for %s', (_name, ups, alongs) => {
    expect(sizes(ups, alongs)).toEqual({});
  });
});

/** mm of the part in a point of a page that is drawn to 1:4. */
const USUAL = (4 * 25.4) / 72;

/** A view with the dimension below it alone. */
const dimensionedBelow = (
  shown: View,
  number = String(Math.round((shown.width / SCALE) * USUAL * 10) / 10),
) => {
  const { words, rules, levels } = view(shown, number);
  return { words: words.slice(0, 1), rules: rules.slice(0, 4), levels: levels.slice(0, 3) };
};

describe('the outer size of a part that is dimensioned in one direction alone', () => {
  const front: View = { x: 100, y: 100, width: 300, height: 210 };
  const side: View = { x: 400, y: 100, width: 90, height: 210 };

  it('its front and its side', () => {
    const page = drawing(dimensionedBelow(front), dimensionedBelow(side));
    expect(sizes(page)).toEqual({ width: 84.7, length: 282.2 });
  });

  it('to a scale of the sheet’s own, on which five numbers agree', () => {
    const others = [
      dimensionedBelow({ ...front, x: 150, y: 330, width: 150 }, '150'),
      dimensionedBelow({ ...front, x: 400, y: 330, width: 60 }, '60'),
      dimensionedBelow({ ...front, x: 500, y: 330, width: 75 }, '75'),
    ];
    const page = drawing(dimensionedBelow(front, '300'), dimensionedBelow(side, '90'), ...others);
    expect(sizes(page)).toEqual({ width: 90, length: 300 });
  });

  it('also where a part of the longer one is dimensioned in a view below it', () => {
    const part = dimensionedBelow({ ...front, x: 150, y: 330, width: 150 });
    expect(sizes(drawing(dimensionedBelow(front), dimensionedBelow(side), part))).toEqual({
      width: 84.7,
      length: 282.2,
    });
  });

  it.each<[string, DrawingPage]>([
    [
      'a detail below the other one',
      drawing(dimensionedBelow(front), dimensionedBelow({ ...side, x: 150, y: 330 })),
    ],
    ['a thickness', drawing(dimensionedBelow(front), dimensionedBelow({ ...side, width: 20 }))],
    ['to another scale', drawing(dimensionedBelow(front), dimensionedBelow(side, '60'))],
    ['to no usual scale', drawing(dimensionedBelow(front, '300'), dimensionedBelow(side, '90'))],
    [
      'a larger number on the page',
      drawing(dimensionedBelow(front), dimensionedBelow(side), {
        words: [box('480', 500, 60, 15, 8)],
        rules: [],
        levels: [],
      }),
    ],
    [
      'bends that are noted upon one of them',
      drawing(dimensionedBelow(front), dimensionedBelow(side), {
        words: [box('UP 90° R 3', 200, 150, 50, 8)],
        rules: [],
        levels: [],
      }),
    ],
  ])('%s says nothing', (_name, page) => {
    expect(sizes(page)).toEqual({});
  });
});

describe('the outer size by the scale of the sheet', () => {
  const front: View = { x: 100, y: 100, width: 400, height: 150 };
  const right = front.x + front.width / SCALE;
  const bottom = front.y + front.height / SCALE;
  const outline: Drawn = {
    words: [],
    rules: [upright(front.x, front.y, bottom), upright(right, front.y, bottom)],
    levels: [level(front.y, front.x, right), level(bottom, front.x, right)],
  };
  /** To which 266.7 points are 376.3 mm, and 100 points 141.1 mm. */
  const scaled = box('Scale: 1:4', 600, 560, 60, 8);
  const printed = (...texts: readonly string[]): Drawn => ({
    words: [scaled, ...texts.map((text, index) => box(text, 500, 100 + 40 * index, text.length * 5, 8))],
    rules: [],
    levels: [],
  });
  const below: Drawn = (({ words, rules, levels }) => ({
    words: words.slice(0, 1),
    rules: rules.slice(2, 4),
    levels: levels.slice(2, 3),
  }))(view(front, '376.3'));

  it('is as wide as a view is drawn, wherever the number is printed', () => {
    expect(sizes(drawing(outline, below, printed('141.1')))).toEqual({ width: 141.1, length: 376.3 });
  });

  it.each<[string, Drawn]>([
    ['no view is as wide as the number', printed('160')],
    ['three larger numbers have no place', printed('170', '180', '190', '141.1')],
    ['a larger number has no line', printed('450', '141.1')],
    ['the scale is not printed', { ...printed('141.1'), words: printed('141.1').words.slice(1) }],
  ])('%s: nothing', (_name, numbers) => {
    expect(sizes(drawing(outline, below, numbers))).toEqual({});
  });

  it('leaves out numbers that are longer than the sheet, as years', () => {
    expect(sizes(drawing(outline, below, printed('2023', '141.1')))).toEqual({ width: 141.1, length: 376.3 });
  });

  describe('the thickness', () => {
    const thickness = (page: DrawingPage) =>
      readDrawing(page).find(({ field }) => field === 'thickness')?.value;
    /** 8.5 points are 12 mm. */
    const strip: Drawn = {
      words: [box('12', right + 20, 300, 10, 8)],
      rules: [upright(front.x, 300, 308.5), upright(right, 300, 308.5)],
      levels: [level(300, front.x, right), level(308.5, front.x, right)],
    };
    const plateWith = (...views: readonly Drawn[]) => drawing(outline, below, printed('141.1'), ...views);

    it('is the number beside a view from the side that is drawn so thick', () => {
      expect(thickness(plateWith(strip))).toBe(12);
    });

    it.each<[string, Drawn[]]>([
      [
        'of a view that goes on: a wall',
        [strip, { words: [], rules: [upright(right, 308.5, 350)], levels: [level(350, front.x, right)] }],
      ],
      ['that is drawn otherwise', [{ ...strip, words: [box('20', right + 20, 300, 10, 8)] }]],
      ['far from the view', [{ ...strip, words: [box('12', right + 20, 480, 10, 8)] }]],
    ])('is no number %s', (_name, views) => {
      expect(thickness(plateWith(...views))).toBeUndefined();
    });
  });
});
