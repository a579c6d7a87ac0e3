import { bestParts } from './domain/best-parts.js';
import { drawnClause, orderWords } from './domain/documents.js';
import { drawnWords, storedDrawnWords } from './drawn-words.js';
import { excerptOf } from './domain/excerpt.js';
import { clausesOf, holds } from './domain/words.js';

const order = (drawings: number[], parts: string[] = []) => ({
  id: 7,
  customer_id: 3,
  created_by_id: 1,
  own: ['Conjunto'],
  parts,
  drawings,
});
const finds = (document: string, typed: string) =>
  clausesOf(typed).every((clause) => holds(new Set(document.split(' ')), drawnClause(clause)));

describe('the words of drawings', () => {
  it('stand at the end of the order, and are right for the same drawings alone', async () => {
    const drawn = await drawnWords([11, 12], ['FLANGE CEGA\nDN 50', 'Aço 1020']);
    const document = orderWords(order([11, 12], ['Tampa']), drawn);
    expect(document).toMatch(/^__c3 __u1 _7 _conjunto tampa __d[0-9a-f]{16} d_flange /);
    expect(['flange', 'aco 1020', 'dn50', 'dn 50'].filter((typed) => !finds(document, typed))).toEqual([]);
    expect(finds(document, 'tampa')).toBe(false);
    expect(storedDrawnWords(document, [11, 12])).toBe(drawn);
    expect(storedDrawnWords(document, [11, 13])).toBeUndefined();
    expect(await drawnWords([11], [])).toBe('');
    expect(orderWords(order([]))).toBe('__c3 __u1 _7 _conjunto');
  });

  it('are limited, and leave the order its place', async () => {
    const text = Array.from({ length: 9000 }, (_, at) => `w${String(at)}`).join(' ');
    let read = 0;
    const texts = (function* () {
      for (; read < 50; read += 1) yield `${text} x${String(read)}`;
    })();
    const drawn = await drawnWords([1], texts);
    expect(drawn.length).toBeLessThan(24_100);
    expect(read).toBeLessThan(3);
    const document = orderWords(order([1], [text.repeat(2)]), drawn);
    expect(document.length).toBeLessThanOrEqual(60_000);
    expect(document.endsWith(drawn)).toBe(true);
  });
});

describe('the words around a hit', () => {
  const text =
    'TOLERÂNCIAS GERAIS ISO 2768-m\nNOME: Chapa de apoio\nNº FJ-2040.1\nAÇO SAE 1020 laminado a quente\nQTD 4';
  it.each([
    ['apoio', '… NOME: Chapa de apoio · Nº FJ-2040.1 · AÇO SAE 1020 laminado a quente · QTD 4'],
    ['fj20401', /^… de apoio · Nº FJ-2040.1 · AÇO/],
    ['tolerancias', /^TOLERÂNCIAS GERAIS ISO 2768-m · NOME.* …$/],
    ['qtd', /QTD 4$/],
    ['nada', null],
  ])('%s', (typed, expected) => {
    const found = excerptOf(text, clausesOf(typed));
    if (expected instanceof RegExp) expect(found).toMatch(expected);
    else expect(found).toBe(expected);
  });

  it('show a word that is longer than what is shown', () => {
    expect(excerptOf(`antes ${'a'.repeat(300)} depois`, clausesOf('aaa'))).toHaveLength(
      'antes '.length + 84 + 2,
    );
  });
});

describe('the parts that an order was found by', () => {
  const part = (title: string, content_file_id: number | null = null) => ({
    title,
    reference: null,
    content_file_id,
  });
  const texts = new Map([
    [1, 'Flange cega inox'],
    [2, 'Vedação'],
  ]);
  const best = (typed: string) =>
    bestParts([part('Tampa', 1), part('Flange', 2), part('Eixo')], clausesOf(typed), texts).map(
      ({ part: { title }, drawn, missing }) => [title, drawn.length, missing.length],
    );
  it.each([
    ['flange', [['Flange', 0, 0]]],
    ['inox', [['Tampa', 1, 0]]],
    ['tampa inox', [['Tampa', 1, 0]]],
    ['flange inox', [['Tampa', 2, 0]]],
    ['flange ferrari', [['Flange', 0, 1]]],
    ['nada', []],
  ])('%s', (typed, expected) => {
    expect(best(typed)).toEqual(expected);
  });
});
