import type { Part, PartProcess } from '../../data/types';
import { type ChoiceRow, chosen, followsChoice } from './choice-options';
import {
  awaitsProcessValue,
  isNoChange,
  type PartDraft,
  payloadOf,
  withCalculation,
  withManualValue,
  withTrueArea,
  withoutLock,
  withType,
  withZeroedProcesses,
} from './part-payload';
import { NEW_ROW, withProcess, withRule, withSetup, withTime, withValue } from './process-rows';

const row = (id: number | null, time = 0, final_value: number | null = 0): PartProcess => ({
  id,
  pivot: { time, final_value, setup: null },
});

const part = {
  id: 5,
  set_id: 2,
  type: 'sheet',
  title: 'Suporte',
  sheet_id: 9,
  material_id: null,
  thickness: 3,
  width: 250.123,
  quantity: 10,
  unit_net_weight: 2.3557,
  locked_values: [],
  processes: [row(1, 12, 30), row(null)],
} as unknown as Part;

describe('what is sent of a part', () => {
  it('has what rules count of it, also where nothing is known', () => {
    expect(payloadOf({ ...part, bends: 3, holes: null, weld: 120.256 })).toMatchObject({
      bends: 3,
      holes: null,
      weld: 120.26,
    });
  });

  it('has the decimals that the server takes, and stored weights untouched', () => {
    expect(payloadOf(part)).toMatchObject({ width: 250.12, unit_net_weight: 2.3557 });
  });

  it('leaves out rows without a process', () => {
    expect(payloadOf(part).processes).toEqual([row(1, 12, 30)]);
  });
});

describe('locks', () => {
  it('take the value and its name, once', () => {
    const once = withManualValue(part, 'net_weight', 20);
    expect(once).toMatchObject({ net_weight: 20, locked_values: ['net_weight'] });
    expect(withManualValue(once, 'net_weight', 21).locked_values).toEqual(['net_weight']);
    expect(withoutLock(once, 'net_weight').locked_values).toEqual([]);
  });
});

describe('another type', () => {
  it('clears choices and thickness', () => {
    expect(withType(part, 'bar')).toMatchObject({ type: 'bar', sheet_id: null, thickness: 0 });
  });

  it('is none when it is the same', () => expect(withType(part, 'sheet')).toBe(part));
});

describe('an answer of the calculation', () => {
  it('replaces figures and row values, and keeps what was typed', () => {
    const after = withCalculation(part, {
      unit_value: 67.61,
      processes: [
        {
          id: 1,
          value_per_minute: 2.5,
          setup: 15,
          has_rule: false,
          rule_problem: null,
          pivot: {
            time: 12,
            final_value: 31,
            setup: null,
            setup_value: 3.53,
            rule: false,
            exact_time: null,
          },
        },
      ],
    });
    expect(after).toMatchObject({ title: 'Suporte', unit_value: 67.61 });
    expect(after.processes).toEqual([row(1, 12, 31), row(null)]);
  });

  it('brings a row that follows a rule its minutes, until they are typed over', () => {
    const pivot = { time: 1, final_value: 5.11, setup: null, rule: true, exact_time: 0.655 };
    const ruled = { ...part, processes: [{ id: 1, pivot }] };
    const answer = {
      time: 2,
      final_value: 9.33,
      setup: null,
      setup_value: 0,
      rule: true,
      exact_time: 1.1967,
    };
    const answered = {
      id: 1,
      value_per_minute: 7.8,
      setup: 0,
      has_rule: true,
      rule_problem: null,
      pivot: answer,
    };
    const after = withCalculation(ruled, { processes: [answered] });
    expect(after.processes[0]?.pivot).toMatchObject({ time: 2, final_value: 9.33, exact_time: 1.1967 });
    const { processes } = payloadOf(after);
    expect(processes).toEqual([{ id: 1, pivot: { time: 2, final_value: 9.33, setup: null, rule: true } }]);
    for (const typed of [withTime(after.processes, 0, 5), withValue(after.processes, 0, 9)]) {
      expect(typed[0]?.pivot).toMatchObject({ rule: false, exact_time: null });
      const again = withCalculation({ ...after, processes: typed }, { processes: [answered] });
      expect(again.processes[0]?.pivot.time).toBe(typed[0]?.pivot.time);
    }
  });

  it('leaves an empty loss empty, whatever it came to', () => {
    expect(withCalculation({ ...part, loss: null }, { loss: 18.64 }).loss).toBeNull();
    expect(withCalculation({ ...part, loss: 5 }, { loss: 7 }).loss).toBe(7);
  });

  it('that fails leaves waiting rows at 0', () => {
    const waiting = { ...part, processes: [row(1, 12, null)] };
    expect(awaitsProcessValue(waiting)).toBe(true);
    expect(withZeroedProcesses(waiting).processes).toEqual([row(1, 12, 0)]);
  });
});

it.each([
  [0, { true_area: true, loss: null }],
  [null, { true_area: true }],
  [5, { true_area: true }],
])('weighing by the true area with a loss of %p', (loss, expected) => {
  expect(withTrueArea({ ...part, loss }, true)).toEqual(expected);
  expect(withTrueArea({ ...part, loss }, false)).toEqual({ true_area: false });
});

it('knows a change that changes nothing', () => {
  expect(isNoChange(part, { quantity: 10 })).toBe(true);
  expect(isNoChange(part, { quantity: 11 })).toBe(false);
});

describe('process rows', () => {
  it('ask for a value once process and time are there', () => {
    const chosen = withProcess([NEW_ROW], 0, 4);
    expect(chosen).toEqual([row(4, 0, 0)]);
    const timed = withTime(chosen, 0, 12);
    expect(timed).toEqual([row(4, 12, null)]);
    expect(withTime(timed, 0, 0)).toEqual([row(4, 0, 0)]);
    expect(withProcess(timed, 0, null)).toEqual([row(null, 12, 0)]);
    expect(withValue(timed, 0, 25)).toEqual([row(4, 12, 25)]);
    const own = withSetup(timed, 0, 20);
    expect(own).toEqual([{ id: 4, pivot: { time: 12, final_value: null, setup: 20 } }]);
    expect(withSetup(own, 0, null)).toEqual(timed);
    expect(withProcess(own, 0, 5)[0]?.pivot.setup).toBeNull();
  });

  it('follow the rule of a chosen process, leave it where minutes are typed, and come back to it', () => {
    const byRule = { setup: null, rule: true, exact_time: null, final_value: null };
    expect(withProcess([NEW_ROW], 0, 4, 'Corte', true)).toEqual([
      { id: 4, title: 'Corte', pivot: { ...byRule, time: 0 } },
    ]);
    const ruled: PartProcess = {
      id: 4,
      pivot: { time: 1, final_value: 5.11, setup: 3, rule: true, exact_time: 0.655 },
    };
    const typed = withTime([ruled], 0, 5);
    expect(typed[0]?.pivot).toEqual({ time: 5, final_value: null, setup: 3, rule: false, exact_time: null });
    expect(withRule(typed, 0)[0]?.pivot).toEqual({ ...byRule, time: 5, setup: 3 });
    expect(withRule([NEW_ROW], 0)).toEqual([NEW_ROW]);
    expect(withProcess([ruled], 0, 9)[0]?.pivot.rule).toBeUndefined();
  });
});

describe('the sides of a part with a DXF', () => {
  const sheet: ChoiceRow = { id: 6, name: 'Chapa', width: 1200, length: 3000 };
  const flat_pattern = { width: 250, length: 400 } as PartDraft['flat_pattern'];
  const drawn = { ...part, width: 0, length: 0, flat_pattern };

  it('come with the sheet, also in place of a former one’s; typed ones stay', () => {
    expect(chosen(drawn, 'sheet_id', sheet)).toMatchObject({ sheet_id: 6, width: 250, length: 400 });
    const whole = { ...drawn, width: 1200, length: 3000 };
    expect(chosen(whole, 'sheet_id', undefined, sheet)).toEqual({ sheet_id: null });
    expect(chosen(whole, 'sheet_id', { id: 7, name: 'Outra' }, sheet)).toMatchObject({
      width: 250,
      length: 400,
    });
    expect(chosen({ ...drawn, width: 300, length: 500 }, 'sheet_id', sheet)).not.toHaveProperty('width');
  });
});

describe('the NCM of a choice', () => {
  const bar: ChoiceRow = { id: 5, name: 'Perfil', ncm_id: 72 };
  const sheet: ChoiceRow = { id: 6, name: 'Chapa', material: { name: 'Aço', ncm_id: 73 } };
  const plain: ChoiceRow = { id: 7, name: 'Chapa sem NCM' };

  it('goes with it to another type, one of the part’s own stays', () => {
    const profile = { ...part, type: 'bar', bar_id: 5, ncm_id: 72 } as PartDraft;
    expect(withType(profile, 'sheet', followsChoice(profile, bar)).ncm_id).toBeNull();
    const own = { ...profile, ncm_id: 99 };
    expect(withType(own, 'sheet', followsChoice(own, bar)).ncm_id).toBe(99);
  });

  it.each([
    [null, undefined, sheet, 73],
    [73, sheet, plain, null],
    [72, bar, sheet, 73],
    [99, bar, sheet, undefined],
    [99, undefined, sheet, undefined],
  ] as const)('%p, chosen before: %p', (ncm_id, former, row, expected) => {
    expect(chosen({ ...part, ncm_id }, 'sheet_id', row, former).ncm_id).toBe(expected);
  });
});
