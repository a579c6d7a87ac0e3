import { screen } from '@testing-library/react';
import { on } from '../../test/api';
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
