import FactoryOutlined from '@mui/icons-material/FactoryOutlined';
import TagOutlined from '@mui/icons-material/TagOutlined';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router';
import { forgetSession } from '../providers/session-store';
import { SearchPalette } from './search-palette';
import type { Found } from './use-search';

// jsdom draws nothing, so that nothing scrolls there.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const found = (fields: Partial<Found>): Found => ({
  orders: [],
  parts: [],
  customers: [],
  entries: [],
  similar: null,
  complete: true,
  ...fields,
});

const FLANGE = found({
  parts: [
    {
      rank: 3,
      id: 7,
      order_id: 12,
      order_type: 'pre_order',
      customer: 'Metalúrgica Açaí',
      title: 'Flange cega',
      reference: 'FL-1',
      unit_value: 12.5,
      thumbnail: null,
      excerpt: '… FLANGE CEGA DN50',
    },
  ],
  customers: [
    { rank: 3, catalogue: 'customers', id: 3, name: 'Flanges do Brasil', detail: null, excerpt: null },
  ],
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** The palette, and the searches that it made: each is answered by the test. */
const show = () => {
  // Files share their modules, and the session of the file before with them.
  forgetSession();
  const searches: { typed: string; signal: AbortSignal; answer: (found: Found) => void; fail: () => void }[] =
    [];
  const find = (typed: string, signal: AbortSignal) =>
    new Promise<Found>((answer, reject) => {
      searches.push({ typed, signal, answer, fail: () => reject(new Error('down')) });
    });
  const onClose = jest.fn();
  const screens = [{ title: 'NCM', route: '/mercosur-common-nomenclatures', icon: TagOutlined }];
  render(
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider()} store={memoryStore()}>
        <SearchPalette screens={screens} onClose={onClose} find={find} />
        <Address />
      </AdminContext>
    </MemoryRouter>,
  );
  const asked = async (typed: string, times = 1) => {
    await waitFor(() => expect(searches.filter((one) => one.typed === typed)).toHaveLength(times));
    return searches[searches.length - 1]!;
  };
  return {
    user: userEvent.setup(),
    field: screen.getByRole('combobox', { name: 'Buscar em tudo' }),
    onClose,
    asked,
  };
};

const iconIn = (element: HTMLElement) => element.querySelector('svg')?.innerHTML;
const address = () => screen.getByTestId('address').textContent;
const active = () => screen.getByRole('option', { selected: true }).textContent;

it('offers commands and screens before anything is typed, and opens what the arrows choose', async () => {
  const { user, onClose } = show();
  expect(active()).toBe('Meu perfil');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('NCM');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/mercosur-common-nomenclatures');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('groups what was found, announces how much, and opens a part in its order', async () => {
  const { user, field, asked } = show();
  await user.type(field, 'flange');
  (await asked('flange')).answer(FLANGE);
  await screen.findByRole('group', { name: 'Peças' });
  expect(screen.getByRole('status').textContent).toBe('2 resultados');
  expect(active()).toBe(
    'Flange cega · FL-1Orçamento 000012 · Metalúrgica Açaí · R$\u00a012,50No desenho: … FLANGE CEGA DN50',
  );
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Flanges do Brasil');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/order/12?part=7');
});

it('shows the best answers first, whatever they are, and distinguishes orders from quotes', async () => {
  const { user, field, asked } = show();
  await user.type(field, 'flange');
  const order = {
    rank: 4 as const,
    type: 'order' as const,
    status: 'finished' as const,
    customer: 'Flange SA',
    total: 408_590.27,
    created_at: '',
    excerpt: null,
  };
  const [customer] = FLANGE.customers;
  (await asked('flange')).answer(
    found({
      orders: [
        { ...order, id: 12 },
        { ...order, id: 11, type: 'pre_order', excerpt: '11.222.333/0001-81' },
      ],
      customers: [{ ...customer!, rank: 2, excerpt: '(11) 98765-4321' }],
    }),
  );
  await screen.findByRole('group', { name: 'Clientes' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Flanges do Brasil(11) 98765-4321',
    'Pedido 000012 · Flange SAFinalizado · R$\u00a0408.590,27',
    'Orçamento 000011 · Flange SAFinalizado · R$\u00a0408.590,2711.222.333/0001-81',
  ]);
  const [, ofOrder, ofQuote] = screen.getAllByRole('option').map(iconIn);
  expect(ofOrder).toBe(iconIn(render(<FactoryOutlined />).container));
  expect(ofOrder).not.toBe(ofQuote);
});

it('says what was looked for where a letter was wrong, and marks that', async () => {
  const { user, field, asked } = show();
  await user.type(field, 'flanje');
  (await asked('flanje')).answer({ ...FLANGE, similar: 'flange' });
  await screen.findByText('Nada com “flanje”. Resultados de “flange”:');
  expect(screen.getAllByText('Flange', { selector: 'mark' }).length).toBeGreaterThan(0);
});

it('Enter before the answer opens the first item of the answer', async () => {
  const { user, field, asked } = show();
  await user.type(field, 'flange{Enter}');
  expect(address()).toBe('/');
  (await asked('flange')).answer(FLANGE);
  await waitFor(() => expect(address()).toBe('/order/12?part=7'));
});

it('gives up a search that typing overtook, and its late answer is not shown', async () => {
  const { user, field, asked } = show();
  await user.type(field, 'fla');
  const overtaken = await asked('fla');
  await user.type(field, 'nge');
  const last = await asked('flange');
  expect(overtaken.signal.aborted).toBe(true);
  last.answer(found({}));
  await screen.findByText('Nada encontrado para “flange”.');
  overtaken.answer(FLANGE);
  await Promise.resolve();
  expect(screen.queryByRole('option')).toBeNull();
});

it('says that the search failed, and tries again', async () => {
  const { user, field, asked } = show();
  await user.type(field, 'flange');
  (await asked('flange')).fail();
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  (await asked('flange', 2)).answer(FLANGE);
  await screen.findByRole('group', { name: 'Clientes' });
});
