import { figure, limitOf, type FigureName } from '@forja/figures';
import { figureTooBig, figureTooSmall } from '../i18n/figure-names.js';
import { describeFigure } from '../shape.js';
import type { Field } from './field-rules.js';
import { numberField, type NumberOptions } from './number-fields.js';

type FigureFieldOptions = Omit<NumberOptions, 'decimals' | 'min' | 'max'>;

/** A figure in a request: from 0 to its limit, with at most its stored decimals, documented with its unit. */
export function figureField<const O extends FigureFieldOptions>(
  name: FigureName,
  options: O = {} as O,
): Field<O, number> {
  const most = limitOf(name);
  return numberField({
    minText: figureTooSmall(name, 0),
    maxText: figureTooBig(name, most),
    ...options,
    decimals: figure(name).decimals,
    max: most,
    description: describeFigure(name, options.description),
  });
}
