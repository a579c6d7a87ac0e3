import type { UnreadPage } from '../prepared-file.js';
import { unreadPages } from './unread-pages.js';

const OTHERS = 'As outras foram incluídas.';

it.each<[string, UnreadPage[], string]>([
  [
    'a page that can not be read',
    [{ page: 2, fault: 'broken' }],
    'A página 2 do PDF "a.pdf" não pôde ser lida e ficou de fora.',
  ],
  [
    'several for different faults',
    [
      { page: 2, fault: 'broken' },
      { page: 3, fault: 'too-slow' },
    ],
    'As páginas 2 e 3 do PDF "a.pdf" não puderam ser lidas e ficaram de fora.',
  ],
  [
    'an empty page and one with a model',
    [
      { page: 1, fault: 'model-alone' },
      { page: 4, fault: 'empty-page' },
      { page: 6, fault: 'empty-page' },
    ],
    'A página 1 do PDF "a.pdf" tem só um modelo 3D, que não pode ser mostrado, e ficou de fora. ' +
      'As páginas 4 e 6 do PDF "a.pdf" estão em branco e ficaram de fora.',
  ],
])('%s', (_, unread, text) => {
  expect(unreadPages('a.pdf', unread)).toBe(`${text} ${OTHERS}`);
});
