import type { StepField } from './step.js';

/** Every text of an explanation, in Brazilian Portuguese. */

export const STEP_NAMES = {
  unit_net_weight: 'Peso líquido por peça',
  net_weight: 'Peso líquido total',
  unit_gross_weight: 'Peso bruto por peça',
  gross_weight: 'Peso bruto total',
  process_value: 'Valor do processo',
  material_cost: 'Custo do material por peça',
  process_cost: 'Custo dos processos por peça',
  cost: 'Custo por peça antes do markup',
  markup: 'Markup',
  unit_value: 'Valor unitário',
  final_value: 'Valor final',
  unit_ipi_value: 'IPI por peça',
  total_ipi_value: 'IPI total',
  unit_icms_value: 'ICMS por peça',
  total_icms_value: 'ICMS total',
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
  process_value: 'tempo × valor por minuto',
  given_process_value: 'valor informado no processo',
  process_cost: 'soma dos valores dos processos',
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

export const INPUT_NAMES = {
  thickness: 'Espessura',
  sheet_thickness: 'Espessura da chapa',
  width: 'Largura',
  sheet_width: 'Largura da chapa',
  length: 'Comprimento',
  sheet_length: 'Comprimento da chapa',
  bar_length: 'Comprimento da barra',
  bar_weight: 'Peso da barra',
  specific_weight: 'Peso específico',
  net_area: 'Área real',
  blank_area: 'Área do retângulo',
  loss: 'Perda',
  quantity: 'Quantidade',
  price_kg: 'Preço por kg',
  component_value: 'Valor do componente',
  time: 'Tempo',
  value_per_minute: 'Valor por minuto',
  markup: 'Markup',
  ipi: 'IPI',
  icms: 'ICMS',
} as const;

export const NOTES = {
  locked: 'valor travado pelo usuário',
  from_locked_total: 'segue o total travado pelo usuário',
  rounded_money: 'arredondado a 2 casas decimais, metade para cima',
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
  no_ncm: 'nenhum NCM escolhido: o IPI é 0',
} as const;

/** 'Processo 2': a row of the part's process list, counted from 1. */
export function processRowName(position: number): string {
  return `Processo ${position}`;
}
