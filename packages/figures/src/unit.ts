/**
 * What a figure is counted in. A code, not what a reader sees: how a unit is printed (`R$` for `BRL`) is a text of the
 * side that prints it.
 */
export type Unit =
  | 'mm'
  | 'mm²'
  | 'g/mm³'
  | 'kg'
  | 'BRL'
  | 'BRL/kg'
  | 'BRL/min'
  | '%'
  | 'min'
  | 's'
  | 'pieces'
  | 'mm/min'
  | 'mm²/min'
  | 'kg/min'
  | 'pieces/min'
  | 'per min';
