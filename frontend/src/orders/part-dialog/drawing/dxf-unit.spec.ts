import { dxfInUnit, type DxfUnit } from './dxf-unit';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const changed = (text: string, unit: DxfUnit) => String.fromCharCode(...dxfInUnit(bytes(text), unit));

const rest = '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n';

it.each<[string, string, DxfUnit, string]>([
  [
    'names another one',
    `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n1\n9\n$LUNITS\n70\n2\n0\nENDSEC\n${rest}`,
    'mm',
    `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n999\nUnit chosen by a user\n9\n$LUNITS\n70\n2\n0\nENDSEC\n${rest}`,
  ],
  [
    'ends its lines as Windows does, and indents codes',
    `  0\r\nSECTION\r\n  2\r\nHEADER\r\n  9\r\n$INSUNITS\r\n 70\r\n     1\r\n  0\r\nENDSEC\r\n${rest}`,
    'cm',
    `  0\r\nSECTION\r\n  2\r\nHEADER\r\n  9\r\n$INSUNITS\r\n 70\r\n     5\n999\nUnit chosen by a user\r\n  0\r\nENDSEC\r\n${rest}`,
  ],
  [
    'names none',
    `0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1015\n0\nENDSEC\n${rest}`,
    'pol',
    `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n1\n999\nUnit chosen by a user\n9\n$ACADVER\n1\nAC1015\n0\nENDSEC\n${rest}`,
  ],
  [
    'has no header',
    rest,
    'mm',
    `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n999\nUnit chosen by a user\n0\nENDSEC\n${rest}`,
  ],
])('a DXF that %s is in the chosen unit, and else as it was', (_name, text, unit, expected) => {
  expect(changed(text, unit)).toBe(expected);
});

it('letters of any encoding stay the bytes that they were', () => {
  const every = String.fromCharCode(...Array.from({ length: 256 }, (_, code) => code)).repeat(300);
  expect(changed(`${rest}${every}`, 'mm').endsWith(every)).toBe(true);
});
