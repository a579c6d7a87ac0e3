import { FIGURE_NAMES, type FigureName } from '@forja/figures';

const pt = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 10 });

/** A number as the screens write it: 1.000.000 or 0,05. */
export const shownNumber = (value: number): string => pt.format(value);

export const figureTooSmall = (name: FigureName, least: number): string =>
  `${FIGURE_NAMES[name]} deve ser maior ou igual a ${shownNumber(least)}`;

export const figureTooBig = (name: FigureName, most: number): string =>
  `${FIGURE_NAMES[name]} deve ser menor ou igual a ${shownNumber(most)}`;
