import fc from 'fast-check';
import type { Part } from '../../data/types';
import type { PartDraft } from '../../part-dialog/draft/part-payload';
import type { Offer } from '../../part-dialog/suggestions/offers';
import { cellOffersOf } from './cell-offers';
import { newPart } from './new-part';

const place = { x: 0, y: 0, width: 0.1, height: 0.1 };
const offer = (fields: Partial<Offer> & Pick<Offer, 'field'>): Offer => ({
  key: fields.field,
  label: 'Nome',
  shown: 'x',
  ghost: 'x',
  fills: true,
  learned: 0,
  recognised: false,
  confidence: 0.97,
  place,
  change: {},
  ...fields,
});
const part = (fields: Partial<Part> = {}): Part => ({ ...newPart(1), ...fields });
const sheet = offer({ field: 'choice', type: 'sheet', ghost: 'Chapa 3', change: { sheet_id: 8 } });

it('a choice says its type as well, which is one change in two cells', () => {
  const cells = cellOffersOf(part(), [sheet]);
  expect([...cells].map(([column, { text }]) => [column, text])).toEqual([
    ['choice', 'Chapa 3'],
    ['type', 'Chapa'],
  ]);
  expect(cells.get('type')?.change).toBe(cells.get('choice')?.change);
  expect(cells.get('type')?.change(part({ material_id: 3, thickness: 2 }))).toMatchObject({
    type: 'sheet',
    sheet_id: 8,
    material_id: null,
  });
  expect([...cellOffersOf(part({ type: 'sheet' }), [sheet]).keys()]).toEqual(['choice']);
});

it.each<[string, Partial<Offer>, [certain: boolean, joins: boolean, sureness: string]]>([
  ['certain', { confidence: 0.95 }, [true, true, 'sure']],
  ['less sure', { confidence: 0.94 }, [false, true, 'likely']],
  ['doubtful', { confidence: 0.79 }, [false, true, 'unsure']],
  ['recognised in a picture', { recognised: true }, [false, false, 'unsure']],
  ['other than what stands there', { fills: false }, [false, false, 'sure']],
])('an offer that is %s', (_name, fields, expected) => {
  const cell = cellOffersOf(part(), [offer({ field: 'title', ...fields })]).get('title');
  expect([cell?.certain, cell?.joins, cell?.sureness]).toEqual(expected);
});

it('another weight than the drawing prints makes none of its values certain, and may be locked to it', () => {
  const weight_difference = { printed: 2.5, computed: 2, percent: -20 };
  const cells = cellOffersOf(part({ weight_difference }), [offer({ field: 'title' })]);
  expect(cells.get('title')?.certain).toBe(false);
  expect(cells.get('unit_net_weight')?.change(part())).toMatchObject({
    unit_net_weight: 2.5,
    locked_values: ['unit_net_weight'],
  });
});

it('offers of one part change nothing but what they name, in any order', () => {
  const offers = [
    offer({ field: 'title', change: { title: 'Base' } }),
    offer({ field: 'width', change: { width: 20 } }),
    sheet,
    offer({ field: 'quantity', change: { quantity: 4 } }),
  ];
  const wanted = { ...part(), title: 'Base', width: 20, quantity: 4, type: 'sheet', sheet_id: 8 };
  fc.assert(
    fc.property(fc.shuffledSubarray(offers, { minLength: 4 }), (taken) => {
      const cells = [...cellOffersOf(part(), taken)].filter(([column]) => column !== 'type');
      expect(cells.reduce<PartDraft>((draft, [, { change }]) => change(draft), part())).toEqual(wanted);
    }),
  );
});
