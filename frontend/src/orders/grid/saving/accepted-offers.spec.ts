import fc from 'fast-check';
import { type FakeServer, setUp, shown } from '../../../../test/fake-grid-server';
import type { Part, PartSuggestions, SuggestedField } from '../../data/types';
import { offersOf } from '../../part-dialog/suggestions/offers';
import { type CellOffer, cellOffersOf } from '../core/cell-offers';
import { changesNothing, editsOf } from '../core/edits';
import { columnsOf } from '../core/columns';
import { newPart } from '../core/new-part';
import type { CellSaves } from './cell-saves';

type Suggestion = PartSuggestions['suggestions'][number];

const columns = columnsOf([]);

const read = (
  field: SuggestedField,
  value: string | number,
  confidence = 0.97,
  source: Suggestion['source'] = 'text',
): Suggestion => ({
  field,
  value,
  text: String(value),
  confidence,
  source,
  learned_from: 0,
  place: { x: 0, y: 0, width: 0.1, height: 0.1 },
});

const saying = (suggestions: Suggestion[], fields: Partial<PartSuggestions> = {}): PartSuggestions => ({
  suggestions,
  reading: false,
  material: null,
  sheet: null,
  ncm_id: null,
  weight: null,
  ...fields,
});

const material = { id: 3, name: 'Aço 1020' };
const sheet = { id: 8, name: 'Chapa 3' };

/** Drawings of a sheet, of a material with doubts, of a part whose printed weight differs, and of one that was recognised. */
const drawings = [
  saying([read('title', 'Base'), read('material', '1020'), read('thickness', 3), read('width', 40)], {
    sheet,
    ncm_id: 5,
  }),
  saying([read('reference', 'AB-1'), read('material', '1020', 0.8), read('length', 25)], { material }),
  saying([read('title', 'Tampa'), read('thickness', 2, 0.6), read('quantity', 2)]),
  saying([read('title', 'Eixo', 0.8, 'ocr'), read('quantity', 4)], { material }),
];

const parts = drawings.map((_, index): Part => ({
  ...newPart(1),
  id: index + 1,
  version: 1,
  title: '',
  weight_difference: index === 2 ? { printed: 2.5, computed: 2, percent: -20 } : null,
}));

const offersIn = (part: Part) => {
  const drawing = drawings[part.id - 1];
  return cellOffersOf(part, drawing ? offersOf(part, part, drawing) : []);
};

/** A part with the entries that its ids name, as a server answers it; all versions are alike. */
const served = (part: Part): Part => ({
  ...part,
  version: 0,
  material: part.material_id === material.id ? material : null,
  sheet: part.sheet_id === sheet.id ? sheet : null,
});

/** The parts as the grid draws them: as they will be once all that is on its way is saved. */
const drawn = (server: FakeServer, saves: CellSaves): Part[] =>
  [...server.cached.values()].map((part) => ({
    ...saves.draftOf({ key: String(part.id), part }),
    processes: part.processes,
  }));

/** Texts and offers of all cells. */
const cellsOf = (part: Part) =>
  columns.map((column) => [column.show(part, {}), offersIn(part).get(column.key)?.text]);

type Action =
  | { kind: 'cell' | 'row' | 'column' | 'certain'; row: number; column: number; settles: boolean }
  | { kind: 'overtype'; row: number; column: number; text: string; settles: boolean };

/** The columns that drawings say something for, so that examples meet them. */
const OFFERED = ['title', 'reference', 'type', 'choice', 'thickness', 'width', 'length', 'quantity'].concat(
  'unit_net_weight',
);

const at = {
  row: fc.nat(parts.length - 1),
  column: fc.nat(OFFERED.length - 1),
  settles: fc.boolean(),
};
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constantFrom('cell', 'cell', 'row', 'column', 'certain'), ...at }),
  fc.record({ kind: fc.constant('overtype'), text: fc.constantFrom('', '7', '12,5', 'Suporte'), ...at }),
);

/** Whether the action takes over the offer of a cell. */
const takes = (action: Action, row: number, column: string, offer: CellOffer): boolean => {
  const isRow = row === action.row;
  const isColumn = column === OFFERED[action.column];
  if (action.kind === 'cell') return isRow && isColumn;
  if (action.kind === 'certain') return offer.certain;
  return offer.joins && (action.kind === 'row' ? isRow : isColumn);
};

const editsBy = (action: Action, shownParts: readonly Part[]) => {
  if (action.kind === 'overtype') {
    const place = columns.findIndex(({ key }) => key === OFFERED[action.column]);
    const context = {
      draftAt: (row: number) => {
        const part = shownParts[row];
        return part && { key: String(part.id), part };
      },
      columns,
      catalogues: {},
    };
    const edits = editsOf([{ row: action.row, column: place, text: action.text }], context, 'pt-BR');
    return edits.filter(({ result }) => 'change' in result);
  }
  const changes = new Set<CellOffer['change']>();
  return shownParts.flatMap((part, row) =>
    columns.flatMap((column) => {
      const offer = offersIn(part).get(column.key);
      if (!offer || !takes(action, row, column.key, offer) || changes.has(offer.change)) return [];
      changes.add(offer.change);
      const { text, change } = offer;
      return [{ key: String(part.id), column, text, result: { change } }];
    }),
  );
};

test('offers that were accepted by cell, row, column or as certain, and overtyped, are taken back one action at a time', async () => {
  const steps: Record<Action['kind'], number> = { cell: 0, row: 0, column: 0, certain: 0, overtype: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 10, maxLength: 25 }), async (actions) => {
      const { server, saves } = setUp(...parts);
      const befores: Part[][] = [];
      for (const action of actions) {
        const before = drawn(server, saves);
        const edits = editsBy(action, before).filter((edit) => {
          const part = before.find(({ id }) => String(id) === edit.key);
          return part !== undefined && !changesNothing(edit, part);
        });
        if (edits.length === 0) continue;
        befores.push(before);
        steps[action.kind] += 1;
        saves.edit(edits);
        if (action.settles) await shown(saves, server);
      }
      await shown(saves, server);
      for (const before of befores.toReversed()) {
        expect(await saves.step('undo')).toEqual([]);
        await shown(saves, server);
        const former = before.map(served);
        expect([...server.stored.values()].map(served)).toEqual(former);
        expect(drawn(server, saves).map(served).map(cellsOf)).toEqual(former.map(cellsOf));
      }
      expect(saves.canUndo()).toBe(false);
      expect(saves.current().size).toBe(0);
    }),
    { numRuns: 35 },
  );
  // An action without an effect shows nothing: each kind had many with one.
  for (const count of Object.values(steps)) expect(count).toBeGreaterThan(20);
});
