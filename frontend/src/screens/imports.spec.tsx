import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CUT, on } from '../../test/api';
import { showApp } from '../../test/show-app';

type Shown = ReturnType<typeof showApp>;

const KEYS = [
  { field: 'code', heading: 'Código' },
  { field: 'title', heading: 'Nome' },
];
const LIST = { keys: KEYS, data: [], page: 1, last_page: 1, total: 0 };
const PREVIEW = {
  problem: null,
  fitting_key: 'code',
  sheets: ['Plan1'],
  sheet: 0,
  heading_row: 1,
  columns: [],
  fields: KEYS,
  digest: 'checked',
  counts: { created: 1, updated: 0, unchanged: 0, left_out: 0, refused: 0 },
  ignored_columns: [],
  rows: [],
};
const RECORD = {
  id: 7,
  catalogue: 'processes',
  file_name: 'processos.xlsx',
  user_name: 'Ana Souza',
  created_at: '2026-01-05T12:00:00.000Z',
  created_count: 1,
  updated_count: 0,
  undone_count: 0,
  undone_at: null,
  undone_by: null,
} as const;
// The short label of a phone stands in it, too: nothing is drawn here.
const RUN = /Importar 1 cadastro$/;
const NOT_UNDONE = { digest: 'now', removed_count: 0, put_back_count: 0, stays_count: 0, stays: [] };

const press = async ({ user }: Shown, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
const says = (text: string) => screen.findAllByText(text);

it('an import without a connection says at each step what failed', async () => {
  on('get', '/api/imports/{catalogue}', CUT);
  on('get', '/api/imports/{catalogue}/template', CUT);
  on('post', '/api/imports/{catalogue}/preview', CUT);
  on('post', '/api/imports/{catalogue}', CUT);
  const shown = showApp('/imports/processes');
  await says('Erro ao buscar as importações');
  on('get', '/api/imports/{catalogue}', { 200: LIST });
  await press(shown, 'Tentar de novo');
  await press(shown, 'Baixar modelo');
  await says('Erro ao baixar o modelo');

  const file = new File(['x'], RECORD.file_name);
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  await says('Erro ao conferir a planilha');
  on('post', '/api/imports/{catalogue}/preview', { 200: PREVIEW });
  await press(shown, 'Tentar de novo');
  await press(shown, RUN);
  await says('Erro ao importar a planilha');
  on('post', '/api/imports/{catalogue}', () => {
    on('get', '/api/imports/{catalogue}', { 200: { ...LIST, data: [RECORD], total: 1 } });
    return { 201: RECORD };
  });
  await press(shown, RUN);
  await says('Importação concluída: 1 novo, 0 alterados.');
});

it('an import that can’t be checked or undone says so, and what was changed since stays', async () => {
  on('get', '/api/imports/{catalogue}', { 200: { ...LIST, data: [RECORD], total: 1 } });
  on('get', '/api/imports/{id}/undo', CUT);
  const undone = on('post', '/api/imports/{id}/undo', CUT);
  const shown = showApp('/imports/processes');
  await press(shown, `Desfazer ${RECORD.file_name}`);
  await says('Erro ao verificar a importação');
  on('get', '/api/imports/{id}/undo', { 200: { ...NOT_UNDONE, removed_count: 1 } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer importação' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
  await dialog.findByText('1 cadastro que ela criou será excluído.');
  await shown.user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  await says('Erro ao desfazer a importação');
  expect(undone).toMatchObject([{ params: { id: '7' }, body: { digest: 'now' } }]);

  const stays = [{ row: 2, name: 'Dobra', reason: 'Foi alterado depois da importação' }];
  on('get', '/api/imports/{id}/undo', { 200: { ...NOT_UNDONE, stays_count: 1, stays } });
  on('post', '/api/imports/{id}/undo', { 409: { message: 'O que seria desfeito mudou' } });
  await shown.user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  await says('O que seria desfeito mudou');
  await dialog.findByText(/Foi alterado depois da importação/);
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Desfazer o restante' })).toHaveProperty('disabled', true),
  );
});
