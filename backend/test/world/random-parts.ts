import fc from 'fast-check';
import type { Catalogue } from './catalogue.js';

const money = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
const millimetres = fc.integer({ min: 0, max: 500_000 }).map((hundredths) => hundredths / 100);
const thickness = fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100);
const choice = (id: number) => fc.constantFrom(null, id);

const anyRow = (catalogue: Catalogue) =>
  fc.record(
    {
      id: choice(catalogue.process),
      pivot: fc.record(
        { time: fc.integer({ min: 0, max: 90 }), final_value: fc.option(money) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['id'] },
  );

/** The fields of a request that saves a part: within what can be stored, whatever it names. */
export const anyPart = (catalogue: Catalogue) =>
  fc.record(
    {
      type: fc.constantFrom('material', 'sheet', 'bar', 'component', 'process'),
      title: fc.constantFrom('Aba', 'Suporte “ç”', 'x'),
      reference: fc.option(fc.constantFrom('DES-1', 'R 2')),
      unit: fc.constantFrom('piece', null),
      material_id: choice(catalogue.material),
      sheet_id: choice(catalogue.sheet),
      bar_id: choice(catalogue.bar),
      component_id: choice(catalogue.component),
      ncm_id: choice(catalogue.ncm),
      // Thin enough that no weight goes beyond what can be stored: this is about answers, not about refusals.
      thickness,
      width: millimetres,
      length: millimetres,
      loss: fc.option(fc.integer({ min: 0, max: 9_999 }).map((parts) => parts / 100)),
      markup: fc.option(fc.integer({ min: 0, max: 500 })),
      quantity: fc.integer({ min: 0, max: 5_000 }),
      unit_value: money,
      unit_net_weight: fc.integer({ min: 0, max: 999_999 }).map((tenths) => tenths / 10_000),
      locked_values: fc.subarray(['unit_value', 'unit_net_weight']),
      processes: fc.array(anyRow(catalogue), { maxLength: 4 }),
      refresh: fc.boolean(),
    },
    { requiredKeys: ['type'] },
  );
