import type { PartProcess, Step } from '../../data/types';
import { namedSteps, placeOf, stepsBehind } from './steps';

type Input = string | { name: string; field: string; process?: number };

const step = (id: string | [field: string, process: number], name: string, ...inputs: Input[]): Step => {
  const [field, process] = typeof id === 'string' ? [id] : id;
  return {
    field,
    ...(process !== undefined && { process }),
    name,
    formula: '',
    inputs: inputs.map((input) => ({
      ...(typeof input === 'string' ? { name: input } : input),
      value: 1,
      unit: '',
      decimals: 0,
    })),
    result: { value: 1, unit: '', decimals: 0 },
  };
};

const net = { name: 'Peso líquido por peça', field: 'unit_net_weight' };
const first = { name: 'Processo 1', field: 'process_value', process: 1 };
const second = { name: 'Processo 2', field: 'process_value', process: 2 };
const setup = { name: 'Preparação do processo 2', field: 'setup_value', process: 2 };

const steps: Step[] = [
  step('unit_net_weight', net.name, 'Espessura'),
  step('net_weight', 'Peso líquido total', net),
  step('unit_gross_weight', 'Peso bruto por peça', net, 'Perda'),
  step('material_cost', 'Custo do material', { name: 'Peso bruto por peça', field: 'unit_gross_weight' }),
  step(['process_value', 1], first.name, 'Tempo'),
  step(['process_value', 2], second.name, 'Tempo'),
  step(['setup_value', 2], setup.name, 'Preparação'),
  step('process_cost', 'Custo dos processos', first, second, setup),
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
    step(['exact_time', 2], 'Tempo do processo 2', 'Dobras'),
    step(['process_value', 1], 'Processo 1', 'Tempo'),
    step(['process_value', 2], 'Processo 2', {
      name: 'Tempo do processo 2',
      field: 'exact_time',
      process: 2,
    }),
  ];
  expect(placeOf(ruled, { field: 'exact_time', process: 2 })).toBe(0);
  expect(placeOf(ruled, { field: 'exact_time', process: 1 })).toBe(-1);
  expect(placeOf(ruled, { field: 'process_value' })).toBe(1);
  expect(placeOf(null, { field: 'process_value' })).toBe(-1);
  const named = namedSteps(ruled, [row(7, 'Solda'), row(9, 'Dobra')]);
  expect(named?.[0]?.name).toBe('Tempo: Dobra');
  expect(named?.[2]?.inputs[0]?.name).toBe('Tempo: Dobra');
});
