import { Box } from '@mui/material';
import { useId } from 'react';
import { texts } from '../../i18n';
import { useDarkMode } from '../../theme';
import { formatNumber } from '../../ui';
import type { CutPart, StockCut } from './types';

const text = texts.orders.cutting;

/** A bar is drawn this share of its length high, so that its pieces are distinguished. */
const BAR_HEIGHT = 0.04;

/** px: a square sheet would fill a screen. */
const TALLEST = 360;

/** Letters are this share of the sheet's shorter side at most. */
const LARGEST_LETTER = 0.07;

/** The hue of a part's number: neighbours are far from each other. */
const hueOf = (number: number): number => (number * 137.5) % 360;

/** The fill of a part's pieces and of its number in lists. */
export const colourOf = (number: number, dark: boolean): string =>
  `hsl(${hueOf(number)} ${dark ? '32% 34%' : '58% 82%'})`;

/** Without decimals that are 0. */
const mm = (value: number) => formatNumber(value, 0, 2);

export const sizeText = (width: number | null, length: number): string =>
  width === null ? text.mm(mm(length)) : text.mm(`${mm(width)} × ${mm(length)}`);

/** The remnant that a cut leaves, in words; null where none is kept. */
export const remnantText = ({ width, length, used }: StockCut): string | null =>
  used < length ? text.remnant(sizeText(width, length - used)) : null;

/** How many pieces of each part one sheet or bar has. */
export const countPieces = ({ placed }: StockCut): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { part_id } of placed) counts.set(part_id, (counts.get(part_id) ?? 0) + 1);
  return counts;
};

/** The pieces of the sheet or bar, in words. */
const contentsOf = (cut: StockCut, parts: ReadonlyMap<number, CutPart>): string => {
  const named = [...countPieces(cut)].map(([id, count]) => `${count} ${parts.get(id)?.title ?? text.gone}`);
  return [...named, remnantText(cut)].filter(Boolean).join(', ');
};

interface CutPictureProps {
  cut: StockCut;
  parts: ReadonlyMap<number, CutPart>;
}

type Placed = StockCut['placed'][number];

/** Where an outline is in the picture, whose first axis is along the sheet. */
const outlineMatrix = ({ angle, corner_x, corner_y }: Placed) => {
  const turned = ((angle ?? 0) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turned), Math.cos(turned)];
  return [sin, cos, cos, -sin, corner_y, corner_x] as const;
};

/** Where the number of a piece has room: in its outline, or in the middle of its rectangle. */
const labelOf = (piece: Placed, part: CutPart | undefined, across: number): readonly [number, number] => {
  if (!part?.outline || piece.angle === null) return [piece.y + piece.length / 2, piece.x + across / 2];
  const [a, b, c, d, e, f] = outlineMatrix(piece);
  const { x, y } = part.outline;
  return [a * x + c * y + e, b * x + d * y + f];
};

/** A piece as it is cut: its outline, or its rectangle. */
const PieceShape = ({ piece, part, across, fill }: PieceShapeProps) =>
  part && part.outline !== null && piece.angle !== null ? (
    <path
      d={part.outline.path}
      transform={`matrix(${outlineMatrix(piece).join(' ')})`}
      fill={fill}
      fillRule="evenodd"
      stroke="currentColor"
      strokeWidth={0.75}
      vectorEffect="non-scaling-stroke"
    />
  ) : (
    <rect
      x={piece.y}
      y={piece.x}
      width={piece.length}
      height={across}
      fill={fill}
      stroke="currentColor"
      strokeWidth={0.75}
    />
  );

interface PieceShapeProps {
  piece: Placed;
  part: CutPart | undefined;
  /** mm across the picture. */
  across: number;
  fill: string;
}

/** A sheet or bar with its pieces, its length to the right; numbers are those of the list of parts. */
export const CutPicture = ({ cut, parts }: CutPictureProps) => {
  const [dark] = useDarkMode();
  const hatch = useId();
  const { length, used, stock, count } = cut;
  const height = cut.width ?? length * BAR_HEIGHT;
  const largest = Math.min(length, height) * (cut.width === null ? 0.6 : LARGEST_LETTER);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={text.picture(stock, count, contentsOf(cut, parts))}
      viewBox={`0 0 ${length} ${height}`}
      sx={{
        display: 'block',
        // Room for the outline, which a table below would cover.
        marginBlockEnd: '1px',
        width: '100%',
        maxWidth: (TALLEST * length) / height,
        backgroundColor: 'action.hover',
        color: 'text.primary',
        outline: '1px solid',
        outlineColor: 'text.secondary',
        '& rect': { vectorEffect: 'non-scaling-stroke' },
      }}
    >
      <defs>
        <pattern id={hatch} width={length / 60} height={length / 60} patternUnits="userSpaceOnUse">
          <path
            d={`M0 ${length / 60} L${length / 60} 0`}
            stroke="currentColor"
            strokeWidth={length / 900}
            opacity={0.5}
          />
        </pattern>
      </defs>
      {used < length && (
        <rect
          x={used}
          y={0}
          width={length - used}
          height={height}
          fill={`url(#${hatch})`}
          stroke="currentColor"
        />
      )}
      {cut.placed.map((piece, index) => {
        const part = parts.get(piece.part_id);
        const number = part?.number;
        const across = cut.width === null ? height : piece.width;
        const [labelX, labelY] = labelOf(piece, part, across);
        const room = part?.outline && piece.angle !== null ? part.outline.room * 1.4 : Infinity;
        const letter = Math.min(largest, across * 0.7, piece.length * 0.6, room);
        return (
          <g key={`${piece.part_id} ${piece.x} ${piece.y}`} data-piece={index}>
            <PieceShape piece={piece} part={part} across={across} fill={colourOf(number ?? 0, dark)} />
            <text
              x={labelX}
              y={labelY}
              fontSize={letter}
              fill="currentColor"
              textAnchor="middle"
              dominantBaseline="central"
            >
              {number ?? '–'}
            </text>
          </g>
        );
      })}
    </Box>
  );
};
