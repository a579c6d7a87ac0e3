import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, localStorageStore, minValue, testDataProvider, useRecordContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ApiError } from '../../api';
import { LeaveGuard } from '../../editing';
import { orServer } from '../failures';
import type { EditableDeclaration, FieldDeclaration, Values } from '../types';
import { FormField } from './form-field';
import { RecordDialog } from './record-dialog';
import { comparedFields, RecordForm } from './record-form';

const fields: FieldDeclaration[] = [
  { kind: 'text', source: 'name', label: 'Nome', required: 'Nome é obrigatório' },
  {
    kind: 'number',
    source: 'price',
    label: 'Preço',
    figure: 'unit_value',
    tooManyDecimals: 'Máximo 2 casas',
    rules: [minValue(1, 'No mínimo um')],
  },
];

const declaration: EditableDeclaration = {
  resource: 'screws',
  texts: { create: 'Novo parafuso', edit: 'Editar parafuso' },
  failures: { one: orServer('Erro ao buscar parafuso'), save: orServer('Erro ao salvar parafuso') },
  toWire: (screw) => ({ ...screw, price: screw.price ?? 0 }),
};

/** A server that keeps what it is sent, and refuses the next save with `refusal`. */
const screwServer = () => {
  const sent: Values[] = [];
  const server = { sent, refusal: undefined as Error | undefined };
  const take = async (data: Values) => {
    if (server.refusal) throw server.refusal;
    sent.push(data);
    return { data: { id: 7, ...data } } as never;
  };
  const provider = testDataProvider({
    getOne: async () => ({ data: { id: 7, name: 'M8', price: 3 } }) as never,
    create: (_resource, { data }) => take(data as Values),
    update: (_resource, { data }) => take(data as Values),
  });
  return Object.assign(server, { provider });
};

const StoredName = () => <p>{`Salvo: ${String(useRecordContext()?.name)}`}</p>;

/** The form at an address of its own, over a list at `/screws`. */
const show = (server: ReturnType<typeof screwServer>, id: number | null) => {
  const client = new QueryClient();
  const onClose = jest.fn(() => void router.navigate('/screws'));
  const form = (
    <LeaveGuard>
      <AdminContext dataProvider={server.provider} store={localStorageStore()} queryClient={client}>
        <RecordDialog declaration={declaration} id={id} onClose={onClose} fields={2}>
          {(frame) => (
            <RecordForm form={frame} empty={{ name: null, price: null }} compared={comparedFields(fields)}>
              {fields.map((field) => (
                <FormField key={field.source} field={field} />
              ))}
              <StoredName />
            </RecordForm>
          )}
        </RecordDialog>
      </AdminContext>
    </LeaveGuard>
  );
  const router = createMemoryRouter(
    [
      { path: '/screws', element: <output>Lista</output> },
      { path: '/screws/:id', element: form },
    ],
    { initialEntries: ['/screws', `/screws/${id ?? 'create'}`] },
  );
  render(<RouterProvider router={router} />);
  return { client, onClose, router, user: userEvent.setup() };
};

const save = () => screen.getByRole('button', { name: 'Salvar' });
const field = (name: RegExp) => screen.findByLabelText(name);

it('shows at the field what is missing or wrong, and sends nothing', async () => {
  const server = screwServer();
  const { user, onClose } = show(server, null);
  await screen.findByText('Novo parafuso');
  await user.type(await field(/Nome/), '   ');
  await user.type(await field(/Preço/), '0,5');
  await user.click(save());
  await screen.findByText('Nome é obrigatório');
  await screen.findByText('No mínimo um');
  await user.type(await field(/Nome/), 'M8');
  await waitFor(() => expect(screen.queryByText('Nome é obrigatório')).toBeNull());
  expect(server.sent).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it("creates what was typed, in the server's form, and closes", async () => {
  const server = screwServer();
  const { user, onClose } = show(server, null);
  await user.type(await field(/Nome/), 'M8');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.sent).toEqual([{ name: 'M8', price: 0 }]);
});

it('shows a record and saves it changed', async () => {
  const server = screwServer();
  const { user, onClose } = show(server, 7);
  await screen.findByText('Editar parafuso');
  await waitFor(async () => expect(await field(/Nome/)).toHaveProperty('value', 'M8'));
  await user.type(await field(/Nome/), ' inox');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.sent).toEqual([{ id: 7, name: 'M8 inox', price: 3 }]);
});

it('closes after a save during which the record came anew, changed', async () => {
  const server = screwServer();
  const { update, getOne } = server.provider;
  const answering = new EventTarget();
  server.provider.update = async (...call) => {
    await new Promise((resolve) => answering.addEventListener('answer', resolve));
    return update(...call);
  };
  const { client, user, onClose } = show(server, 7);
  await waitFor(async () => expect(await field(/Nome/)).toHaveProperty('value', 'M8'));
  await user.type(await field(/Preço/), '4');
  await user.click(save());
  server.provider.getOne = async (...call) => {
    const { data } = await getOne(...call);
    return { data: { ...data, name: 'M10' } };
  };
  await act(() => client.invalidateQueries());
  await screen.findByText('Salvo: M10');
  answering.dispatchEvent(new Event('answer'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('stays open after a refusal and shows the error at its field', async () => {
  const server = screwServer();
  server.refusal = new ApiError(422, 'Inválido', { name: ['Nome já existe'] });
  const { user, onClose } = show(server, 7);
  await waitFor(async () => expect(await field(/Nome/)).toHaveProperty('value', 'M8'));
  await user.click(save());
  await screen.findByText('Nome já existe');
  await waitFor(() => expect(save()).toHaveProperty('disabled', false));
  expect(onClose).not.toHaveBeenCalled();
});

it('shows in place of the form that the record could not be fetched, and retries', async () => {
  const server = screwServer();
  const { getOne } = server.provider;
  let broken = true;
  server.provider.getOne = (resource, params) =>
    broken ? Promise.reject(new ApiError(500, '')) : getOne(resource, params);
  const { user } = show(server, 7);
  await screen.findByText('Erro ao buscar parafuso');
  broken = false;
  await user.click(screen.getByText('Tentar de novo'));
  await waitFor(async () => expect(await field(/Nome/)).toHaveProperty('value', 'M8'));
});

describe('a version that another user saved first', () => {
  /** A server whose record gets another name after the form has opened. */
  const changed = async () => {
    const server = screwServer();
    const stored = { id: 7, name: 'M8', price: 3, version: 1 };
    server.provider.getOne = async () => ({ data: { ...stored } }) as never;
    const { update } = server.provider;
    server.provider.update = (resource, params) =>
      (params.data as Values).version === stored.version
        ? update(resource, params)
        : Promise.reject(new ApiError(409, 'Alterado'));
    const shown = show(server, 7);
    await waitFor(async () => expect(await field(/Preço/)).toHaveProperty('value', '3,00'));
    await shown.user.clear(await field(/Preço/));
    await shown.user.type(await field(/Preço/), '4');
    Object.assign(stored, { name: 'M8 inox', price: 5, version: 2 });
    await shown.user.click(save());
    const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    expect(rows.map((row) => row.replace(/\s/g, ' '))).toEqual(['PreçoR$ 4,00R$ 5,00']);
    return { server, ...shown };
  };

  it('is saved over, and the form closes', async () => {
    const { server, user, onClose } = await changed();
    await user.click(screen.getByRole('button', { name: 'Salvar a minha versão' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.sent).toEqual([{ id: 7, name: 'M8 inox', price: 4, version: 2 }]);
  });

  it('is kept, and nothing is asked about what was typed', async () => {
    const { server, user } = await changed();
    await user.click(screen.getByRole('button', { name: 'Ficar com a versão salva' }));
    await screen.findByText('Lista');
    expect(server.sent).toEqual([]);
  });
});

describe('leaving what was typed', () => {
  const ways: [string, (shown: ReturnType<typeof show>) => unknown][] = [
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    ['Cancelar', ({ user }) => user.click(screen.getByRole('button', { name: 'Cancelar' }))],
    ['the browser’s Back', ({ router }) => act(() => router.navigate(-1))],
  ];

  it.each(ways)('asks after %s, and staying keeps it', async (_way, leave) => {
    const shown = show(screwServer(), 7);
    await waitFor(async () => expect(await field(/Nome/)).toHaveProperty('value', 'M8'));
    await shown.user.type(await field(/Nome/), ' inox');
    await leave(shown);
    await shown.user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByText('Continuar editando')).toBeNull());
    expect(await field(/Nome/)).toHaveProperty('value', 'M8 inox');
  });

  it.each(ways)('closes after %s where nothing was typed', async (_way, leave) => {
    const shown = show(screwServer(), 7);
    await waitFor(async () => expect(await field(/Nome/)).toHaveProperty('value', 'M8'));
    await leave(shown);
    await screen.findByText('Lista');
  });

  it('saves it before it goes', async () => {
    const server = screwServer();
    const { user } = show(server, null);
    await user.type(await field(/Nome/), 'M8');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    await screen.findByText('Lista');
    expect(server.sent).toEqual([{ name: 'M8', price: 0 }]);
  });

  it('stays where what was typed can’t be saved, and drops it when asked to', async () => {
    const server = screwServer();
    const { user } = show(server, null);
    await user.type(await field(/Preço/), '3');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Salvar e continuar' }));
    await screen.findByText('Nome é obrigatório');
    await waitFor(() => expect(screen.queryByText('Salvar e continuar')).toBeNull());
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /Descartar/ }));
    await screen.findByText('Lista');
    expect(server.sent).toEqual([]);
  });
});
