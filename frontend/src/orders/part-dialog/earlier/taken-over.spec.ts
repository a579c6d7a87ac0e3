import type { Calculation, Part } from '../../data/types';
import type { PartDraft } from '../draft/part-payload';
import { awaitsRule, TAKEN_FIELDS, takenOver, withRules, withTakenOver } from './taken-over';

const earlier = {
  type: 'sheet',
  title: 'Antiga',
  sheet_id: 8,
  sheet: { id: 8, name: 'Chapa 3,00' },
  material_id: null,
  material: null,
  bar_id: null,
  bar: null,
  component_id: null,
  component: null,
  ncm_id: 5,
  ncm: { id: 5, code: '7326.19.00', ipi: 5 },
  thickness: 3,
  width: 250,
  length: 400,
  loss: 5,
  bends: 2,
  holes: null,
  weld: null,
  true_area: true,
  quantity: 10,
  markup: 40,
  unit_value: 67.61,
  locked_values: ['unit_value'],
  processes: [
    { id: 1, title: 'Dobra', has_rule: false, pivot: { time: 12, final_value: 99, setup: 15, rule: false } },
    { id: 2, title: 'Laser', has_rule: true, pivot: { time: 3, final_value: 20, setup: null, rule: true } },
    { id: 3, title: 'Pintura', pivot: { time: 0, final_value: 8, setup: null } },
    { id: null, title: null, pivot: { time: 1, final_value: 1, setup: null } },
  ],
} as unknown as Part;

const draft = {
  type: 'bar',
  title: 'Nova',
  bar_id: 4,
  bar: { id: 4, name: 'Tubo' },
  ncm_id: null,
  flat_pattern: null,
  quantity: 2,
  markup: null,
  unit_value: 1,
  locked_values: [],
  processes: [],
} as unknown as PartDraft;

it('takes the sides of the draft’s own DXF where the earlier part has others, and leaves a turned part turned', () => {
  const drawn = (width: number, length: number) => ({
    ...draft,
    flat_pattern: { width, length, net_area: 1 } as PartDraft['flat_pattern'],
  });
  expect(takenOver(drawn(80, 120), earlier)).toMatchObject({ sheet_id: 8, width: 80, length: 120 });
  expect(takenOver(drawn(250, 400), { ...earlier, width: 400, length: 250 })).toMatchObject({
    width: 400,
    length: 250,
  });
});

it('takes material, sizes, processes and minutes over, and leaves name, quantity, markup, price and locks', () => {
  expect(withTakenOver(draft, earlier)).toMatchObject({
    type: 'sheet',
    sheet_id: 8,
    bar_id: null,
    thickness: 3,
    width: 250,
    length: 400,
    loss: 5,
    bends: 2,
    ncm_id: 5,
    title: 'Nova',
    quantity: 2,
    markup: null,
    unit_value: 1,
    locked_values: [],
  });
});

it('asks the server what rows are worth, also those whose value was typed', () => {
  expect(takenOver(draft, earlier).processes).toEqual([
    { id: 1, title: 'Dobra', has_rule: false, pivot: { time: 12, setup: 15, final_value: null } },
    {
      id: 2,
      title: 'Laser',
      has_rule: true,
      pivot: { time: 3, setup: null, final_value: null, rule: true, exact_time: null },
    },
    { id: 3, title: 'Pintura', pivot: { time: 0, setup: null, final_value: 0 } },
  ]);
});

it('keeps an NCM of its own, and weighs by the true area only with a drawing that has one', () => {
  expect(takenOver({ ...draft, ncm_id: 9 }, earlier)).not.toHaveProperty('ncm_id');
  expect(takenOver(draft, earlier).true_area).toBe(false);
  const flat_pattern = { net_area: 100 } as Part['flat_pattern'];
  expect(takenOver({ ...draft, flat_pattern }, earlier).true_area).toBe(true);
});

it('shows minutes of a rule as this part has them, never those of the earlier one', () => {
  const shown = (part: PartDraft) =>
    TAKEN_FIELDS.map(({ show }) => show(part, (_catalogue, id) => `#${id}`))
      .find((text) => text.includes('#1'))
      ?.replaceAll(/[^\S\n]/g, ' ');
  const taken = withTakenOver(draft, earlier);
  expect(awaitsRule(taken)).toBe(true);
  expect(shown(taken)).toBe('#1: 12 min, 15 min de preparação\n#2: pela regra\n#3: 0 min');
  const answer = (pivot: object) =>
    ({
      processes: [
        { id: 1, pivot: { rule: false, final_value: 40 } },
        { id: 2, pivot: { rule: true, final_value: 9, ...pivot } },
        { id: 3, pivot: { rule: false, final_value: 0 } },
      ],
    }) as unknown as Calculation;
  const calculated = withRules(taken, answer({ time: 1.5, exact_time: 1.4987 }));
  expect(awaitsRule(calculated)).toBe(false);
  expect(shown(calculated)).toContain('#2: 1,50 min pela regra\n');
  expect(shown(withRules(taken, answer({ time: 0, exact_time: null })))).toContain(
    '#2: pela regra, sem minutos\n',
  );
});
