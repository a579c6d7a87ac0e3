import { readForm, type AnswerKind, type Choices } from './answer-form.js';
import { isCpf } from './cpf.js';

const choices: Choices = { quote: [2, 5], sets: [{ set_id: 7, quantities: [10, 50] }] };
const who = { name: ' Ana  Lima ', contact: 'ana@metal.test' };
const read = (kind: AnswerKind, fields: object) => readForm(kind, fields as Record<string, unknown>, choices);

describe('an acceptance', () => {
  it('is who accepts, what was chosen and an order number', () => {
    expect(read('accepted', { ...who, purchase_order: 'PO\t9', set_7: '50', text: 'x' })).toEqual({
      answer: {
        kind: 'accepted',
        name: 'Ana Lima',
        contact: 'ana@metal.test',
        text: '',
        purchase_order: 'PO 9',
        picks: { quote: null, sets: [{ set_id: 7, quantity: 50 }] },
      },
    });
    expect(read('accepted', { ...who, quote: '5', set_7: '' })).toMatchObject({
      answer: { picks: { quote: 5, sets: [] } },
    });
  });

  it.each([
    [{}, { name: 'required', contact: 'required' }],
    [{ ...who, name: '\u0000\u200b ' }, { name: 'required' }],
    [{ ...who, name: ['a', 'b'] }, { name: 'required' }],
    [{ ...who, name: 'x'.repeat(121) }, { name: 'too-long' }],
    [{ ...who, contact: 'ana' }, { contact: 'no-identity' }],
    [{ ...who, contact: '111.111.111-11' }, { contact: 'no-identity' }],
    [{ ...who, set_7: '11' }, { set_7: 'not-offered' }],
    [{ ...who, set_7: '1e1' }, { set_7: 'not-offered' }],
    [{ ...who, quote: '3' }, { quote: 'not-offered' }],
    [{ ...who, quote: '2', set_7: '10' }, { quote: 'both' }],
  ])('of %j is refused', (fields, errors) => expect(read('accepted', fields)).toEqual({ errors }));

  it('takes no quantity of a set that offers none', () => {
    expect(read('accepted', { ...who, set_8: '10' })).toMatchObject({ answer: { picks: { sets: [] } } });
  });
});

it('a refusal and a question need a text, whose lines stay', () => {
  expect(read('refused', who)).toEqual({ errors: { text: 'required' } });
  expect(read('asked', { ...who, contact: '', text: ' a\r\nb\u0007 ' })).toMatchObject({
    answer: { kind: 'asked', contact: '', text: 'a\nb' },
  });
});

it.each([
  ['529.982.247-25', true],
  ['52998224725', true],
  ['529.982.247-26', false],
  ['000.000.000-00', false],
  ['5299822472', false],
  ['529982247250', false],
  ['a52998224725', false],
])('%s is a CPF: %s', (text, is) => expect(isCpf(text)).toBe(is));
