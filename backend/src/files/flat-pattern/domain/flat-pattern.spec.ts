import fc from 'fast-check';
import * as samples from '../dxf-samples.js';
import { chain } from './chain.js';
import { after, mapCurve, moving, scaling, turning, type Affine, type Curve } from './curve.js';
import { DxfFault } from './dxf-fault.js';
import { drawSvg } from './draw-svg.js';
import { unfold, type FlatPattern, type Unfolded } from './flat-pattern.js';
import { boxOf, lengthOf, widthOf } from './measure.js';
import { nest, netArea } from './nesting.js';

const { arc, block, circle, dxf, entity, insert, line, polyline, rectangle } = samples;

const read = (text: string): Unfolded => unfold(text);
const { PI } = Math;
const round = (value: number) => Math.round(value * 100) / 100;

/** width, length, cut length, pierces, open contours, net area; mm. */
type Row = [string, string, [number, number, number, number, number, number]];

const plate = [rectangle(0, 0, 200, 100), circle(50, 50, 10), circle(150, 50, 10)];
const hole = block('HOLE', [5, 5], circle(5, 5, 5));
const nested = block(
  'PLATE',
  [0, 0],
  rectangle(0, 0, 100, 50),
  insert('HOLE', 25, 25),
  insert('HOLE', 75, 25),
);
const circleOfSpline = entity(
  'SPLINE',
  ...([
    [70, 12],
    [71, 2],
    [72, 12],
    [73, 9],
  ] as const),
  ...[0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4].map((knot) => [40, knot] as const),
  ...[1, 0.5 ** 0.5, 1, 0.5 ** 0.5, 1, 0.5 ** 0.5, 1, 0.5 ** 0.5, 1].map((weight) => [41, weight] as const),
  ...[
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
  ].flatMap(([x = 0, y = 0]) => [[10, x * 40] as const, [20, y * 40] as const]),
);

const rows: Row[] = [
  ['a circle', dxf([circle(7, -3, 25)]), [50, 50, 2 * PI * 25, 1, 0, PI * 625]],
  ['a plate with two holes', dxf(plate), [100, 200, 600 + 40 * PI, 3, 0, 20_000 - 200 * PI]],
  [
    'lines in any order and direction',
    dxf([line(0, 0, 80, 0), line(0, 60, 0, 0), line(80, 0, 80, 60), line(80, 60, 0, 60)]),
    [60, 80, 280, 1, 0, 4800],
  ],
  [
    'a slot of lines and arcs',
    dxf([line(0, 0, 30, 0), arc(30, 10, 10, 270, 90), line(30, 20, 0, 20), arc(0, 10, 10, 90, 270)]),
    [20, 50, 60 + 20 * PI, 1, 0, 600 + 100 * PI],
  ],
  [
    'the same slot by bulges',
    dxf([polyline(true, [0, 0], [30, 0, 1], [30, 20], [0, 20, 1])]),
    [20, 50, 60 + 20 * PI, 1, 0, 600 + 100 * PI],
  ],
  [
    'a bulge to the right bites out',
    dxf([polyline(true, [0, 0], [40, 0], [40, 10, -1], [40, 30], [40, 40], [0, 40])]),
    [40, 40, 140 + 10 * PI, 1, 0, 1600 - 50 * PI],
  ],
  [
    'a ring with a disc in its hole is material, hole, material',
    dxf([circle(0, 0, 30), circle(0, 0, 20), circle(0, 0, 10)]),
    [60, 60, 120 * PI, 3, 0, (900 - 400 + 100) * PI],
  ],
  [
    'an ellipse',
    dxf([entity('ELLIPSE', [10, 0], [20, 0], [11, 40], [21, 0], [40, 0.5])]),
    // Ramanujan's second formula is right to ten digits here.
    [40, 80, 193.7689, 1, 0, 800 * PI],
  ],
  [
    'half an ellipse, closed by a line',
    dxf([
      entity('ELLIPSE', [10, 0], [20, 0], [11, 0], [21, 40], [40, 0.5], [41, 0], [42, PI]),
      line(0, -40, 0, 40),
    ]),
    [20, 80, 193.7689 / 2 + 80, 1, 0, 400 * PI],
  ],
  // In chords: a hundredth of a mm² less than the circle's 5026.55.
  ['a circle as a rational spline', dxf([circleOfSpline]), [80, 80, 80 * PI, 1, 0, 5026.54]],
  ['inches', dxf([rectangle(0, 0, 2, 1)], { units: 1 }), [25.4, 50.8, 152.4, 1, 0, 1290.32]],
  ['centimetres', dxf([rectangle(0, 0, 2, 1)], { units: 5 }), [10, 20, 60, 1, 0, 200]],
  ['metres', dxf([rectangle(0, 0, 2, 1)], { units: 6 }), [1000, 2000, 6000, 1, 0, 2_000_000]],
  [
    'a block in a block, scaled and turned',
    dxf([insert('PLATE', 500, 500, [41, 2], [42, 2], [50, 90])], { blocks: [hole, nested] }),
    [100, 200, 600 + 40 * PI, 3, 0, 20_000 - 200 * PI],
  ],
  [
    'a mirrored block',
    dxf([insert('PLATE', 0, 0, [41, -1]), line(-100, 0, -100, 0)], { blocks: [hole, nested] }),
    [50, 100, 300 + 20 * PI, 3, 0, 5000 - 50 * PI],
  ],
  [
    'a block stretched one way: its hole is an ellipse',
    dxf([insert('HOLE', 0, 0, [41, 8], [42, 4])], { blocks: [hole] }),
    [40, 80, 193.7689, 1, 0, 800 * PI],
  ],
  [
    'a block in rows and columns',
    dxf([rectangle(0, 0, 100, 60), insert('HOLE', 20, 20, [70, 3], [71, 2], [44, 30], [45, 20])], {
      blocks: [hole],
    }),
    [60, 100, 320 + 60 * PI, 7, 0, 6000 - 150 * PI],
  ],
  [
    'drawn from behind, x runs the other way',
    dxf([line(0, -10, 0, 10), entity('ARC', [10, 0], [20, 0], [40, 10], [50, 270], [51, 90], [230, -1])]),
    [10, 20, 20 + 10 * PI, 1, 0, 50 * PI],
  ],
  ['an open contour', dxf([line(0, 0, 50, 0), line(50, 0, 50, 30)]), [30, 50, 80, 1, 1, 0]],
  [
    'ends that all but meet',
    dxf([line(0, 0, 50, 0.02), line(50, 0, 50, 30.03), line(50, 30, 0, 0.01)]),
    [30.03, 50, 138.33, 1, 0, 749.75],
  ],
  ['a line drawn twice', dxf([rectangle(0, 0, 10, 10), line(10, 10, 10, 0)]), [10, 10, 40, 1, 0, 100]],
  [
    'bend lines, hidden layers and paper are not cut',
    dxf(
      [
        rectangle(0, 0, 100, 50),
        line(50, 0, 50, 50, [6, 'CENTER']),
        entity('LINE', [8, 'DOBRA'], [10, 0], [20, 25], [11, 100], [21, 25]).replace('8\n0\n', ''),
        entity('CIRCLE', [8, 'OFF'], [10, 0], [20, 0], [40, 900]).replace('8\n0\n', ''),
        circle(0, 0, 800, [67, 1]),
        entity('TEXT', [10, 0], [20, 0], [1, 'chapa 3 mm']),
      ],
      { layers: '0\nLAYER\n2\nOFF\n70\n0\n62\n-7\n6\nCONTINUOUS\n' },
    ),
    [50, 100, 300, 1, 0, 5000],
  ],
  [
    'an old polyline',
    dxf([
      entity('POLYLINE', [66, 1], [70, 1]) +
        entity('VERTEX', [10, 0], [20, 0]) +
        entity('VERTEX', [10, 30], [20, 0], [42, 1]) +
        entity('VERTEX', [10, 30], [20, 20]) +
        entity('VERTEX', [10, 0], [20, 20], [42, 1]) +
        entity('SEQEND'),
    ]),
    [20, 50, 60 + 20 * PI, 1, 0, 600 + 100 * PI],
  ],
];

const figures = ({ width, length, cut_length, pierces, open_contours, net_area }: FlatPattern) => [
  width,
  length,
  cut_length,
  pierces,
  open_contours,
  net_area,
];

it.each(rows)('%s', (_, text, expected) => {
  const found = figures(read(text).pattern);
  expect(found).toEqual(expected.map(round));
  // However the lines end: some programs write for Windows.
  expect(figures(read(text.replaceAll('\n', '\r\n')).pattern)).toEqual(found);
});

/** 2 × 1 m with a hole of 100 mm, its outline not drawn to the end: mm that are missing at each corner named. */
const gaping = (...[one, two, three, four]: [number, number, number, number]) => [
  line(one, 0, 2000, 0),
  line(2000, two, 2000, 1000),
  line(2000 - three, 1000, 0, 1000),
  line(0, 1000 - four, 0, 0),
  circle(500, 500, 50),
];
const WHOLE = 2_000_000 - 2500 * PI;

it.each<[string, string[], [pierces: number, area: number, holes: number | null], object[]]>([
  ['a gap of 0.08 mm', gaping(0, 0, 0, 0.08), [2, WHOLE, 1], [{ code: 'gaps_closed', count: 1, mm: 0.08 }]],
  [
    'four gaps of up to 0.5 mm',
    gaping(0.3, 0.2, 0.5, 0.1),
    [2, WHOLE, 1],
    [{ code: 'gaps_closed', count: 4, mm: 0.5 }],
  ],
  ['a gap of 0.6 mm', gaping(0, 0, 0, 0.6), [2, 0, null], [{ code: 'open_outline', count: 1 }]],
  ['a side that is missing', gaping(0, 0, 0, 0).slice(1), [2, 0, null], [{ code: 'open_outline', count: 1 }]],
  [
    'four corners that are missing',
    gaping(20, 20, 20, 20),
    [5, 0, null],
    [{ code: 'open_outline', count: 1 }],
  ],
  [
    'an arc of almost a turn',
    [rectangle(-50, -50, 100, 100), arc(0, 0, 20, 0.5, 360)],
    [2, 10_000 - 400 * PI, 1],
    [{ code: 'gaps_closed', count: 1, mm: 0.17 }],
  ],
  [
    'nothing that is closed',
    [line(0, 0, 50, 0), line(50, 0, 50, 30)],
    [1, 0, null],
    [{ code: 'open_outline', count: 1 }],
  ],
  ['a slit in the part', [rectangle(0, 0, 50, 20), line(10, 10, 40, 10)], [2, 1000, 0], []],
  [
    'a line that runs past the part',
    [rectangle(0, 0, 50, 20), line(25, -5, 25, 25)],
    [2, 1000, 0],
    [{ code: 'beside_outline', count: 1 }],
  ],
  [
    'lines of a hatching',
    [rectangle(0, 0, 50, 20), line(10, 10, 40, 10), line(10, 10.3, 40, 10.3)],
    [3, 1000, 0],
    [],
  ],
])('an outline that gapes: %s', (_, entities, [pierces, net_area, holes], remarks) => {
  const { pattern } = read(dxf(entities));
  expect([pattern.pierces, pattern.features?.hole_count, pattern.remarks]).toEqual([pierces, holes, remarks]);
  // Of a gap's corner some square millimetres are missing.
  expect(Math.abs(pattern.net_area - net_area)).toBeLessThan(net_area * 0.001 + 0.01);
});

const corners = (width: number, height: number, degrees: number): [number, number][] => {
  const [sin, cos] = [Math.sin((degrees * PI) / 180), Math.cos((degrees * PI) / 180)];
  const all: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return all.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
};

it.each<[string, string[], [width: number, length: number]]>([
  ['a part drawn at 20°', [polyline(true, ...corners(200, 100, 20))], [100, 200]],
  ['one at 110°, with holes', [polyline(true, ...corners(200, 100, 110)), circle(-60, 60, 9)], [100, 200]],
  [
    'one whose box along the axes is hardly larger',
    [polyline(true, ...corners(200, 100, 0.2))],
    [100.7, 200.35],
  ],
  ['a square at 45°', [polyline(true, ...corners(50, 50, 45))], [50, 50]],
  [
    'an ellipse at an angle has no straight edge',
    [entity('ELLIPSE', [10, 0], [20, 0], [11, 30], [21, 30], [40, 0.2])],
    [61.19, 61.19],
  ],
])('the outer size of %s', (_, entities, [width, length]) => {
  expect(read(dxf(entities)).pattern).toMatchObject({ width, length });
});

it.each<[string, string[], [cut: number, pierces: number, open: number, area: number]]>([
  ['a piece over an edge', [rectangle(0, 0, 100, 50), line(20, 0, 60, 0)], [300, 1, 0, 5000]],
  [
    'an edge of two lines that cover each other in part',
    [polyline(false, [60, 0], [0, 0], [0, 50], [100, 50], [100, 0], [40, 0])],
    [300, 1, 0, 5000],
  ],
  [
    'a piece from the corner on, drawn first',
    [line(0, 0, 30, 0), line(0, 0, 100, 0), line(100, 0, 100, 50), line(100, 50, 0, 50), line(0, 50, 0, 0)],
    [300, 1, 0, 5000],
  ],
  [
    'two slits on one line',
    [rectangle(0, 0, 100, 50), line(10, 20, 50, 20), line(30, 20, 80, 20)],
    [370, 2, 1, 5000],
  ],
  [
    'a ring that is drawn twice',
    [circle(50, 50, 30), circle(50, 50, 10), circle(50, 50, 30), circle(50, 50, 10)],
    [251.33, 2, 0, 2513.27],
  ],
  [
    'a plate that is drawn twice, from another corner',
    [rectangle(0, 0, 100, 50), polyline(true, [100, 50], [0, 50], [0, 0], [100, 0])],
    [300, 1, 0, 5000],
  ],
  ['two parts beside each other', [rectangle(0, 0, 100, 50), rectangle(100, 20, 40, 50)], [450, 2, 0, 7000]],
  [
    'a slit on the line of an edge',
    [polyline(true, [0, 0], [50, 0], [50, 20], [100, 20], [100, 50], [0, 50]), line(10, 20, 40, 20)],
    [330, 2, 1, 4000],
  ],
])('counts once: %s', (_, entities, [cut_length, pierces, open_contours, net_area]) => {
  for (const degrees of [0, 30]) {
    const turned = dxf([insert('ALL', 3, 4, [50, degrees])], { blocks: [block('ALL', [0, 0], ...entities)] });
    expect(read(turned).pattern).toMatchObject({ cut_length, pierces, open_contours, net_area });
  }
});

const part = [rectangle(20, 20, 200, 100), circle(60, 60, 10)];
const sheet = rectangle(0, 0, 297, 210);

it.each<[string, string, object[]]>([
  ['a plate', dxf(plate), []],
  ['a plate of a sheet\u2019s proportions with round holes', dxf([sheet, circle(60, 60, 10)]), []],
  ['a part in a frame', dxf([rectangle(0, 0, 300, 200), ...part]), [{ code: 'sheet_frame', count: 1 }]],
  [
    'a part without holes in a sheet',
    dxf([sheet, rectangle(20, 20, 200, 100)]),
    [{ code: 'sheet_frame', count: 1 }],
  ],
  [
    'a title block in a frame',
    dxf([
      rectangle(0, 0, 300, 200),
      rectangle(20, 60, 200, 100),
      line(0, 20, 300, 20),
      line(150, 20, 150, 0),
    ]),
    [{ code: 'doubtful_lines', count: 1 }],
  ],
  ['two outlines', dxf([...plate, rectangle(300, 0, 50, 50)]), [{ code: 'beside_outline', count: 1 }]],
  ['a line beside the part', dxf([...plate, line(300, 0, 340, 0)]), [{ code: 'beside_outline', count: 1 }]],
  [
    'a layer that is never printed',
    dxf([...plate, samples.on('Defpoints', circle(100, 80, 5))]),
    [{ code: 'unprinted', count: 1 }],
  ],
  ['no unit, metric', dxf(plate, { measurement: 1 }), []],
  [
    'no unit, English',
    dxf([rectangle(0, 0, 8, 20)], { measurement: 0 }),
    [{ code: 'maybe_inches', count: 1, mm: 508 }],
  ],
  ['no unit, English, of 200', dxf(plate, { measurement: 0 }), []],
  ['millimetres, English', dxf(plate, { measurement: 0, units: 4 }), []],
  [
    'inches with holes of millimetres',
    dxf([rectangle(0, 0, 21, 40), circle(10, 10, 2.75), circle(10, 30, 3)], { units: 1 }),
    [{ code: 'maybe_millimetres', count: 1, mm: 40 }],
  ],
  [
    'inches longer than a sheet',
    dxf([rectangle(0, 0, 21, 200)], { units: 1 }),
    [{ code: 'maybe_millimetres', count: 1, mm: 200 }],
  ],
  [
    'inches longer than a sheet that a user has chosen',
    dxf([rectangle(0, 0, 21, 200)], { units: 1 }).replace(
      '$INSUNITS\n70\n1\n',
      '$INSUNITS\n70\n1\n999\nUnit chosen by a user\n',
    ),
    [],
  ],
  ['inches with holes of inches', dxf([rectangle(0, 0, 8, 20), circle(4, 4, 0.25)], { units: 1 }), []],
  ['centimetres without a hole', dxf([rectangle(0, 0, 21, 40)], { units: 5 }), []],
  ['a line from edge to edge', dxf([...plate, line(90, 0, 90, 100)]), [{ code: 'doubtful_lines', count: 1 }]],
  [
    'a line of another colour',
    dxf([...plate, line(90, 9, 90, 90, [62, 1])]),
    [{ code: 'doubtful_lines', count: 1 }],
  ],
  [
    'a spline of points that it runs through',
    dxf([
      rectangle(0, 0, 50, 50),
      entity(
        'SPLINE',
        [70, 9],
        ...[0, 45, 90, 135, 180, 225, 270, 315].flatMap((degrees) => [
          [11, 25 + 10 * Math.cos((degrees * PI) / 180)] as const,
          [21, 25 + 10 * Math.sin((degrees * PI) / 180)] as const,
        ]),
      ),
    ]),
    [{ code: 'fitted_splines', count: 1 }],
  ],
  [
    'shapes that are not read, each type by itself',
    dxf([
      ...plate,
      entity('MLINE'),
      entity('SPLINE'),
      entity('SPLINE'),
      entity('HATCH'),
      samples.on('Cotas', entity('MLINE')),
    ]),
    [
      { code: 'unread', count: 1, type: 'MLINE' },
      { code: 'unread', count: 2, type: 'SPLINE' },
    ],
  ],
])('remarks on %s', (_, text, remarks) => expect(read(text).pattern.remarks).toEqual(remarks));

it('a spline of points that it runs through is smooth between them', () => {
  const points = Array.from({ length: 16 }, (__, at) => (at * PI) / 8);
  const round16 = points.flatMap((angle) => [
    [11, 40 * Math.cos(angle)] as const,
    [21, 40 * Math.sin(angle)] as const,
  ]);
  const { pattern } = read(dxf([entity('SPLINE', [70, 9], ...round16)]));
  expect(pattern.cut_length).toBeCloseTo(80 * PI, 0);
  expect(Math.abs(pattern.net_area / (1600 * PI) - 1)).toBeLessThan(0.002);
});

it('says which unit it took, and what it left out', () => {
  expect(read(dxf(plate)).pattern).toMatchObject({ unit: 'mm', unit_assumed: true, ignored: [] });
  const labelled = dxf([...plate, entity('TEXT', [1, 'a']), entity('MTEXT', [1, 'b'])], { units: 1 });
  expect(read(labelled).pattern).toMatchObject({
    unit: 'pol',
    unit_assumed: false,
    ignored: ['MTEXT', 'TEXT'],
  });
});

it('takes what is written in it: texts, paragraphs, attributes, also of blocks', () => {
  const texts = [
    entity('TEXT', [1, 'Furo %%c12 %%p0,1']),
    entity('MTEXT', [3, '{\\fArial|b0;A\\U+00C7O '], [1, 'SAE 1020}\\Pesp. \\S1^4; pol']),
    insert('PLATE', 0, 0, [66, 1]) + entity('ATTRIB', [1, 'FJ-2040'], [2, 'NUMERO']) + entity('SEQEND'),
    entity('DIMENSION', [1, '<>'], [2, '*D1']),
  ];
  const titled = block('TITLE', [0, 0], entity('TEXT', [1, 'Chapa de apoio']));
  expect(read(dxf([...plate, ...texts], { blocks: [titled, hole, nested] })).texts).toEqual([
    'Chapa de apoio',
    'Furo Ø12 ±0,1',
    'AÇO SAE 1020 esp. 1/4 pol',
    'FJ-2040',
  ]);
});

it.each([
  ['binary', 'AutoCAD Binary DXF\r\n\u001a\0'],
  ['broken', dxf(plate).slice(0, -40)],
  ['broken', 'nothing\nof a\ndrawing\n'],
  ['broken', dxf([line(0, 0, Number.NaN, 1)])],
  ['broken', dxf([circle(0, 0, 1e12)])],
  ['broken', dxf([entity('SPLINE', [71, 3], [40, 0], [10, 1], [20, 1])])],
  ['empty', dxf([])],
  ['empty', dxf([entity('TEXT', [1, 'só texto'])])],
  ['model', dxf([entity('3DFACE'), entity('3DFACE')])],
  ['model', dxf([entity('POLYLINE', [70, 64])])],
  ['too-many', dxf([insert('LOOP', 0, 0)], { blocks: [block('LOOP', [0, 0], insert('LOOP', 1, 1))] })],
  ['too-many', dxf([insert('HOLE', 0, 0, [70, 30_000], [71, 30_000])], { blocks: [hole] })],
  ['too-many', dxf([insert('TEN', 0, 0, [70, 100], [71, 100])], { blocks: [hole, tens()] })],
])('refuses as %s', (kind, text) => {
  expect(() => read(text)).toThrow(DxfFault);
  expect(() => read(text)).toThrow(new RegExp(`^${kind}:`));
});

function tens(): string {
  return block('TEN', [0, 0], insert('HOLE', 0, 0, [70, 10], [71, 10], [44, 20], [45, 20]));
}

describe('whichever way the sheet is turned', () => {
  const outline = (curves: readonly Curve[]) => {
    const contours = chain(curves);
    const length = contours
      .flatMap((contour) => contour.curves)
      .reduce((sum, curve) => sum + lengthOf(curve), 0);
    return { length, area: netArea(nest(contours)), contours: contours.length };
  };
  const shape = read(
    dxf([
      rectangle(0, 0, 300, 120),
      circle(40, 40, 15),
      polyline(true, [100, 30], [180, 30, 1], [180, 60], [100, 60, 0.4]),
    ]),
  ).contours.flatMap(({ curves }) => curves);
  const numbers = (min: number, max: number) => fc.double({ min, max, noNaN: true });

  it('lengths and areas stay; scaled by k they are k and k² as large', () => {
    const wanted = outline(shape);
    const maps = fc.record({
      angle: numbers(0, 7),
      x: numbers(-1e4, 1e4),
      y: numbers(-1e4, 1e4),
      k: numbers(0.5, 20),
      mirrored: fc.boolean(),
    });
    fc.assert(
      fc.property(maps, ({ angle, x, y, k, mirrored }) => {
        const map: Affine = after(moving(x, y), after(turning(angle), scaling(mirrored ? -k : k, k)));
        const found = outline(shape.map((curve) => mapCurve(map, curve)));
        expect(found.contours).toBe(wanted.contours);
        expect(found.length / (wanted.length * k)).toBeCloseTo(1, 8);
        expect(found.area / (wanted.area * k * k)).toBeCloseTo(1, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('a turned circle is as wide as before', () => {
    const [disc] = read(dxf([circle(3, 4, 25)])).contours[0]?.curves ?? [];
    fc.assert(
      fc.property(numbers(0, 7), (angle) => {
        if (disc) expect(widthOf(boxOf([mapCurve(turning(angle), disc)]))).toBeCloseTo(50, 8);
      }),
    );
  });
});

it('draws what is cut, what is marked, and where it gapes', () => {
  const svg = drawSvg(
    read(dxf([...plate, line(300, 0, 340, 0), line(0, 50, 200, 50, [6, 'CENTER'])])),
    2000,
    3,
  );
  expect(svg).toMatch(/^<svg [^>]*width="2000" height="\d+">/);
  expect(svg.match(/<circle /g)).toHaveLength(2);
  expect(svg).toContain('stroke-dasharray');
  expect(svg).not.toMatch(/NaN|Infinity/);
});
