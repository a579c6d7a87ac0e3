import type { PartProcess, Step } from '../../data/types';
import { namedSteps, placeOf, stepsBehind } from './steps';

const step = (field: string, name: string, ...inputs: string[]): Step => ({
  field,
  name,
  formula: '',
  inputs: inputs.map((input) => ({ name: input, value: 1, unit: '', decimals: 0 })),
  result: { value: 1, unit: '', decimals: 0 },
});

const steps: Step[] = [
  step('unit_net_weight', 'Peso líquido por peça', 'Espessura'),
  step('net_weight', 'Peso líquido total', 'Peso líquido por peça'),
  step('unit_gross_weight', 'Peso bruto por peça', 'Peso líquido por peça', 'Perda'),
  step('material_cost', 'Custo do material', 'Peso bruto por peça'),
  step('process_value', 'Processo 1', 'Tempo'),
  step('process_value', 'Processo 2', 'Tempo'),
  step('setup_value', 'Preparação do processo 2', 'Preparação'),
  step('process_cost', 'Custo dos processos', 'Processo 1', 'Processo 2', 'Preparação do processo 2'),
];

const row = (id: number | null, title: string | null): PartProcess => ({
  id,
  title,
  pivot: { time: 1, final_value: 1, setup: null },
});

it('names the processes, counting the rows that have one', () => {
  const named = namedSteps(steps, [row(7, 'Dobra'), row(null, null), row(9, 'Solda')]);
  const names = ['Dobra', 'Solda', 'Preparação: Solda'];
  expect(named?.slice(4, 7).map(({ name }) => name)).toEqual(names);
  expect(named?.at(-1)?.inputs.map(({ name }) => name)).toEqual(names);
});

it('lists only the steps that a figure came from', () => {
  expect(stepsBehind(steps, 3).map(({ field }) => field)).toEqual(['unit_net_weight', 'unit_gross_weight']);
  expect(stepsBehind(steps, 0)).toEqual([]);
  expect(stepsBehind(steps, 7).map(({ name }) => name)).toEqual([
    'Processo 1',
    'Processo 2',
    'Preparação do processo 2',
  ]);
});

it('finds the minutes of a row by its place among those with a process, and names them after it', () => {
  const ruled = [
    step('exact_time', 'Tempo do processo 2', 'Dobras'),
    step('process_value', 'Processo 1', 'Tempo'),
    step('process_value', 'Processo 2', 'Tempo do processo 2'),
  ];
  expect(placeOf(ruled, { field: 'exact_time', process: 2 })).toBe(0);
  expect(placeOf(ruled, { field: 'exact_time', process: 1 })).toBe(-1);
  expect(placeOf(ruled, { field: 'process_value' })).toBe(1);
  expect(placeOf(null, { field: 'process_value' })).toBe(-1);
  const named = namedSteps(ruled, [row(7, 'Solda'), row(9, 'Dobra')]);
  expect(named?.[0]?.name).toBe('Tempo: Dobra');
  expect(named?.[2]?.inputs[0]?.name).toBe('Tempo: Dobra');
});
