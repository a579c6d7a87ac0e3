import { LINK } from '../../company/domain/mail-placeholders.js';
import { filled, withLink } from './template.js';

const values = {
  cliente: 'Metal SA',
  contato: '{empresa}',
  numero: '000123',
  total: 'R$ 1.701,76',
  validade: '06/12/2026',
  prazo: '',
  responsavel: 'Ana',
  empresa: 'Forja',
};

describe('a template', () => {
  it.each([
    ['Orçamento {numero} – {empresa}', 'Orçamento 000123 – Forja'],
    ['{contato}, {numero}', '{empresa}, 000123'],
    ['{outro} {toString} {Cliente} {', '{outro} {toString} {Cliente} {'],
    ['[{prazo}]', '[]'],
  ])('%s', (template, text) => {
    expect(filled(template, values)).toBe(text);
  });
});

it('keeps the link’s placeholder until the e-mail goes out, and puts its address everywhere', () => {
  expect(withLink(`a ${LINK} b ${LINK}`, 'https://x/p/$&')).toBe('a https://x/p/$& b https://x/p/$&');
});
