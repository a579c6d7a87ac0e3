import fc from 'fast-check';
import { arc, circle, dxf, entity, line, on, polyline, rectangle } from '../dxf-samples.js';
import { unfold, type FlatFeatures } from './flat-pattern.js';
import { directionOf, roleOf, type Role } from './layer-role.js';

const { PI } = Math;

describe('what a line is for', () => {
  it.each<[string, string, Role]>([
    ['0', '', 'cut'],
    ['CORTE', 'CONTINUOUS', 'cut'],
    ['IV_OUTER_PROFILE', '', 'cut'],
    ['IV_INTERIOR_PROFILES', '', 'cut'],
    ['BENCHMARK', '', 'cut'],
    ['CONTEXTO', '', 'cut'],
    ['DOBRA', '', 'bend'],
    ['Linhas de dobra', '', 'bend'],
    ['BEND', '', 'bend'],
    ['BEND_UP', '', 'bend'],
    ['IV_BEND_DOWN', 'CENTER', 'bend'],
    ['SHEETMETAL_BEND_LINES_UP', '', 'bend'],
    ['FOLD', '', 'bend'],
    ['Fold lines', '', 'bend'],
    ['BIEGELINIEN', '', 'bend'],
    ['DOWN_CENTERLINES', '', 'bend'],
    ['SM-BEND-LINES', '', 'bend'],
    ['Abkantung', '', 'bend'],
    ['KANTLINIEN', '', 'bend'],
    ['Ligne de pliage', '', 'bend'],
    ['LINEE DI PIEGA', '', 'bend'],
    ['PLIS', '', 'bend'],
    ['Pli_haut', '', 'bend'],
    ['Traçage', '', 'engraving'],
    ['AXE', '', 'centre'],
    ['Cotes', '', 'mark'],
    ['COMPLIANT', '', 'cut'],
    ['KANTINE', '', 'cut'],
    ['SHEETMETAL_CUT_LINES', '', 'cut'],
    ['SHEETMETAL_BEND_TANGENT_LI', '', 'mark'],
    ['0', 'DOBRA2', 'bend'],
    ['BEND_EXTENT', '', 'mark'],
    ['IV_BEND_TANGENT', '', 'mark'],
    ['GRAVAÇÃO', '', 'engraving'],
    ['gravacao_texto', '', 'engraving'],
    ['ENGRAVE', '', 'engraving'],
    ['Etching', '', 'engraving'],
    ['MARCACAO', '', 'engraving'],
    ['IV_MARK_SURFACE', '', 'engraving'],
    ['MARK', '', 'engraving'],
    ['TEXTO', '', 'engraving'],
    ['TEXT', '', 'engraving'],
    ['0', 'CENTER2', 'centre'],
    ['EIXOS', '', 'centre'],
    ['0', 'DASHDOT', 'centre'],
    ['COTAS', '', 'mark'],
    ['0', 'HIDDEN', 'mark'],
    ['Construção', '', 'mark'],
    ['IV_TANGENT', '', 'mark'],
    ['IV_UNCONSUMED_SKETCHES', '', 'mark'],
    ['IV_FEATURE_PROFILES_DOWN', '', 'mark'],
    ['IV_ALTREP_FRONT', '', 'mark'],
    ['IV_ROLL_TANGENT', '', 'mark'],
    ['IV_ROLL', '', 'mark'],
    ['IV_TOOL_CENTER', '', 'centre'],
    ['NOTES', '', 'mark'],
    ['NOTEBOOK', '', 'cut'],
  ])('layer %s, line type %s: %s', (layer, lineType, role) => {
    expect(roleOf(layer, lineType)).toBe(role);
    expect(roleOf(layer.toLowerCase(), lineType.toLowerCase())).toBe(role);
  });

  it.each([
    ['BEND_UP', 'up'],
    ['Dobra para cima', 'up'],
    ['IV_BEND_DOWN', 'down'],
    ['DOBRA_BAIXO', 'down'],
    ['DOBRA', null],
    ['UPPER_BEND', null],
    ['PLI_BAS', 'down'],
  ])('%s bends %s', (layer, direction) => expect(directionOf(layer)).toBe(direction));
});

const features = (...entities: string[]): FlatFeatures => {
  const found = unfold(dxf(entities)).pattern.features;
  if (!found) throw new Error('no features');
  return found;
};

const plate = rectangle(0, 0, 200, 100);
const center = [6, 'CENTER'] as const;
const red = [62, 1] as const;

describe('bends', () => {
  it.each<[string, string[], [bends: number, length: number, assumed: boolean]]>([
    ['none drawn', [plate], [0, 0, false]],
    ['one', [plate, on('DOBRA', line(50, 0, 50, 100))], [1, 100, false]],
    ['as a polyline', [plate, on('BEND', polyline(false, [50, 0], [50, 100]))], [1, 100, false]],
    [
      'on one straight line, across a gap, in any order and direction',
      [plate, on('DOBRA', line(50, 100, 50, 60)), on('DOBRA', line(50, 0, 50, 40))],
      [1, 80, false],
    ],
    [
      'in the dashes of a line type',
      [plate, ...[0, 1, 2, 3, 4].map((at) => on('DOBRA', line(at * 40, 50, at * 40 + 25, 50)))],
      [1, 125, false],
    ],
    [
      'drawn twice',
      [plate, on('DOBRA', line(50, 0, 50, 100)), on('BEND', line(50, 20, 50, 90))],
      [1, 100, false],
    ],
    [
      'up and down on one line are two',
      [plate, on('BEND_UP', line(50, 0, 50, 40)), on('BEND_DOWN', line(50, 60, 50, 100))],
      [2, 80, false],
    ],
    [
      'beside each other',
      [plate, on('DOBRA', line(50, 0, 50, 100)), on('DOBRA', line(50.5, 0, 50.5, 100))],
      [2, 200, false],
    ],
    [
      'four of a box',
      [
        plate,
        on('FOLD', line(20, 20, 180, 20)),
        on('FOLD', line(20, 80, 180, 80)),
        on('FOLD', line(20, 20, 20, 80)),
        on('FOLD', line(180, 20, 180, 80)),
      ],
      [4, 440, false],
    ],
    ['a dot of a line type is none', [plate, on('DOBRA', line(50, 0, 50, 0.2))], [0, 0, false]],
    ['an arc is none', [plate, on('DOBRA', arc(50, 50, 20, 0, 180))], [0, 0, false]],
    ['an axis from edge to edge may be one', [plate, line(50, 0, 50, 100, center)], [1, 100, true]],
    ['an axis beyond the edge is none', [plate, line(50, -5, 50, 105, center)], [0, 0, false]],
    [
      'the axes of a hole are none',
      [plate, circle(50, 50, 10), line(38, 50, 62, 50, center), line(50, 38, 50, 62, center)],
      [0, 0, false],
    ],
    ['an axis along the edge is none', [plate, line(0, 0, 200, 0, center)], [0, 0, false]],
    [
      'named bends leave axes out',
      [plate, on('DOBRA', line(50, 0, 50, 100)), line(0, 50, 200, 50, center)],
      [1, 100, false],
    ],
    [
      'lines of a colour of their own, from edge to edge, are supposed to be bends',
      [plate, line(50, 0, 50, 100, red), line(150, 100, 150, 0, red)],
      [2, 200, true],
    ],
    [
      'not where one of them is not',
      [plate, line(50, 0, 50, 100, red), line(150, 90, 150, 10, red)],
      [0, 0, false],
    ],
    [
      'also where they are longer than the edge',
      [plate, ...[20, 40, 60, 80].map((y) => line(0, y, 200, y, red))],
      [4, 800, true],
    ],
    [
      'also where the edge gapes by a slip',
      [polyline(false, [0, 0.3], [0, 100], [200, 100], [200, 0], [0, 0]), line(50, 0, 50, 100, red)],
      [1, 100, true],
    ],
    [
      'not where they close the part',
      [polyline(false, [0, 100], [0, 0], [200, 0], [200, 100]), line(0, 100, 200, 100, red)],
      [0, 0, false],
    ],
    [
      'also between corners, drawn before the edge',
      [
        line(50, 0, 50, 100, red),
        line(0, 0, 50, 0),
        line(50, 0, 200, 0),
        line(200, 0, 200, 100),
        line(200, 100, 50, 100),
        line(50, 100, 0, 100),
        line(0, 100, 0, 0),
      ],
      [1, 100, true],
    ],
  ])('%s', (_, entities, [bends, bend_length, bends_assumed]) => {
    expect(features(...entities)).toMatchObject({ bends, bend_length, bends_assumed });
  });

  it('of a colour of their own are not cut, and named', () => {
    const { pattern } = unfold(dxf([line(50, 0, 50, 100, red), plate]));
    expect(pattern).toMatchObject({ cut_length: 600, pierces: 1, net_area: 20_000 });
    expect(pattern.remarks).toEqual([{ code: 'coloured_bends', count: 1 }]);
  });

  it('are never cut', () => {
    const { pattern } = unfold(dxf([plate, on('DOBRA', line(50, 0, 50, 100)), line(9, 0, 9, 100, center)]));
    expect([pattern.cut_length, pattern.pierces]).toEqual([600, 1]);
  });

  it('stay the same however the sheet is turned and moved', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const turned = (angle: number, dx: number, dy: number) => {
      const at = (x: number, y: number): [number, number] => [
        x * Math.cos(angle) - y * Math.sin(angle) + dx,
        x * Math.sin(angle) + y * Math.cos(angle) + dy,
      ];
      const bend = (...[x1, y1, x2, y2]: [number, number, number, number]) =>
        on('DOBRA', line(...at(x1, y1), ...at(x2, y2)));
      const outline = polyline(true, at(0, 0), at(200, 0), at(200, 100), at(0, 100));
      const hole = circle(...at(40, 40), 6);
      return features(outline, hole, bend(50, 0, 50, 30), bend(50, 100, 50, 70), bend(0, 80, 200, 80));
    };
    const wanted = turned(0, 0, 0);
    expect(wanted).toMatchObject({ bends: 2, bend_length: 260, holes: [{ diameter: 12, count: 1 }] });
    fc.assert(
      fc.property(number(0, 7), number(-1e4, 1e4), number(-1e4, 1e4), (angle, x, y) => {
        expect(turned(angle, x, y)).toEqual(wanted);
      }),
    );
  });
});

describe('holes by diameter', () => {
  it('are circles, arcs that close to one, and splines along one', () => {
    const quarter = (from: number) => arc(150, 50, 6, from, from + 90);
    const chords = Array.from({ length: 101 }, (_, at) => (at * 2 * PI) / 100);
    const spline = entity(
      'SPLINE',
      [71, 1],
      ...[0, ...chords.map((_, at) => at), 100].map((knot) => [40, knot] as const),
      ...chords.flatMap((angle) => [
        [10, 30 + 9 * Math.cos(angle)] as const,
        [20, 50 + 9 * Math.sin(angle)] as const,
      ]),
    );
    const found = features(
      plate,
      circle(20, 20, 5),
      circle(40, 20, 5),
      arc(80, 20, 5, 0, 180),
      arc(80, 20, 5, 180, 0),
      polyline(true, [120, 20, 1], [132, 20, 1]),
      ...[0, 90, 180, 270].map(quarter),
      spline,
    );
    expect(found.holes).toEqual([
      { diameter: 10, count: 3 },
      { diameter: 12, count: 2 },
      { diameter: 18, count: 1 },
    ]);
    expect(found.hole_count).toBe(6);
  });

  it('slots, ellipses, polygons, the edge of a disc and what stands in a hole are none', () => {
    const inside = [
      polyline(true, [20, 20], [40, 20, 1], [40, 30], [20, 30, 1]),
      entity('ELLIPSE', [10, 80], [20, 50], [11, 20], [21, 0], [40, 0.5]),
      rectangle(120, 20, 10, 10),
      polyline(true, [150, 20], [160, 20], [165, 28.66], [160, 37.32], [150, 37.32], [145, 28.66]),
    ];
    expect(features(plate, ...inside)).toMatchObject({ holes: [], hole_count: 0 });
    expect(features(circle(0, 0, 50))).toMatchObject({ hole_count: 0 });
    expect(features(circle(0, 0, 50), circle(0, 0, 30), circle(0, 0, 10))).toMatchObject({
      holes: [{ diameter: 60, count: 1 }],
    });
  });

  it('a polygon of many sides is one, of few it is not', () => {
    const polygon = (sides: number, radius: number) =>
      polyline(
        true,
        ...Array.from({ length: sides }, (_, at): [number, number] => {
          const angle = ((at + 0.3) * 2 * PI) / sides;
          return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
        }),
      );
    expect(features(plate, polygon(36, 20))).toMatchObject({ holes: [{ diameter: 40, count: 1 }] });
    expect(features(plate, polygon(25, 7))).toMatchObject({ holes: [{ diameter: 14, count: 1 }] });
    expect(features(plate, polygon(12, 20))).toMatchObject({ holes: [], hole_count: 0 });
  });

  it('are distinguished by forty diameters, and all counted', () => {
    const circles = Array.from({ length: 50 }, (_, at) => circle(20 + at * 30, 50, 1 + at / 10));
    const { holes, hole_count } = features(rectangle(0, 0, 2000, 100), ...circles);
    expect([holes.length, hole_count]).toEqual([40, 50]);
    expect(holes.slice(0, 2)).toEqual([
      { diameter: 2, count: 1 },
      { diameter: 2.2, count: 1 },
    ]);
  });
});

it('leaves what is engraved out of the cut, and measures it', () => {
  const { pattern } = unfold(
    dxf([plate, on('GRAVACAO', line(10, 10, 60, 10)), on('TEXTO', circle(90, 50, 5))]),
  );
  expect(pattern).toMatchObject({ cut_length: 600, pierces: 1, net_area: 20_000 });
  expect(pattern.features).toMatchObject({ engraving_length: 81.42, hole_count: 0 });
});

it('cuts along engraving where there is nothing else', () => {
  const { pattern } = unfold(dxf([on('MARK', rectangle(0, 0, 50, 20))]));
  expect(pattern).toMatchObject({ cut_length: 140, net_area: 1000, features: { engraving_length: 0 } });
});
