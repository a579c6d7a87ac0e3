import { NumberField, type NumberFieldProps } from './number-field';

type MeasureProps = Omit<NumberFieldProps, 'decimals' | 'prefix' | 'unit'> & {
  decimals?: number;
  unit?: string;
};

/** BRL, 2 decimals; a price per kg passes `decimals={4}` and `unit="/kg"`. */
export const MoneyField = ({ decimals = 2, ...props }: MeasureProps) => (
  <NumberField {...props} decimals={decimals} prefix="R$" />
);

/** Kilograms, shown and rounded to 2 decimals. */
export const WeightField = ({ decimals = 2, unit = 'kg', ...props }: MeasureProps) => (
  <NumberField {...props} decimals={decimals} unit={unit} />
);

/** Millimetres, 2 decimals. */
export const LengthField = ({ decimals = 2, unit = 'mm', ...props }: MeasureProps) => (
  <NumberField {...props} decimals={decimals} unit={unit} />
);

/** Percent, 2 decimals; markup passes `decimals={3}`. */
export const PercentField = ({ decimals = 2, unit = '%', ...props }: MeasureProps) => (
  <NumberField {...props} decimals={decimals} unit={unit} />
);
