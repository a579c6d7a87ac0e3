import { byName, FIGURE_NAMES, PART_COUNTS, type RuleDriver } from '@forja/figures';
import type { Plate } from './rule-row.js';
import type { MaterialGroup } from './time-rule.js';

/** Texts of rules, in Brazilian Portuguese. */

export const GROUP_NAMES = {
  carbon: 'Aço carbono',
  stainless: 'Inox',
  aluminium: 'Alumínio',
  other: 'Outros materiais',
} as const satisfies Record<MaterialGroup, string>;

export const DRIVER_NAMES: Readonly<Record<RuleDriver, string>> = {
  cut: 'comprimento de corte',
  ...byName(PART_COUNTS, (name) => FIGURE_NAMES[name].toLowerCase()),
  area: 'área',
  gross_weight: 'peso bruto por peça',
  length: 'comprimento',
  piece: 'peça',
};

export const DRIVER_NOTES = {
  cut_of_rectangle: 'sem desenho DXF: vale o contorno 2 × (largura + comprimento), com uma furação',
  area_of_rectangle: 'pela largura × comprimento',
  area_of_drawing: 'pela área do desenho (DXF)',
  both_sides: 'os dois lados',
} as const;

export const MINUTES_TEXTS = {
  no_geometry: 'sem geometria',
  nothing_to_do: 'nada a fazer na peça: 0 minutos, sem mínimo e sem manuseio',
  below_minimum: 'o cálculo dá menos: vale o mínimo da regra',
  lot: 'Tempo de todas as peças',
  lot_formula: 'tempo por peça × peças do lote',
} as const;

/** 'sem regra para Inox 12 mm' */
export function noRowText(plate: Plate | null): string {
  if (plate === null) return 'sem regra para peças sem espessura';
  if (plate.thickness === 0) return 'falta a espessura da peça';
  const group = plate.group === null ? 'material não escolhido,' : GROUP_NAMES[plate.group];
  return `sem regra para ${group} ${String(plate.thickness).replace('.', ',')} mm`;
}

/** 'comprimento de corte ÷ velocidade + furações × tempo por furação ÷ 60, no mínimo o mínimo por peça' */
export function minutesFormula(
  driver: RuleDriver,
  has: { pierces: boolean; handling: boolean; minimum: boolean },
): string {
  const parts = [
    `${DRIVER_NAMES[driver]} ÷ velocidade`,
    ...(has.pierces ? ['furações × tempo por furação ÷ 60'] : []),
    ...(has.handling ? ['manuseio ÷ 60'] : []),
  ];
  return `${parts.join(' + ')}${has.minimum ? ', e ao menos o mínimo por peça' : ''}`;
}
