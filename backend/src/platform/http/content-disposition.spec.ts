import { contentDisposition } from './content-disposition.js';

it.each([
  ['plano.pdf', 'filename="plano.pdf"'],
  ['peça (1).pdf', `filename="peca (1).pdf"; filename*=UTF-8''pe%C3%A7a%20%281%29.pdf`],
  ['a"b.pdf', `filename="a_b.pdf"; filename*=UTF-8''a%22b.pdf`],
  ['100%41.pdf', `filename="100_41.pdf"; filename*=UTF-8''100%2541.pdf`],
  ['linha\r\nX: 1.pdf', `filename="linha__X: 1.pdf"; filename*=UTF-8''linha%0D%0AX%3A%201.pdf`],
  ['\ud83d.pdf', 'filename="_.pdf"'],
])('the name %j is fit for a header', (name, expected) => {
  expect(contentDisposition('attachment', name)).toBe(`attachment; ${expected}`);
});
