import { figure, type FigureName } from '@forja/figures';
import { FIGURE_UNITS, TYPED_UNITS } from '../format/numbers';
import { NumberField, type NumberFieldProps } from './number-field';

type FigureFieldProps = Omit<
  NumberFieldProps,
  'decimals' | 'maxDecimals' | 'roundsFractions' | 'prefix' | 'unit'
> & {
  figure: FigureName;
  /** Places that are shown of one that was calculated more finely than it may be typed. */
  decimals?: number | undefined;
};

/** A figure in its unit: rounded to its shown decimals when it is left; as many as are stored may be typed. */
export const FigureField = ({ figure: name, ...props }: FigureFieldProps) => {
  const { unit, decimals, shown, roundsFractions } = figure(name);
  return (
    <NumberField
      {...props}
      {...FIGURE_UNITS[unit]}
      typedUnits={TYPED_UNITS[unit]}
      decimals={props.decimals ?? shown}
      maxDecimals={decimals}
      roundsFractions={roundsFractions}
    />
  );
};
