import { isKey } from '../../platform/storage/storage-key.js';
import { chooseKeys, safeName } from './prepare-file.js';

it.each([
  ['peça ção.pdf', 'peca_cao'],
  ['Suporte 12 (rev. B).PDF', 'Suporte_12_rev._B'],
  ['../../etc/passwd', 'etc_passwd'],
  ['図面.png', 'arquivo'],
  ['.pdf', 'pdf'],
  ['a'.repeat(300), 'a'.repeat(100)],
])('%s is kept as %s', (name, expected) => {
  expect(safeName(name)).toBe(expected);
});

it('a service-order file has a numeric prefix and an underscore before its name', () => {
  const { original } = chooseKeys('os', 'peça ção.jpeg', 'application/pdf');
  expect(original).toMatch(/^os\/[0-9a-f-]{36}\/\d{13}_peca_cao\.pdf$/);
  expect(isKey(original)).toBe(true);
});

it('pages have pictures of their own and one original', () => {
  const { original, preview, thumbnail } = chooseKeys('part', 'a.pdf', 'application/pdf');
  const folder = original.replace('/original.pdf', '');
  expect([preview(2), thumbnail(2)]).toEqual([`${folder}/preview-2.webp`, `${folder}/thumb-2.webp`]);
  expect(chooseKeys('set', 'a.png', 'image/png').preview(null)).toMatch(
    /^sets\/[0-9a-f-]{36}\/preview\.webp$/,
  );
});
