import { unique, type Named } from '../../support/api.js';
import { seriousIn } from '../../support/axe.js';
import { expect, test } from '../../support/test.js';

test(
  'the history of administration shows who changed a price, from the material’s own form',
  { tag: '@wide' },
  async ({ admin, page, newUser, pageOf }) => {
    const name = unique('Aço');
    const material = { name, specific_weight: 0.00785, price_kg: 8.9 };
    const { id } = await admin.post<Named>('/materials', material);
    await admin.put(`/materials/${id}`, { ...material, price_kg: 1234.5 });

    await page.goto(`/materials/${id}`);
    await page.getByRole('dialog').getByRole('link', { name: 'Histórico' }).click();
    const main = page.getByRole('main');
    const rows = main.getByRole('table').getByRole('row').filter({ hasText: name });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(/Preço por kg \(R\$\/kg\).*8,9000 → 1\.234,5000/s);
    await expect(rows.last()).toContainText('Criado');
    await expect(main.getByText(`Somente: ${name}`)).toBeVisible();
    await rows.first().click();
    const detail = page.getByRole('dialog', { name: 'Detalhes da alteração' });
    await expect(detail).toContainText(`${name} · Material`);
    await expect(detail).toContainText('1.234,5000');
    await detail.getByRole('button', { name: 'Fechar' }).click();
    expect(await seriousIn(page, ['main'])).toEqual([]);

    await main.getByRole('button', { name: 'Limpar filtros' }).click();
    await main.getByRole('searchbox', { name: 'Nome do registro' }).fill(name);
    await expect(rows).toHaveCount(2);

    const reader = await pageOf(await newUser('view_administration_history'));
    await reader.goto('/');
    const menu = reader.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.getByRole('link', { name: 'Usuários' })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Sistema' }).click();
    await expect(reader.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    const other = await pageOf(await newUser());
    await other.goto('/administration-history');
    await expect(other).not.toHaveURL(/administration-history/);
  },
);
