import { figure, limitOf, type FigureName } from '@forja/figures';
import { figureTooBig, figureTooSmall } from '../i18n/figure-names.js';
import { NumberField, type NumberOptions } from './number-fields.js';

/** Unit of the figure and, where there is more to say, what it is: `kg; of the whole bar`. */
export const described = (name: FigureName, description?: string) =>
  [figure(name).unit, description].filter(Boolean).join('; ');

type FigureFieldOptions = Omit<NumberOptions, 'decimals' | 'min' | 'max'>;

/** A figure in a request: from 0 to its limit, with at most its stored decimals, documented with its unit. */
export function FigureField(name: FigureName, options: FigureFieldOptions = {}): PropertyDecorator {
  const most = limitOf(name);
  return NumberField({
    minText: figureTooSmall(name, 0),
    maxText: figureTooBig(name, most),
    ...options,
    decimals: figure(name).decimals,
    max: most,
    description: described(name, options.description),
  });
}
