import type { CutPart } from './domain/cut-group.js';
import { changedParts } from './plan-of-group.js';
import type { PlannedGroup } from './stored-plan.js';

const part: CutPart = {
  id: 7,
  title: 'Flange',
  set: 'Base',
  width: 300,
  length: 400,
  pieces: 4,
  turns: true,
  net_weight: 2.5,
  drawing_key: 'first.dxf',
};

const planned = (outlines: PlannedGroup['plan']['outlines']) =>
  ({
    group: { parts: [part] },
    plan: { cuts: [], left: [], proved: false, ...(outlines && { outlines }) },
  }) as unknown as PlannedGroup;

const byOutline = planned([]);

describe('the parts that are others than in a plan', () => {
  it.each<[string, Partial<CutPart>, PlannedGroup, string[]]>([
    ['none where nothing changed', {}, byOutline, []],
    ['none where only weight and title did', { net_weight: 3, set: 'Tampa' }, byOutline, []],
    ['one with more pieces', { pieces: 5 }, byOutline, ['Flange']],
    ['one with another drawing, cut by its outline', { drawing_key: 'second.dxf' }, byOutline, ['Flange']],
    [
      'none with another drawing, cut by its rectangle',
      { drawing_key: 'second.dxf' },
      planned(undefined),
      [],
    ],
  ])('%s', (_, fields, plan, titles) => {
    expect(changedParts({ parts: [{ ...part, ...fields }] }, plan)).toEqual(titles);
  });

  it('those that were added and removed', () => {
    const added = { ...part, id: 8, title: 'Tampa' };
    expect(changedParts({ parts: [added] }, byOutline)).toEqual(['Flange', 'Tampa']);
  });
});
