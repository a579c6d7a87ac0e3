import { visibleName } from './accepts-file.decorator.js';

describe('visibleName', () => {
  it.each([
    ['desenho\u202Efdp.exe', 'desenho[U+202E]fdp.exe'],
    ['\u2067peça\u2069.pdf', '[U+2067]peça[U+2069].pdf'],
    ['a\u200F\u061Cb.dxf', 'a[U+200F][U+061C]b.dxf'],
    ['linha\nnova\u0007.png', 'linha[U+000A]nova[U+0007].png'],
    ['Peça 12 – flange Ø200 (rev. B).pdf', 'Peça 12 – flange Ø200 (rev. B).pdf'],
    ['שרטוט.pdf', 'שרטוט.pdf'],
    ['👩‍🏭.png', '👩‍🏭.png'],
  ])('%j → %s', (name, shown) => expect(visibleName(name)).toBe(shown));
});
