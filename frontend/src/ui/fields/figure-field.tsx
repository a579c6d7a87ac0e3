import { figure, type FigureName, type Unit } from '@forja/figures';
import { NumberField, type NumberFieldProps } from './number-field';

/** How a unit stands in a field: money has it before the number, everything else after. */
const UNITS: Readonly<Record<Unit, Pick<NumberFieldProps, 'prefix' | 'unit'>>> = {
  mm: { unit: 'mm' },
  'mm²': { unit: 'mm²' },
  'g/mm³': { unit: 'g/mm³' },
  kg: { unit: 'kg' },
  BRL: { prefix: 'R$' },
  'BRL/kg': { prefix: 'R$', unit: '/kg' },
  'BRL/min': { prefix: 'R$', unit: '/min' },
  '%': { unit: '%' },
  min: { unit: 'min' },
  pieces: {},
};

type FigureFieldProps = Omit<NumberFieldProps, 'decimals' | 'prefix' | 'unit'> & { figure: FigureName };

/** A figure of the product in its unit, with the decimals that it is shown with. */
export const FigureField = ({ figure: name, ...props }: FigureFieldProps) => {
  const { unit, shown } = figure(name);
  return <NumberField {...props} {...UNITS[unit]} decimals={shown} />;
};
