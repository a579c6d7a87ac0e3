import { explainPart } from '../part/calculate-part.js';
import { EXAMPLE_BASIS, EXAMPLE_MARKUP, EXAMPLE_PART } from '../../../../test/world/pricing-examples.js';
import type { Step } from './step.js';

const { steps } = explainPart(EXAMPLE_PART, EXAMPLE_BASIS, EXAMPLE_MARKUP);

function stepOf(field: Step['field'], from: readonly Step[] = steps): Step | undefined {
  return from.find((step) => step.field === field);
}

describe('the explanation of the worked example', () => {
  it('goes from the weights over cost and value to the taxes', () => {
    expect(steps.map(({ field, result }) => [field, result.value, result.unit])).toEqual([
      ['unit_net_weight', 2.355, 'kg'],
      ['net_weight', 23.55, 'kg'],
      ['unit_gross_weight', 2.4728, 'kg'],
      ['gross_weight', 24.7275, 'kg'],
      ['material_cost', 22.007475, 'R$'],
      ['process_value', 30, 'R$'],
      ['process_cost', 30, 'R$'],
      ['cost', 52.007475, 'R$'],
      ['markup', 30, '%'],
      ['unit_value', 67.61, 'R$'],
      ['final_value', 676.1, 'R$'],
      ['unit_ipi_value', 3.38, 'R$'],
      ['total_ipi_value', 33.81, 'R$'],
      ['unit_icms_value', 12.17, 'R$'],
      ['total_icms_value', 121.7, 'R$'],
    ]);
  });

  it('writes out what was multiplied, with units', () => {
    expect(stepOf('unit_net_weight')).toEqual({
      field: 'unit_net_weight',
      name: 'Peso líquido por peça',
      formula: 'espessura da chapa × largura × comprimento × peso específico do material da chapa ÷ 1000',
      inputs: [
        { name: 'Espessura da chapa', value: 3, unit: 'mm', decimals: 2 },
        { name: 'Largura', value: 250, unit: 'mm', decimals: 2 },
        { name: 'Comprimento', value: 400, unit: 'mm', decimals: 2 },
        { name: 'Peso específico', value: 0.00785, unit: 'g/mm³', decimals: 6 },
      ],
      result: { value: 2.355, unit: 'kg', decimals: 4 },
    });
  });

  it('names the steps whose results go into another one, and the rows of processes', () => {
    expect(stepOf('process_value')).toMatchObject({ name: 'Processo 1', process: 1 });
    const inputs = stepOf('cost')?.inputs.map(({ name, field, process }) => [name, field, process]);
    expect(inputs).toEqual([
      ['Custo do material por peça', 'material_cost', undefined],
      ['Custo dos processos por peça', 'process_cost', undefined],
    ]);
    expect(stepOf('process_cost')?.inputs).toMatchObject([{ field: 'process_value', process: 1 }]);
    expect(stepOf('unit_net_weight')?.inputs[0]).not.toHaveProperty('field');
  });

  it('shows the unrounded weight where a rounded one would not multiply', () => {
    expect(stepOf('unit_gross_weight')).toMatchObject({ unrounded: 2.47275, result: { value: 2.4728 } });
    expect(stepOf('gross_weight')?.inputs[0]).toMatchObject({ value: 2.47275, decimals: 5 });
  });

  it('mentions the rounding of money where it happened', () => {
    const note = 'arredondado a 2 casas decimais, metade para cima';
    expect(stepOf('total_ipi_value')).toMatchObject({ note, unrounded: 33.805 });
    expect(stepOf('final_value')).not.toHaveProperty('note');
  });
});

describe('the explanation of', () => {
  const explain = (change: object): Step[] =>
    explainPart({ ...EXAMPLE_PART, ...change }, EXAMPLE_BASIS, EXAMPLE_MARKUP).steps;

  it.each([
    ['the order’s', null, 'markup do orçamento', 30],
    ['the part’s', 12.5, 'markup da peça', 12.5],
  ])('a markup says that it is %s', (_name, markup, formula, value) => {
    expect(stepOf('markup', explain({ markup }))).toMatchObject({ formula, result: { value, unit: '%' } });
  });

  it('a locked total comes before the unit that follows it', () => {
    const locked = explain({ net_weight: 20, locked_values: ['net_weight'] });
    expect(locked.slice(0, 2)).toMatchObject([
      { field: 'net_weight', note: 'valor travado pelo usuário', result: { value: 20 } },
      {
        field: 'unit_net_weight',
        note: 'segue o total travado pelo usuário',
        formula: 'peso total ÷ quantidade',
      },
    ]);
  });

  it('a size taken from the sheet says so', () => {
    const step = stepOf('unit_net_weight', explain({ width: 0 }));
    expect(step).toMatchObject({ note: 'medida não informada na peça: vale a da chapa' });
    expect(step?.inputs[1]).toMatchObject({ name: 'Largura da chapa', value: 1200 });
  });

  it('a process distinguishes a typed value from a calculated one', () => {
    const typed = explain({ processes: [{ process_id: 1, time: 12, final_value: 25 }] });
    expect(stepOf('process_value', typed)).toMatchObject({
      name: 'Processo 1',
      formula: 'valor informado no processo',
    });
    const same = explain({ processes: [{ process_id: 1, time: 12, final_value: 30 }] });
    expect(stepOf('process_value', same)).toMatchObject({ formula: 'tempo × valor por minuto' });
    const empty = explain({ processes: [{ process_id: null, time: 12 }] });
    expect(stepOf('process_value', empty)).toMatchObject({ result: { value: 0 } });
  });
});
