import { Box } from '@mui/material';
import { memo } from 'react';
import { texts } from '../../../i18n';
import type { Contour } from '../../data/types';
import { contourName } from './contour-name';
import type { Contours } from './use-contours';

const text = texts.orders.contours;

/** How contours look over the drawing, which is white in both themes. Never by colour alone: what is not cut is dashed. */
interface Look {
  colour: string;
  dashes?: string;
}

export const LOOKS: Readonly<Record<Contour['kind'] | 'out' | 'bend', Look>> = {
  outer: { colour: '#1257A8' },
  inner: { colour: '#1B7A36' },
  open: { colour: '#C62828' },
  out: { colour: '#6B7280', dashes: '7 4' },
  bend: { colour: '#8E24AA', dashes: '12 4 2 4' },
};

/** Pixels of the screen, however far the drawing is zoomed into (`--zoom`, of the drawing's box). */
const pixels = (width: number) => `calc(${width}px / var(--zoom, 1))`;

interface ShapeProps {
  contour: Contour;
  look: Look;
  pointed: boolean;
  canEdit: boolean;
}

/** The visible line of a contour, and the wider stroke (of a hole also its inside) by which it is hit. */
const Shape = memo(({ contour, look, pointed, canEdit }: ShapeProps) => (
  <g data-contour={contour.id} style={canEdit ? { cursor: 'pointer' } : undefined}>
    <title>{contourName(contour)}</title>
    <path
      d={contour.path}
      fill={contour.kind === 'inner' ? '#FFFFFF' : 'none'}
      fillOpacity={0}
      stroke="transparent"
      vectorEffect="non-scaling-stroke"
      style={{ strokeWidth: pixels(14), pointerEvents: contour.kind === 'inner' ? 'all' : 'stroke' }}
    />
    {look.dashes && (
      // The drawing's own line is black: it would be seen through the gaps.
      <path
        d={contour.path}
        fill="none"
        stroke="#FFFFFF"
        vectorEffect="non-scaling-stroke"
        style={{ strokeWidth: pixels(5), pointerEvents: 'none' }}
      />
    )}
    <path
      d={contour.path}
      fill={look.colour}
      fillOpacity={pointed ? 0.22 : 0}
      stroke={look.colour}
      strokeDasharray={look.dashes}
      vectorEffect="non-scaling-stroke"
      style={{ strokeWidth: pixels(pointed ? 5 : 2.5), pointerEvents: 'none' }}
    />
  </g>
));
Shape.displayName = 'Shape';

/**
 * The contours over the drawing, placed as the picture is in its frame: whole, in the middle. Which one is hit is found by its
 * `data-contour`. The list beside the drawing does the same by keyboard.
 */
export const ContourOverlay = ({ contours }: { contours: Contours }) => {
  const { sheet, isOut, pointed, setPointed, canEdit } = contours;
  const { width, height } = sheet;
  if (width === 0) return null;
  // The smallest are on top: each can be hit, whatever it stands in.
  const stacked = sheet.contours.toSorted((one, other) => other.area - one.area);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={text.overlay(sheet.contours.length - contours.out, contours.out)}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
      onPointerOver={({ target }) => {
        const id = contourAt(target as Element);
        setPointed(id === null ? [] : [id]);
      }}
      onPointerLeave={() => setPointed([])}
    >
      {sheet.bends.map(({ path }) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke={LOOKS.bend.colour}
          strokeDasharray={LOOKS.bend.dashes}
          vectorEffect="non-scaling-stroke"
          style={{ strokeWidth: pixels(2) }}
        />
      ))}
      {stacked.map((contour) => (
        <Shape
          key={contour.id}
          contour={contour}
          look={isOut(contour.id) ? LOOKS.out : LOOKS[contour.kind]}
          pointed={pointed.includes(contour.id)}
          canEdit={canEdit}
        />
      ))}
    </Box>
  );
};

/** The contour that an element of the overlay is part of; null for any other element. */
export const contourAt = (element: Element): string | null =>
  element.closest('[data-contour]')?.getAttribute('data-contour') ?? null;
