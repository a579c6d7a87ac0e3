import { texts } from '../../../i18n';
import { formatFigure, formatNumber } from '../../../ui';
import type { Contour } from '../../data/types';
import type { ContourGroup } from './contour-groups';

const text = texts.orders.contours;

const millimetres = (value: number): string => formatNumber(value, 0, 2);

/** The kind of a contour, with its measures: 'Furo Ø 12 mm', 'Recorte 60 × 40 mm', 'Contorno externo 400 × 250 mm'. */
export const contourName = ({ kind, diameter, width, height }: Contour): string => {
  if (kind === 'inner' && diameter !== null) return text.hole(millimetres(diameter));
  const size = text.size(millimetres(width), millimetres(height));
  return `${text.kinds[kind]} ${size}`;
};

/** The kind of a group's contours, and their number. */
export const groupName = ({ kind, diameter, contours }: ContourGroup): string =>
  kind === 'inner' && diameter !== null
    ? text.holes(contours.length, millimetres(diameter))
    : text.groups[kind](contours.length);

export const contourLength = ({ length }: Contour): string => formatFigure('cut_length', length);
