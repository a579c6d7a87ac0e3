import { FIGURE_NAMES } from '@forja/figures';
import type { StepField } from './step.js';

/** Every text of an explanation, in Brazilian Portuguese. */

export const STEP_NAMES = {
  unit_net_weight: FIGURE_NAMES.unit_net_weight,
  net_weight: FIGURE_NAMES.net_weight,
  unit_gross_weight: FIGURE_NAMES.unit_gross_weight,
  gross_weight: FIGURE_NAMES.gross_weight,
  exact_time: FIGURE_NAMES.exact_time,
  process_value: FIGURE_NAMES.process_value,
  setup_value: FIGURE_NAMES.setup_value,
  material_cost: 'Custo do material por peça',
  process_cost: 'Custo dos processos por peça',
  cost: 'Custo por peça antes do markup',
  markup: FIGURE_NAMES.markup,
  unit_value: FIGURE_NAMES.unit_value,
  final_value: FIGURE_NAMES.final_value,
  unit_ipi_value: FIGURE_NAMES.unit_ipi_value,
  total_ipi_value: FIGURE_NAMES.total_ipi_value,
  unit_icms_value: FIGURE_NAMES.unit_icms_value,
  total_icms_value: FIGURE_NAMES.total_icms_value,
} as const satisfies Record<StepField, string>;

export const FORMULAS = {
  material_weight: 'espessura × largura × comprimento × peso específico ÷ 1000',
  sheet_weight: 'espessura da chapa × largura × comprimento × peso específico do material da chapa ÷ 1000',
  true_area_weight: 'espessura × área real × peso específico ÷ 1000',
  bar_weight: 'peso da barra ÷ comprimento da barra × comprimento da peça',
  no_weight: 'componentes e processos não têm peso calculado',
  no_type: 'peça sem tipo definido: sem peso e sem custo de material',
  gross_weight: 'peso líquido por peça × (1 + perda ÷ 100)',
  gross_weight_of_blank: 'peso líquido por peça × área do retângulo ÷ área real',
  total_weight: 'peso por peça × quantidade',
  unit_weight_from_total: 'peso total ÷ quantidade',
  material_cost: 'peso bruto por peça × preço por kg',
  component_cost: 'valor unitário do componente',
  no_material_cost: 'peças do tipo Processos não têm custo de material',
  customer_material: 'o material é do cliente: não entra no custo',
  process_value: 'tempo × valor por minuto',
  rule_process_value: 'tempo pela regra × valor por minuto',
  rule_minutes: 'regra do processo',
  given_process_value: 'valor informado no processo',
  setup_value: 'preparação × valor por minuto ÷ peças do lote',
  process_cost: 'soma dos valores dos processos e de suas preparações',
  cost: 'custo do material + custo dos processos',
  order_markup: 'markup do orçamento',
  part_markup: 'markup da peça',
  unit_value: 'custo antes do markup × (1 + markup ÷ 100)',
  unit_value_from_total: 'valor final ÷ quantidade',
  final_value: 'valor unitário × quantidade',
  unit_ipi_value: 'valor unitário × IPI ÷ 100',
  total_ipi_value: 'valor final × IPI ÷ 100',
  unit_icms_value: 'valor unitário × ICMS ÷ 100',
  total_icms_value: 'valor final × ICMS ÷ 100',
  locked: 'valor travado',
} as const;

/** Inputs by their figure's name; those of a catalogue's entry name the entry too. */
export const INPUT_NAMES = {
  ...FIGURE_NAMES,
  sheet_thickness: 'Espessura da chapa',
  sheet_width: 'Largura da chapa',
  sheet_length: 'Comprimento da chapa',
  bar_length: 'Comprimento da barra',
  bar_weight: 'Peso da barra',
  component_value: 'Valor do componente',
  net_area: 'Área real',
  blank_area: 'Área do retângulo',
  lot: 'Peças do lote',
  area: 'Área',
  piece: 'Peça',
} as const;

export const NOTES = {
  locked: 'valor travado pelo usuário',
  from_locked_total: 'segue o total travado pelo usuário',
  rounded_money: 'arredondado a 2 casas decimais, metade para cima',
  rounded_minutes: 'arredondado a 4 casas decimais, metade para cima',
  rounded_weight:
    'arredondado a 4 casas decimais, metade para cima; o cálculo segue com o valor sem arredondamento',
  size_of_sheet: 'medida não informada na peça: vale a da chapa',
  size_of_bar: 'medida não informada na peça: vale a da barra',
  true_area: 'pela área real do desenho (DXF), sem os furos e recortes',
  blank_loss: 'perda não informada: vale o que o retângulo perde em volta e dentro da peça',
  no_material: 'nenhum material escolhido',
  no_sheet: 'nenhuma chapa escolhida',
  no_bar: 'nenhuma barra escolhida',
  bar_without_length: 'a barra escolhida tem comprimento 0: o peso não pode ser calculado',
  no_component: 'nenhum componente escolhido',
  no_processes: 'a peça não tem processos',
  empty_process: 'processo não escolhido ou tempo 0: o valor é 0',
  no_minutes: 'a regra não dá minutos: o valor é 0',
  no_ncm: 'nenhum NCM escolhido: o IPI é 0',
  untaxed: 'a operação da peça não tem este imposto destacado: é 0',
  icms_base: 'a base do ICMS é o valor com o IPI, ou com CBS e IBS, como diz a tributação do pedido',
} as const;

/** 'Preparação do processo 2'. */
export function setupName(position: number): string {
  return `Preparação do processo ${position}`;
}

/** 'Tempo do processo 2', by its rule. */
export function minutesName(position: number): string {
  return `Tempo do processo ${position}`;
}

/** 'Processo 2': a row of the part's process list, counted from 1. */
export function processRowName(position: number): string {
  return `Processo ${position}`;
}
