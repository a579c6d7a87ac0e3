import { screen } from '@testing-library/react';
import { on } from '../../test/api';
import { onOrder, order } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

const field = (name: string) => screen.findByRole('textbox', { name });

it('notices a specific weight typed in g/cm³, and one click puts it right', async () => {
  on('get', '/api/materials', { 200: [] });
  on('get', '/api/mercosur-common-nomenclatures', { 200: [] });
  const { user } = showApp('/materials/create');
  await user.type(await field('Peso específico'), '7,85');
  await screen.findByText('= 7.850,00 g/cm³: mais que qualquer metal. O campo é em g/mm³.');
  await user.click(screen.getByRole('button', { name: 'Usar 0,00785' }));
  expect(await field('Peso específico')).toHaveProperty('value', '0,007850');
  await screen.findByText('= 7,85 g/cm³');
});

it('an emptied markup of an order is 0, and its parts are calculated anew', async () => {
  onOrder();
  const sent = on('put', '/api/orders/{id}/on-markup-change', { 200: order({ version: 2, markup: 0 }) });
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: /^Informações gerais/ }));
  const markup = await field('Markup');
  await user.clear(markup);
  await user.tab();
  await screen.findByText('Valores das peças recalculados com sucesso.');
  expect(markup).toHaveProperty('value', '0,000');
  expect(sent).toMatchObject([{ body: { markup: 0 } }]);
});
