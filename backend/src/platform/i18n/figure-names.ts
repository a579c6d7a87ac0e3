import type { FigureName } from '@forja/figures';

/** What the screens call each figure, for answers that name it. */
export const FIGURE_LABELS: Readonly<Record<FigureName, string>> = {
  thickness: 'Espessura',
  width: 'Largura',
  length: 'Comprimento',
  loss: 'Perda',
  quantity: 'Quantidade',
  unit_net_weight: 'Peso líquido por peça',
  net_weight: 'Peso líquido total',
  unit_gross_weight: 'Peso bruto por peça',
  gross_weight: 'Peso bruto total',
  unit_value: 'Valor unitário',
  final_value: 'Valor final',
  unit_ipi_value: 'IPI por peça',
  total_ipi_value: 'IPI total',
  unit_icms_value: 'ICMS por peça',
  total_icms_value: 'ICMS total',
  net_area: 'Área líquida',
  cut_length: 'Comprimento de corte',
  time: 'Tempo',
  process_value: 'Valor do processo',
  set_quantity: 'Quantidade',
  markup: 'Markup',
  delivery_value: 'Valor do frete',
  service_value: 'Valor do serviço',
  discount: 'Desconto',
  total: 'Total',
  specific_weight: 'Peso específico',
  price_kg: 'Preço por kg',
  sheet_thickness: 'Espessura',
  sheet_width: 'Largura',
  sheet_length: 'Comprimento',
  bar_length: 'Comprimento',
  bar_weight: 'Peso',
  bar_price_kg: 'Preço por kg',
  component_value: 'Valor unitário',
  value_per_minute: 'Valor por minuto',
  ipi: 'IPI',
  icms: 'ICMS',
};

const pt = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 10 });

/** A number as the screens write it: 1.000.000 or 0,05. */
export const shownNumber = (value: number): string => pt.format(value);

export const figureTooSmall = (name: FigureName, least: number): string =>
  `${FIGURE_LABELS[name]} deve ser maior ou igual a ${shownNumber(least)}`;

export const figureTooBig = (name: FigureName, most: number): string =>
  `${FIGURE_LABELS[name]} deve ser menor ou igual a ${shownNumber(most)}`;
