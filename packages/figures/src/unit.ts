/**
 * The unit of a figure. A code, not the text that a reader sees: how a unit is printed (`R$` for `BRL`) is a text of the
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
