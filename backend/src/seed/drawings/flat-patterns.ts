/** Flat patterns of the demo orders, as DXF files of our own making. mm, the origin at the lower left. */

type Pair = readonly [code: number, value: string | number];

/** A rectangular blank with round holes and bends across its width. */
interface FlatPatternSeed {
  id: string;
  file_name: string;
  width: number;
  length: number;
  holes: readonly { x: number; y: number; diameter: number }[];
  /** Where along the length it is bent. */
  bends_at: readonly number[];
}

const declared = [
  {
    id: 'tampa-cega',
    file_name: 'FJ-1106 Tampa cega.dxf',
    width: 180,
    length: 260,
    holes: [
      { x: 30, y: 20, diameter: 7 },
      { x: 230, y: 20, diameter: 7 },
      { x: 30, y: 160, diameter: 7 },
      { x: 230, y: 160, diameter: 7 },
      { x: 130, y: 90, diameter: 22 },
    ],
    bends_at: [15, 245],
  },
] as const satisfies readonly FlatPatternSeed[];

export type FlatPatternId = (typeof declared)[number]['id'];

const flatPatterns: readonly FlatPatternSeed[] = declared;

/** The flat pattern of that id as a file; the type leaves no other. */
export function flatPatternFile(id: FlatPatternId): { file_name: string; content: Buffer } {
  const pattern = flatPatterns.find((each) => each.id === id);
  if (!pattern) throw new Error(`There is no flat pattern ${id}`);
  return { file_name: pattern.file_name, content: Buffer.from(dxfOf(pattern)) };
}

function dxfOf({ width, length, holes, bends_at }: FlatPatternSeed): string {
  const corners = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ] as const;
  return text([
    ...section('HEADER', [
      [9, '$INSUNITS'],
      [70, 4],
    ]),
    ...section('ENTITIES', [
      ...entity('LWPOLYLINE', 'CORTE', [
        [90, corners.length],
        [70, 1],
        ...corners.flatMap(([x, y]): Pair[] => [
          [10, x],
          [20, y],
        ]),
      ]),
      ...holes.flatMap(({ x, y, diameter }) =>
        entity('CIRCLE', 'CORTE', [
          [10, x],
          [20, y],
          [40, diameter / 2],
        ]),
      ),
      ...bends_at.flatMap((x) =>
        entity('LINE', 'DOBRA', [
          [10, x],
          [20, 0],
          [11, x],
          [21, width],
        ]),
      ),
    ]),
    [0, 'EOF'],
  ]);
}

const section = (name: string, content: readonly Pair[]): Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...content,
  [0, 'ENDSEC'],
];

const entity = (type: string, layer: string, rest: readonly Pair[]): Pair[] => [
  [0, type],
  [8, layer],
  ...rest,
];

const text = (pairs: readonly Pair[]): string =>
  pairs.map(([code, value]) => `${String(code)}\n${String(value)}\n`).join('');
