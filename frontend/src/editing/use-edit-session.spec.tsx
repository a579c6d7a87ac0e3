import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { Notification, NotificationContextProvider } from 'react-admin';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { ApiError } from '../api';
import { NumberField, PlainTextField } from '../ui';
import { type ComparedField, differencesOf } from './conflict/differences';
import { EditSessionDialogs, LeaveGuard, useEditSession } from './index';

interface Note {
  name: string;
  quantity: number | null;
  version: number;
}

const COMPARED: readonly ComparedField<Note>[] = [
  { label: 'Nome', show: ({ name }) => name },
  { label: 'Quantidade', show: ({ quantity }) => String(quantity) },
];
const compare = (mine: Note, theirs: Note) => differencesOf(COMPARED, mine, theirs, () => '');

/** A record on a server that refuses a save over another version, as the API does. */
class Server {
  stored: Note = { name: 'Mesa', quantity: 2, version: 1 };
  saves: Note[] = [];
  /** Thrown by the next save. */
  refusal: Error | undefined;
  /** Holds saves back until it is resolved. */
  gate: Promise<void> = Promise.resolve();

  save = async (note: Note): Promise<Note> => {
    await this.gate;
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) throw refusal;
    if (note.version !== this.stored.version) throw new ApiError(409, 'Alterado');
    this.saves.push(note);
    this.stored = { ...note, version: note.version + 1 };
    return this.stored;
  };

  /** What the page has loaded; `show` is another load. */
  shown = this.stored;
  private redraw: () => void = () => undefined;

  readonly subscribe = (redraw: () => void) => {
    this.redraw = redraw;
    return () => undefined;
  };

  show() {
    this.shown = this.stored;
    act(() => this.redraw());
  }

  /** What another user saves. */
  change(change: Partial<Note>) {
    this.stored = { ...this.stored, ...change, version: this.stored.version + 1 };
  }
}

type Merges = boolean | ((newer: Note, stored: Note) => boolean);

const NoteForm = ({ server, merges }: { server: Server; merges: Merges }) => {
  const fields = useSyncExternalStore(server.subscribe, () => server.shown);
  const session = useEditSession<Note>({
    fields,
    merges,
    scope: 'note',
    validate: ({ name }) => (name.trim() === '' ? { name: 'Informe o nome' } : {}),
    save: server.save,
    saved: 'Salvo',
    failure: (error) => (error instanceof ApiError && error.message) || 'Erro ao salvar',
    load: async () => server.stored,
    history: async () => [{ user_name: 'Bia', created_at: '2026-05-04T12:00:00.000Z' }],
    concerns: () => true,
  });
  const { mutate: double } = useMutation({
    scope: { id: 'note' },
    mutationFn: async () => {
      await server.gate;
      server.change({ quantity: (server.stored.quantity ?? 0) * 2 });
      session.rebase(server.stored);
    },
  });
  return (
    <form onSubmit={session.onSubmit}>
      <PlainTextField label="Nome" {...session.bind('name')} />
      <NumberField label="Quantidade" decimals={0} roundsFractions {...session.bind('quantity')} />
      <button type="submit">Salvar</button>
      <button type="button" onClick={() => double()}>
        Dobrar
      </button>
      <output>{session.dirty ? 'alterado' : 'igual'}</output>
      <EditSessionDialogs session={session} compare={compare} />
    </form>
  );
};

/** The form on a page of its own, beside a link that leads away. */
const open = ({ merges = false }: { merges?: Merges } = {}) => {
  const server = new Server();
  const form = (
    <LeaveGuard>
      <Link to="/outra">Outra página</Link>
      <NoteForm server={server} merges={merges} />
    </LeaveGuard>
  );
  const router = createMemoryRouter([{ path: '*', element: form }], { initialEntries: ['/antes', '/nota'] });
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  render(
    <QueryClientProvider client={client}>
      <NotificationContextProvider>
        <RouterProvider router={router} />
        <Notification />
      </NotificationContextProvider>
    </QueryClientProvider>,
  );
  return { server, router, user: userEvent.setup() };
};

const name = () => screen.getByLabelText<HTMLInputElement>('Nome');
const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantidade');
const status = () => screen.getByRole('status').textContent;
const button = (label: string) => screen.getByRole('button', { name: label });

type User = ReturnType<typeof open>['user'];
const retype = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};
const press = (user: User, label: string) => user.click(button(label));

describe('unsaved changes', () => {
  it('keeps a text that is no number, marked, and saves nothing until it is one', async () => {
    const { server, user } = open();
    await retype(user, quantity(), '1e3');
    await user.click(button('Salvar'));
    expect(quantity().value).toBe('1e3');
    await screen.findByText('Digite um número');
    await screen.findByText('Corrija os números marcados.');
    expect(status()).toBe('alterado');
    expect(server.saves).toEqual([]);
    await retype(user, quantity(), '2*3+1');
    await screen.findByText('= 7');
    await user.click(button('Salvar'));
    await waitFor(() => expect(server.stored.quantity).toBe(7));
    expect(quantity().value).toBe('7');
  });

  it('are what differs from the stored record, and none once it is typed back', async () => {
    const { user } = open();
    expect(status()).toBe('igual');
    await user.type(name(), ' 2');
    expect(status()).toBe('alterado');
    await user.type(name(), '{Backspace}{Backspace}');
    expect(status()).toBe('igual');
  });

  it('give way to a newer stored record only where there are none', async () => {
    const { server, user } = open();
    server.change({ name: 'Banco' });
    server.show();
    expect(name().value).toBe('Banco');
    await retype(user, name(), 'Armário');
    server.change({ quantity: 9 });
    server.show();
    expect([name().value, quantity().value]).toEqual(['Armário', '2']);
  });

  it('stay over a newer record where fields are independent', async () => {
    const { server, user } = open({ merges: true });
    await retype(user, name(), 'Armário');
    server.change({ quantity: 9 });
    server.show();
    expect([name().value, quantity().value]).toEqual(['Armário', '9']);
    await press(user, 'Salvar');
    await screen.findByText('Salvo');
    expect(server.stored).toEqual({ name: 'Armário', quantity: 9, version: 3 });
  });

  it('stay over a newer record only where the form takes it', async () => {
    const { server, user } = open({ merges: (newer, stored) => newer.quantity === stored.quantity });
    await retype(user, name(), 'Armário');
    server.change({});
    server.show();
    await press(user, 'Salvar');
    await screen.findByText('Salvo');
    expect(server.stored).toEqual({ name: 'Armário', quantity: 2, version: 3 });
    await retype(user, name(), 'Banco');
    server.change({ quantity: 9 });
    server.show();
    expect([name().value, quantity().value]).toEqual(['Banco', '2']);
  });
});

describe('a save', () => {
  it('sends the edit that is still in a field, rounded, and leaves nothing unsaved', async () => {
    const { server, user } = open();
    await retype(user, quantity(), '3,4');
    await user.keyboard('{Enter}');
    await screen.findByText('Salvo');
    expect(server.saves).toEqual([{ name: 'Mesa', quantity: 3, version: 1 }]);
    expect([quantity().value, status()]).toEqual(['3', 'igual']);
  });

  it('shows at the field what is missing, and sends nothing', async () => {
    const { server, user } = open();
    await user.clear(name());
    await press(user, 'Salvar');
    expect((await screen.findByRole('alert')).textContent).toBe('Informe o nome');
    expect(server.saves).toEqual([]);
    await user.type(name(), 'M');
    expect(screen.queryByText('Informe o nome')).toBeNull();
  });

  it('that is refused is shown at the field, keeps the text, and can be sent again', async () => {
    const { server, user } = open();
    server.refusal = new ApiError(422, 'Dados inválidos', { quantity: ['Só de 1 a 9'] });
    await retype(user, quantity(), '10');
    await press(user, 'Salvar');
    expect(await screen.findByText('Só de 1 a 9')).toBeTruthy();
    expect(screen.getByText('Dados inválidos')).toBeTruthy();
    expect([quantity().value, status()]).toEqual(['10', 'alterado']);
    await press(user, 'Salvar');
    await waitFor(() => expect(server.stored.quantity).toBe(10));
  });

  it('leaves what was typed meanwhile, unsaved, over the version that it made', async () => {
    const { server, user } = open();
    let release: () => void = () => undefined;
    server.gate = new Promise((resolve) => (release = resolve));
    await retype(user, name(), 'Armário');
    await press(user, 'Salvar');
    await user.type(name(), ' alto');
    await act(async () => release());
    await screen.findByText('Salvo');
    expect([name().value, status(), server.stored.name]).toEqual(['Armário alto', 'alterado', 'Armário']);
    await press(user, 'Salvar');
    await waitFor(() => expect(server.stored).toEqual({ name: 'Armário alto', quantity: 2, version: 3 }));
  });

  it('that overlaps another call waits for it and uses the new version', async () => {
    const { server, user } = open();
    let release: () => void = () => undefined;
    server.gate = new Promise((resolve) => (release = resolve));
    await retype(user, name(), 'Armário');
    await press(user, 'Dobrar');
    await press(user, 'Salvar');
    await act(async () => release());
    await screen.findByText('Salvo');
    expect(server.saves).toEqual([{ name: 'Armário', quantity: 4, version: 2 }]);
  });
});

describe('a version that another user saved first', () => {
  const conflicted = async (merges = false) => {
    const opened = open({ merges });
    await retype(opened.user, name(), 'Armário');
    opened.server.change({ name: 'Banco', quantity: 9 });
    return opened;
  };
  const question = () => screen.findByRole('dialog', { name: 'Alterado por outra pessoa' });

  it('is shown with who made it and what differs', async () => {
    const { user } = await conflicted();
    await press(user, 'Salvar');
    const dialog = await question();
    expect(dialog.textContent).toContain('Bia salvou outra versão em');
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['NomeArmárioBanco']);
    await press(user, 'Continuar editando');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([name().value, quantity().value, status()]).toEqual(['Armário', '9', 'alterado']);
  });

  it('is merged field by field, without a question where no field was changed by both', async () => {
    const { server, user } = open();
    await retype(user, name(), 'Armário');
    server.change({ quantity: 99 });
    await press(user, 'Salvar');
    await screen.findByText('Salvo');
    expect(server.stored).toEqual({ name: 'Armário', quantity: 99, version: 3 });
    expect([quantity().value, status()]).toEqual(['99', 'igual']);
  });

  it('is no question where both changed a field to the same', async () => {
    const { server, user } = open();
    await retype(user, name(), 'Banco');
    server.change({ name: 'Banco', quantity: 9 });
    await press(user, 'Salvar');
    await screen.findByText('Salvo');
    expect(server.stored).toMatchObject({ name: 'Banco', quantity: 9 });
  });

  it('is no reason to save again where the refusal has another one', async () => {
    const { server, user } = open();
    await retype(user, name(), 'Armário');
    server.refusal = new ApiError(409, 'Em uso');
    await press(user, 'Salvar');
    await screen.findByText('Em uso');
    expect([server.saves, status()]).toEqual([[], 'alterado']);
  });

  it('can be taken', async () => {
    const { server, user } = await conflicted();
    await press(user, 'Salvar');
    await question();
    await press(user, 'Ficar com a versão salva');
    await waitFor(() => expect(name().value).toBe('Banco'));
    expect([quantity().value, status(), server.saves]).toEqual(['9', 'igual', []]);
  });

  it('can be taken for the contested field alone: the rest of what was typed is saved', async () => {
    const { server, user } = open();
    await retype(user, name(), 'Armário');
    await retype(user, quantity(), '5');
    server.change({ name: 'Banco' });
    await press(user, 'Salvar');
    await question();
    await press(user, 'Ficar com a versão salva');
    await screen.findByText('Salvo');
    expect(server.stored).toEqual({ name: 'Banco', quantity: 5, version: 3 });
  });

  it('can be saved over', async () => {
    const { server, user } = await conflicted();
    await press(user, 'Salvar');
    await question();
    await press(user, 'Salvar a minha versão');
    await screen.findByText('Salvo');
    expect(server.stored).toEqual({ name: 'Armário', quantity: 9, version: 3 });
  });

  it('is asked about even where the page knows it already, if it changed a field that is edited', async () => {
    const { server, user } = await conflicted(true);
    server.show();
    expect([name().value, quantity().value]).toEqual(['Armário', '9']);
    await press(user, 'Salvar');
    const rows = within(await question())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['NomeArmárioBanco']);
  });
});

describe('leaving', () => {
  const question = () => screen.findByRole('dialog', { name: 'Alterações não salvas' });
  const leave = async () => {
    const opened = open();
    await retype(opened.user, name(), 'Armário');
    await opened.user.click(screen.getByRole('link', { name: 'Outra página' }));
    await question();
    return opened;
  };

  it('asks nothing while nothing is unsaved', async () => {
    const { router, user } = open();
    await user.click(screen.getByRole('link', { name: 'Outra página' }));
    expect(router.state.location.pathname).toBe('/outra');
  });

  it('can be called off', async () => {
    const { router, user } = await leave();
    await press(user, 'Continuar editando');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([router.state.location.pathname, name().value]).toEqual(['/nota', 'Armário']);
  });

  it('can drop the changes', async () => {
    const { router, server, user } = await leave();
    await press(user, 'Descartar alterações');
    expect([router.state.location.pathname, server.saves]).toEqual(['/outra', []]);
  });

  it('can save first', async () => {
    const { router, server, user } = await leave();
    await press(user, 'Salvar e continuar');
    await waitFor(() => expect(router.state.location.pathname).toBe('/outra'));
    expect(server.stored.name).toBe('Armário');
  });

  it('is called off where the save is refused', async () => {
    const { router, server, user } = await leave();
    server.refusal = new ApiError(500, '');
    await press(user, 'Salvar e continuar');
    await screen.findByText('Erro ao salvar');
    expect([router.state.location.pathname, name().value]).toEqual(['/nota', 'Armário']);
  });

  it('backwards is held as well', async () => {
    const { router, user } = open();
    await retype(user, name(), 'Armário');
    await act(async () => router.navigate(-1));
    await question();
    expect(router.state.location.pathname).toBe('/nota');
    await press(user, 'Descartar alterações');
    await waitFor(() => expect(router.state.location.pathname).toBe('/antes'));
  });

  it('by closing the tab lets the browser ask', async () => {
    const { user } = open();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.type(name(), '!');
    expect(closing()).toBe(true);
  });
});
