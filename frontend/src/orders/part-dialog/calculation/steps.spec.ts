import type { PartProcess, Step } from '../../data/types';
import { namedSteps, placeOf, stepsBehind, sumOf } from './steps';

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

it('a price is a sum of material and processes, its markup and its quantity; a weight is none', () => {
  const money = (value: number, decimals = 2) => ({ value, unit: 'R$', decimals });
  const input = (name: string, value: number, unit: string, field?: string) => ({
    name,
    value,
    unit,
    decimals: 4,
    field,
  });
  const made = (field: string, result: Step['result'], inputs: Step['inputs'], process?: number): Step => ({
    field,
    name: field,
    formula: '',
    inputs,
    result,
    ...(process !== undefined && { process }),
  });
  const priced = [
    made('unit_gross_weight', { value: 10.71636, unit: 'kg', decimals: 4 }, []),
    made('material_cost', money(481.16477952, 8), [
      input('Peso', 10.71636, 'kg', 'unit_gross_weight'),
      input('Preço', 44.9, 'R$'),
    ]),
    made('process_value', money(0), [], 1),
    made('process_value', money(11.74), [input('Tempo', 4.6944, 'min'), input('Valor', 2.5, 'R$')], 2),
    made('cost', money(492.90477952, 8), [
      input('Material', 481.16477952, 'R$', 'material_cost'),
      { ...input('Processo', 0, 'R$', 'process_value'), process: 1 },
      { ...input('Processo', 11.74, 'R$', 'process_value'), process: 2 },
    ]),
    made('unit_value', money(640.78), [
      input('Custo', 492.90477952, 'R$', 'cost'),
      input('Markup', 30, '%', 'markup'),
    ]),
  ];
  expect(sumOf(priced, 5)?.map(({ factors, result: { value } }) => [factors, value])).toEqual([
    ['10,72 kg × R$ 44,90', 481.16477952],
    ['4,69 min × R$ 2,50', 11.74],
    ['', 492.90477952],
    ['+ 30,00 %', 640.78],
  ]);
  expect(sumOf(priced, 0)).toBeNull();
});
