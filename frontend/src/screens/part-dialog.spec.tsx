import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CUT, on } from '../../test/api';
import { calculation, onPart, order, part, processRow } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Shown = ReturnType<typeof showApp>;

const press = async ({ user }: Shown, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
// A label is found far sooner than a role in as large a dialog.
const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });
const valueOf = async (name: string) => ((await field(name)) as HTMLInputElement).value;
/** Types into a field and leaves it. */
const type = async ({ user }: Shown, name: string, value: string) => {
  const input = await field(name);
  act(() => input.focus());
  fireEvent.change(input, { target: { value } });
  await user.tab();
};
const says = (text: string | RegExp) => screen.findAllByText(text);
const save = (shown: Shown) => press(shown, /^Salvar( Ctrl\+S)?$/);
const saved = (fields: Parameters<typeof part>[0]) => ({
  200: { ...part({ version: 2, ...fields }), order_totals: order().totals },
});
const rows = async () => within(await screen.findByRole('region', { name: 'Processos' }));
const ADDRESS = '/order/1?part=1';

describe('what fails', () => {
  it('of the value of a process is named, and the process is worth nothing', async () => {
    onPart(part({ processes: [processRow()] }));
    on('post', '/api/set-parts/calculateProperties', CUT);
    showApp(ADDRESS);
    fireEvent.change((await rows()).getByLabelText('Tempo'), { target: { value: '20' } });
    await says(/^Erro ao calcular valor do processo/);
    expect((await rows()).getByLabelText('Valor final')).toHaveProperty('value', '0,00');
  });

  it('of a picture that is sent is named', async () => {
    onPart();
    on('put', '/api/sets/{set_id}/parts/{id}', CUT);
    on('post', '/api/upload-set-part', CUT);
    showApp(ADDRESS);
    await field('Largura');
    const files = [new File(['x'], 'a.png', { type: 'image/png' })];
    const choose = (label: string) => {
      const input = screen.getAllByLabelText(label).find(({ tagName }) => tagName === 'INPUT');
      fireEvent.change(input!, { target: { files } });
    };
    choose('Enviar imagem secundária');
    await says('Erro ao enviar imagem secundária');
    choose('Enviar desenho');
    await says('Erro ao enviar o desenho');
  });

  it.each([
    ['/api/mercosur-common-nomenclatures', 'Erro ao buscar NCMs'],
    ['/api/processes', 'Erro ao buscar processos'],
    ['/api/operations', 'Erro ao buscar naturezas de operação'],
  ] as const)('of %s is named', async (path, text) => {
    onPart();
    on('get', path, CUT);
    showApp(ADDRESS);
    await says(text);
  });

  it('of what parts are made of is named', async () => {
    onPart(part({ type: 'process' }));
    const { user } = showApp(ADDRESS);
    for (const [path, name, text] of [
      ['/api/sheets', 'Chapa', 'Erro ao buscar chapas'],
      ['/api/materials', 'Material', 'Erro ao buscar materiais'],
      ['/api/bars', 'Barra', 'Erro ao buscar barras'],
      ['/api/components', 'Componente', 'Erro ao buscar componentes'],
    ] as const) {
      on('get', path, CUT);
      await user.click(await screen.findByRole('radio', { name }));
      await says(text);
    }
  });

  it('of a calculation is named, and what was typed stays and is saved at another try', async () => {
    onPart();
    const shown = showApp(ADDRESS);
    expect(await valueOf('Largura')).toBe('250,00');
    on('post', '/api/set-parts/calculateProperties', CUT);
    on('put', '/api/sets/{set_id}/parts/{id}', CUT);
    const width = await field('Largura');
    act(() => width.focus());
    fireEvent.change(width, { target: { value: '300' } });
    await says('Erro ao calcular propriedades');
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(
      'Erro ao calcular propriedades',
    );
    expect(await valueOf('Largura')).toBe('300');
    await save(shown);
    await says('Erro ao salvar a peça');
    expect(await valueOf('Largura')).toBe('300,00');
    on('post', '/api/set-parts/calculateProperties', { 200: calculation(part({ width: 300 })) });
    const sent = on('put', '/api/sets/{set_id}/parts/{id}', saved({ width: 300 }));
    await save(shown);
    await says('Peça atualizada com sucesso.');
    expect(sent).toMatchObject([{ body: { width: 300 } }]);
  });
});

describe('numbers', () => {
  it('are typed with groups and as sums, and a text that is none stays until it is corrected', async () => {
    onPart();
    const sent = on(
      'put',
      '/api/sets/{set_id}/parts/{id}',
      saved({ width: 39.5, length: 1234, quantity: 12 }),
    );
    const shown = showApp(ADDRESS);
    await type(shown, 'Comprimento', '1.234');
    const width = await field('Largura');
    act(() => width.focus());
    fireEvent.change(width, { target: { value: '3*12,5+2' } });
    screen.getByText('= 39,5');
    await type(shown, 'Quantidade', '1e3');
    expect(await valueOf('Comprimento')).toBe('1.234,00');
    expect(await valueOf('Largura')).toBe('39,50');
    expect(await valueOf('Quantidade')).toBe('1e3');
    screen.getByText('Digite um número');
    await shown.user.keyboard('{Control>}s{/Control}');
    await says('Corrija os números marcados.');
    expect(sent).toEqual([]);
    await type(shown, 'Quantidade', '2*6');
    await shown.user.keyboard('{Control>}s{/Control}');
    await says('Peça atualizada com sucesso.');
    expect(sent).toMatchObject([{ body: { width: 39.5, length: 1234, quantity: 12 } }]);
  });

  it('whose result is too large are reported at their field, and corrected where they stand', async () => {
    onPart();
    const reason = 'Valor final: o resultado é grande demais (limite: 99.999.999.999,99)';
    on('post', '/api/set-parts/calculateProperties', ({ body }) =>
      body.part.quantity === 2
        ? { 200: calculation(part({ quantity: 2 })) }
        : { 422: { message: reason, errors: { final_value: [reason] } } },
    );
    on('put', '/api/sets/{set_id}/parts/{id}', saved({ quantity: 2 }));
    const shown = showApp(ADDRESS);
    await type(shown, 'Quantidade', '1000000');
    await waitFor(async () => expect((await says(reason)).length).toBeGreaterThan(1));
    await field('Valor final');
    await type(shown, 'Quantidade', '2');
    await waitFor(() => expect(within(screen.getByRole('dialog')).queryByText(reason)).toBeNull());
    await shown.user.keyboard('{Control>}s{/Control}');
    await says('Peça atualizada com sucesso.');
  });

  it('of a weight below 1 kg are shown in g, and one typed in g keeps four decimals of a kg', async () => {
    onPart();
    const sent = on('put', '/api/sets/{set_id}/parts/{id}', saved({ unit_net_weight: 0.0003 }));
    const shown = showApp(ADDRESS);
    await type(shown, 'Peso líquido unitário', '0,3 g');
    await says('= 0,3 g');
    await shown.user.keyboard('{Control>}s{/Control}');
    await says('Peça atualizada com sucesso.');
    expect(sent).toMatchObject([{ body: { unit_net_weight: 0.0003, locked_values: ['unit_net_weight'] } }]);
    await type(shown, 'Peso líquido unitário', '0,7971');
    await shown.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ unit_net_weight: 0.8 }));
  });
});

it('shows the minutes of a rule as they are counted, and whole ones that are typed over them', async () => {
  onPart(part({ processes: [processRow({ rule: true, exact_time: 0.7512, time: 1 })] }));
  const shown = showApp(ADDRESS);
  await waitFor(async () => expect(await valueOf('Tempo')).toBe('0,75'));
  await press(shown, 'Como se chegou aos minutos do processo 1');
  await shown.user.keyboard('{Escape}');
  await type(shown, 'Tempo', '0,5');
  await says('Apenas números inteiros');
  await type(shown, 'Tempo', '2');
  expect(await valueOf('Tempo')).toBe('2');
});

describe('the dialog', () => {
  it('asks before an unsaved part is closed, and saves it', async () => {
    onPart();
    const sent = on('put', '/api/sets/{set_id}/parts/{id}', saved({ quantity: 11 }));
    const shown = showApp(ADDRESS);
    await type(shown, 'Quantidade', '11');
    await press(shown, 'Fechar');
    await press(shown, 'Salvar e continuar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([{ body: { quantity: 11 } }]);
  });

  it('says at every row of its processes that the time is in minutes', async () => {
    onPart(part({ processes: [processRow()] }));
    const shown = showApp(ADDRESS);
    await press(shown, 'Adicionar processo');
    await waitFor(async () => expect((await rows()).getAllByRole('listitem')).toHaveLength(2));
    for (const row of (await rows()).getAllByRole('listitem')) {
      within(row).getByText('Em minutos');
      within(row).getByRole('textbox', { name: 'Tempo', description: /Em minutos/ });
    }
  });

  it('explains its keys by F1, and is saved and closed by Ctrl+Enter where no part follows', async () => {
    onPart();
    const sent = on('put', '/api/sets/{set_id}/parts/{id}', saved({ quantity: 12 }));
    const shown = showApp(ADDRESS);
    const quantity = await field('Quantidade');
    act(() => quantity.focus());
    fireEvent.change(quantity, { target: { value: '12' } });
    await shown.user.keyboard('{F1}');
    await says('Atalhos de teclado');
    await shown.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Atalhos de teclado')).toBeNull());
    await shown.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([{ body: { quantity: 12 } }]);
  });

  it('opens a lock by a click on its icon; the value follows again', async () => {
    onPart();
    on('post', '/api/set-parts/calculateProperties', ({ body }) => ({
      200: calculation(
        body.part.locked_values?.includes('unit_value') === true
          ? part({ unit_value: 70, final_value: 700 })
          : part(),
      ),
    }));
    const shown = showApp(ADDRESS);
    expect(await valueOf('Valor unitário')).toBe('67,61');
    await type(shown, 'Valor unitário', '70');
    await waitFor(async () => expect(await valueOf('Valor final')).toBe('700,00'));
    await press(shown, /Valor travado.*Destravar Valor unitário/);
    await waitFor(async () => expect(await valueOf('Valor unitário')).toBe('67,61'));
    expect(await valueOf('Valor final')).toBe('676,10');
    expect(screen.queryByRole('button', { name: /Valor travado/ })).toBeNull();
  });
});
