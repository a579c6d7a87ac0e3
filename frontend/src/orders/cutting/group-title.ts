import { texts } from '../../i18n';
import { formatFigure } from '../../ui';
import type { CutGroup } from './types';

/** 'Aço 1020 · 3,00 mm'; a bar by its name alone. */
export const groupTitle = ({ name, thickness }: Pick<CutGroup, 'name' | 'thickness'>): string =>
  thickness === null ? name : texts.orders.cutting.thickness(name, formatFigure('thickness', thickness));
