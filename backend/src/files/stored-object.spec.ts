import { contentDisposition } from './stored-object.js';

it.each([
  ['plano.pdf', 'plano.pdf', 'plano.pdf'],
  ['peça (1).pdf', 'peca (1).pdf', 'pe%C3%A7a%20%281%29.pdf'],
  ['a"b\\c.pdf', 'a_b_c.pdf', 'a%22b%5Cc.pdf'],
  ['linha\r\nX: 1.pdf', 'linha__X: 1.pdf', 'linha%0D%0AX%3A%201.pdf'],
  ['\ud83d.pdf', '_.pdf', '_.pdf'],
])('the name %j is fit for a header', (name, ascii, encoded) => {
  expect(contentDisposition('attachment', name)).toBe(
    `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
  );
});
