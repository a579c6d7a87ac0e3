import fc from 'fast-check';
import { likeness, sharedWords, weightOf, type ComparedPart } from './likeness.js';
import { partKey, referenceKey, titleKey, waysTo } from './part-key.js';

const outline = {
  cut_length: 600,
  spread: [60, 30],
  distances: [500, 500],
} satisfies ComparedPart['outline'];

const bracket: ComparedPart = {
  customer_id: 7,
  title: 'Suporte lateral direito',
  reference: 'AB-12.5',
  type: 'sheet',
  thickness: 3,
  length: 300,
  width: 120,
  digest: 'd1',
  page: 1,
  outline,
};

/** Nothing of it is the bracket's. */
const other: ComparedPart = {
  ...bracket,
  customer_id: 8,
  title: 'Tampa',
  reference: 'ZZ-1',
  length: 90,
  width: 30,
  digest: 'd2',
  outline: { ...outline, cut_length: 700 },
};

it.each<[string, Partial<ComparedPart>, string]>([
  ['nothing in common', {}, ''],
  ['the same page of the same file', { digest: 'd1' }, 'same_file'],
  ['another page of the same file', { digest: 'd1', page: 2 }, ''],
  ['no drawing', { digest: null, outline: null }, ''],
  ['reference and customer', { reference: 'ab 12 5', customer_id: 7 }, 'same_reference'],
  ['the reference of another customer', { reference: 'AB-12.5' }, ''],
  ['the same shape', { outline }, 'same_outline'],
  ['title and size', { title: 'SUPORTE LATERAL ESQUERDO', length: 302, width: 119 }, 'similar_title'],
  ['title and size on its side', { title: 'Suporte direito', length: 120, width: 300 }, 'similar_title'],
  ['the title in another size', { title: 'Suporte lateral direito', length: 320, width: 120 }, ''],
  [
    'title and size in another thickness',
    { title: bracket.title, length: 300, width: 120, thickness: 6 },
    '',
  ],
  ['title and size of another type', { title: bracket.title, length: 300, width: 120, type: 'bar' }, ''],
  ['the size under another title', { title: 'Suporte', length: 300, width: 120 }, ''],
  ['all of it', { ...bracket }, 'same_file same_reference same_outline similar_title'],
])('finds %s', (_what, change, expected) => {
  expect(likeness(bracket, { ...other, ...change }).join(' ')).toBe(expected);
});

it('asks for a customer, a reference, sides and words', () => {
  const blank: ComparedPart = {
    customer_id: null,
    title: '',
    reference: null,
    type: null,
    thickness: 0,
    length: 0,
    width: 0,
    digest: null,
    page: null,
    outline: null,
  };
  expect(likeness(blank, blank)).toEqual([]);
  expect(partKey(blank)).toMatchObject({
    reference_key: null,
    title_key: null,
    length_step: 0,
    file_key: null,
    outline_length: 0,
  });
  expect(likeness({ ...bracket, customer_id: null }, { ...bracket, customer_id: null })).not.toContain(
    'same_reference',
  );
});

it('counts a surer reason more than all that are less sure', () => {
  expect(weightOf(['same_file'])).toBeGreaterThan(
    weightOf(['same_reference', 'same_outline', 'similar_title']),
  );
  expect(weightOf(['same_outline', 'similar_title'])).toBeGreaterThan(weightOf(['same_outline']));
});

it.each([
  ['AB-12.5', 'ab125'],
  ['ab 12 5', 'ab125'],
  ['Peça 9', 'peca9'],
  ['01', null],
  ['A-1', null],
  [' - ', null],
  ['x'.repeat(60), 'x'.repeat(40)],
])('looks up %s as %s', (reference, key) => {
  expect(referenceKey(reference)).toBe(key);
});

it.each([
  ['Suporte lateral', 'suporte'],
  ['12 - Mão-francesa', 'mao'],
  ['4471-02 B Tampa', 'tampa'],
  ['1234', null],
  ['', null],
])('files %s under %s', (title, key) => {
  expect(titleKey(title)).toBe(key);
});

it.each([
  ['Suporte lateral direito', 'Suporte lateral esquerdo', 0.5],
  ['Tampa', 'TAMPA!', 1],
  ['Tampa', 'Base', 0],
  ['', '', 0],
])('compares %s with %s', (one, another, share) => {
  expect(sharedWords(one, another)).toBeCloseTo(share);
});

it('leads to all that is alike by its sizes or its shape', () => {
  const factor = fc.double({ min: 0.97, max: 1.03, noNaN: true });
  const size = fc.double({ min: 1, max: 6000, noNaN: true });
  fc.assert(
    fc.property(size, size, factor, factor, (length, width, one, two) => {
      const part = {
        ...bracket,
        length,
        width,
        outline: { ...outline, cut_length: length, spread: [width, 1] },
      };
      const earlier = {
        ...other,
        title: bracket.title,
        length: length * one,
        width: width * two,
        outline: { ...outline, cut_length: length * one, spread: [width * two, 1] },
      };
      const [asked, stored] = [part as ComparedPart, earlier as ComparedPart];
      const key = partKey(stored);
      const led = waysTo(asked).some((way) => way.every(([column, value]) => key[column] === value));
      if (likeness(asked, stored).length > 0) expect(led).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(waysTo(bracket).length).toBeLessThanOrEqual(22);
});
