import { unfold } from '../../files/flat-pattern/domain/flat-pattern.js';
import { fittingRow, overlaps } from '../../pricing/domain/minutes/rule-row.js';
import { drawingOf, isDrawing } from '../drawings/catalogue.js';
import { flatPatternFile } from '../drawings/flat-patterns.js';
import { bars, type BarSection } from './bars.js';
import { components } from './components.js';
import { customers } from './customers.js';
import { demoOrders, type DemoPart } from './demo-orders.js';
import { materials } from './materials.js';
import { ncms } from './ncms.js';
import { processes } from './processes.js';
import { sheets } from './sheets.js';
import { states } from './states.js';
import { timeRules } from './time-rules.js';

/** The cross-section in mm². */
function area(section: BarSection): number {
  switch (section.shape) {
    case 'round':
      return (Math.PI * section.diameter ** 2) / 4;
    case 'square':
      return section.side ** 2;
    case 'flat':
      return section.width * section.thickness;
    case 'tube':
      return (
        section.width * section.height -
        (section.width - 2 * section.wall) * (section.height - 2 * section.wall)
      );
    case 'pipe':
      return (Math.PI * (section.diameter ** 2 - (section.diameter - 2 * section.wall) ** 2)) / 4;
    case 'angle':
      return section.leg ** 2 - (section.leg - section.thickness) ** 2;
  }
}

/** Modulo-11 check digit, weights from `weights`, as CNPJ and CPF have it. */
function checkDigit(values: readonly number[], weights: readonly number[]): number {
  const rest = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

function hasValidDigits(document: string, weights: readonly number[]): boolean {
  const values = [...document.replace(/[./-]/g, '')].map((character) => character.charCodeAt(0) - 48);
  const base = values.slice(0, -2);
  const first = checkDigit(base, weights.slice(1));
  const second = checkDigit([...base, first], weights);
  return values.at(-2) === first && values.at(-1) === second;
}

const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length;
const sets = demoOrders.flatMap((order) => order.sets);
const parts: DemoPart[] = sets.flatMap((set) => [...set.parts]);

describe('reference data', () => {
  it.each([
    ['states', states.map(({ abbreviation }) => abbreviation)],
    ['NCMs', ncms.map(({ code }) => code)],
    ['materials', materials.map(({ name }) => name)],
    ['sheets', sheets.map(({ name }) => name)],
    ['bars', bars.map(({ name }) => name)],
    ['components', components.map(({ name }) => name)],
    ['rules', timeRules.map(({ name }) => name)],
    ['processes', processes.map(({ title }) => title)],
    ['customers', customers.map(({ name }) => name)],
  ])('names each of the %s once', (_what, names: readonly string[]) => {
    expect(new Set(names).size).toBe(names.length);
  });

  it('has all 27 states', () => {
    expect(states).toHaveLength(27);
  });

  it('writes NCM codes with their dots', () => {
    for (const { code } of ncms) expect(code).toMatch(/^\d{4}\.\d{2}\.\d{2}$/);
  });

  it('keeps to the stored decimals', () => {
    for (const { specific_weight, price_kg } of materials) {
      expect(decimals(specific_weight)).toBeLessThanOrEqual(6);
      expect(decimals(price_kg)).toBeLessThanOrEqual(4);
    }
    const money = [...components.map((c) => c.unit_value), ...processes.map((p) => p.value_per_minute)];
    const sizes = sheets.flatMap(({ thickness, width, length }) => [thickness, width, length]);
    const barFigures = bars.flatMap(({ weight, price_kg, length }) => [weight, price_kg, length]);
    for (const value of [...money, ...sizes, ...barFigures]) expect(decimals(value)).toBeLessThanOrEqual(2);
  });

  it.each(bars.map((bar) => [bar.name, bar] as const))('%s weighs what its geometry says', (_name, bar) => {
    const expected = (area(bar.section) * bar.length * bar.specific_weight) / 1000;
    expect(Math.abs(bar.weight - expected) / expected).toBeLessThan(0.02);
  });

  it.each(sheets.map((sheet) => [sheet.name, sheet] as const))(
    '%s is named after its sizes',
    (name, sheet) => {
      const { thickness, width, length } = sheet;
      expect(name.endsWith(`${thickness.toFixed(2).replace('.', ',')} × ${width} × ${length}`)).toBe(true);
    },
  );
});

describe('typical rules', () => {
  it.each(timeRules.map((rule) => [rule.name, rule] as const))(
    '%s says that it is to be replaced',
    (_, rule) => {
      expect(rule.name).toContain('(valores típicos)');
      expect(rule.obs).toMatch(/^Valores típicos: substitua pelos da sua oficina\./);
      expect(overlaps(rule.rows)).toEqual([]);
    },
  );

  const laser = timeRules.find(({ driver }) => driver === 'cut');

  it.each(['carbon', 'stainless', 'aluminium'] as const)(
    'the laser cuts %s of 0.5 to 20 mm without a gap, a thicker plate slower and pierced longer',
    (group) => {
      if (!laser) throw new Error('No rule for the laser');
      const found = Array.from({ length: 196 }, (_, step) =>
        fittingRow(laser.rows, { group, thickness: (step + 5) / 10 }),
      );
      const speeds = found.map((row) => row?.speed ?? 0);
      const pierces = found.map((row) => row?.pierce_seconds ?? 0);
      expect(speeds.every((speed) => speed > 0)).toBe(true);
      expect(speeds).toEqual(speeds.toSorted((a, b) => b - a));
      expect(pierces).toEqual(pierces.toSorted((a, b) => a - b));
    },
  );

  it('know the group of every steel and aluminium', () => {
    const groups = Object.fromEntries(
      materials.map((material) => [material.name, 'group' in material ? material.group : undefined]),
    );
    expect(groups).toMatchObject({
      'Aço SAE 1020': 'carbon',
      'Aço galvanizado Z275': 'carbon',
      'Inox AISI 304': 'stainless',
      'Alumínio 5052 H34': 'aluminium',
      'Cobre eletrolítico': undefined,
      'Composto Alu/PE 4 mm': undefined,
    });
  });
});

describe('flat patterns', () => {
  it('are blanks of the size of the part that shows them', () => {
    const shown = parts.filter(({ drawing }) => drawing && !isDrawing(drawing.id));
    expect(shown.map(({ title }) => title)).toEqual(['Tampa cega']);
    const { pattern } = unfold(String(flatPatternFile('tampa-cega').content));
    // 2 × (180 + 260) + 4 × π × 7 + π × 22
    expect(pattern).toMatchObject({ width: 180, length: 260, cut_length: 1037.08, pierces: 6 });
    expect(pattern.features).toMatchObject({ bends: 2, bends_assumed: false, hole_count: 5 });
  });
});

describe('customers', () => {
  it.each(customers.map((customer) => [customer.name, customer] as const))(
    '%s has a valid document',
    (_name, customer) => {
      expect([customer.cnpj, customer.cpf].filter(Boolean)).toHaveLength(1);
      if (customer.cnpj !== null) {
        expect(customer.cnpj).toMatch(/^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/);
        expect(hasValidDigits(customer.cnpj, CNPJ_WEIGHTS)).toBe(true);
      } else {
        expect(customer.cpf).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
        expect(hasValidDigits(customer.cpf, CPF_WEIGHTS)).toBe(true);
      }
      expect(customer.phone).toMatch(/^\(\d{2}\) \d{4,5}-\d{4}$/);
      expect(customer.email).toMatch(/@[a-z]+\.example\.com$|@example\.com$/);
    },
  );

  it('include an alphanumeric CNPJ, persons, and an address that the list has to cut', () => {
    expect(customers.some(({ cnpj }) => /[A-Z]/.test(cnpj ?? ''))).toBe(true);
    expect(customers.filter(({ cpf }) => cpf !== null).length).toBeGreaterThanOrEqual(2);
    expect(customers.some(({ address }) => address.length > 75)).toBe(true);
  });

  it('judges check digits as the tax authority does', () => {
    expect(hasValidDigits('12.ABC.345/01DE-35', CNPJ_WEIGHTS)).toBe(true);
    expect(hasValidDigits('12.ABC.345/01DE-36', CNPJ_WEIGHTS)).toBe(false);
  });
});

describe('demo orders', () => {
  it('stand in every status in which a saved order can stay', () => {
    expect(new Set(demoOrders.map(({ type, status }) => `${type} ${status}`))).toEqual(
      new Set([
        'pre_order in_progress',
        'pre_order waiting_response',
        'pre_order cancelled',
        'order waiting_release',
        'order released_for_production',
        'order finished',
      ]),
    );
  });

  it('have customers of their own, both kinds of delivery and parts of every type', () => {
    expect(new Set(demoOrders.map(({ customer }) => customer)).size).toBe(demoOrders.length);
    expect(new Set(demoOrders.map(({ delivery_type }) => delivery_type))).toEqual(new Set(['CIF', 'FOB']));
    expect(new Set(parts.map(({ type }) => type))).toEqual(
      new Set(['material', 'sheet', 'bar', 'component', 'process']),
    );
    for (const order of demoOrders) {
      expect(order.sets.length).toBeGreaterThanOrEqual(1);
      expect(order.created_days_ago).toBeGreaterThanOrEqual(order.approved_days_ago ?? 0);
      expect(order.approved_days_ago !== undefined).toBe(order.type === 'order');
    }
    for (const set of sets) expect(set.parts.length).toBeGreaterThanOrEqual(2);
  });

  it('name pages that their drawings have', () => {
    for (const { drawing } of [...sets, ...parts]) {
      if (!drawing || !isDrawing(drawing.id)) continue;
      expect(drawingOf(drawing.id).pages.length).toBeGreaterThanOrEqual(drawing.page ?? 1);
    }
  });

  it('finish every part of a finished order', () => {
    const finished = demoOrders.filter(({ status }) => status === 'finished').flatMap((order) => order.sets);
    for (const part of finished.flatMap((set) => [...set.parts])) expect(part.status).toBe('finished');
  });

  it('cut parts that fit on their sheet', () => {
    for (const part of parts) {
      if (part.type === 'sheet') {
        const sheet = sheets.find(({ name }) => name === part.sheet);
        const [small = 0, large = 0] = [part.width ?? 0, part.length ?? 0].sort((a, b) => a - b);
        expect([part.title, small <= (sheet?.width ?? 0), large <= (sheet?.length ?? 0)]).toEqual([
          part.title,
          true,
          true,
        ]);
      }
    }
  });

  it('hold the worked example to the figure', () => {
    const order = demoOrders.find(({ sets: own }) =>
      own.some(({ parts: of }) => of.some((p) => p.title === 'Chapa base')),
    );
    const part = order?.sets.flatMap((set) => [...set.parts]).find(({ title }) => title === 'Chapa base');
    if (!order || part?.type !== 'sheet') throw new Error('The worked example is missing');
    expect(part).toMatchObject({
      width: 250,
      length: 400,
      loss: 5,
      quantity: 10,
      processes: [['Dobra', 12]],
    });
    expect([order.markup, part.markup]).toEqual([30, undefined]);
    const sheet = sheets.find(({ name }) => name === part.sheet);
    expect(sheet).toMatchObject({ thickness: 3, width: 1200, length: 3000 });
    const material = materials.find(({ name }) => name === sheet?.material);
    expect(material).toMatchObject({ specific_weight: 0.00785, price_kg: 8.9 });
    expect(processes.find(({ title }) => title === 'Dobra')?.value_per_minute).toBe(2.5);
    expect(ncms.find(({ code }) => code === part.ncm)?.ipi).toBe(5);
    const customer = customers.find(({ name }) => name === order.customer);
    expect(states.find(({ abbreviation }) => abbreviation === customer?.state)?.icms).toBe(18);
  });
});
