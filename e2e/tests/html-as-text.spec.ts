import { unique } from '../support/api.js';
import { consoleErrors, visit, openTab } from '../support/screens.js';
import { expect, test } from '../support/test.js';

/** What would leave an element behind, and run, if any screen took it for HTML. */
const html = (name: string) => `${unique(name)} <img src=x onerror="window.ran=1"><b data-typed>negrito</b>`;

test(
  'HTML typed into any text field shows as text on every screen',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const state = await admin.find('states', 'São Paulo');
    const ncm = await admin.find('mercosur-common-nomenclatures', '7326.19.00');
    const known = {
      material: html('Material'),
      sheet: html('Chapa'),
      bar: html('Barra'),
      component: html('Componente'),
      process: html('Processo'),
      customer: html('Cliente'),
      set: html('Conjunto'),
      part: html('Peça'),
      group: html('Grupo'),
    };
    const named = (path: string, name: string, fields: Record<string, unknown>) =>
      admin.post<{ id: number }>(path, { name, ...fields });
    const material = await named('/materials', known.material, { specific_weight: 0.00785, price_kg: 8 });
    const plate = { material_id: material.id, thickness: 3, width: 1000, length: 2000 };
    const sheet = await named('/sheets', known.sheet, plate);
    await named('/bars', known.bar, { length: 6000, weight: 12, price_kg: 8 });
    const texts = { specification: html('Especificação'), supplier: html('Fornecedor') };
    await named('/components', known.component, { ...texts, unit_value: 1 });
    const process = await admin.post<{ id: number }>('/processes', {
      title: known.process,
      obs: html('Observação'),
      value_per_minute: 2,
    });
    const customer = await named('/customers', known.customer, { address: html('Rua'), state_id: state.id });
    const note = html('Pagamento');
    const order = await admin.post<{ id: number }>('/orders', {
      type: 'pre_order',
      customer_id: customer.id,
      payment_obs: note,
    });
    const set = await named('/sets', known.set, { order_id: order.id });
    const blank = await admin.post<{ id: number }>(`/sets/${set.id}/parts`, { title: known.part });
    await admin.put(`/sets/${set.id}/parts/${blank.id}`, {
      type: 'sheet',
      sheet_id: sheet.id,
      ncm_id: ncm.id,
      width: 10,
      length: 10,
      quantity: 1,
      reference: html('Ref'),
      obs: html('Obs'),
      processes: [{ id: process.id, pivot: { time: 1 } }],
    });
    await named('/groups', known.group, { user_ids: [], permission_ids: [] });

    const errors = consoleErrors(page);
    await page.goto('/orders');
    const lists: [path: string, shown: string][] = [
      [`/orders?q=${String(order.id).padStart(6, '0')}`, known.customer],
      ['/materials', known.material],
      ['/sheets', known.sheet],
      ['/bars', known.bar],
      ['/components', known.component],
      ['/processes', known.process],
      ['/customers', known.customer],
      ['/groups', known.group],
    ];
    for (const [path, shown] of lists) {
      await visit(page, path);
      const search = page.getByRole('searchbox').first();
      if (!path.startsWith('/orders')) await search.fill(shown.split(' <')[0]!);
      await expect(page.getByText(shown).first(), path).toBeVisible();
    }
    await visit(page, `/order/${order.id}`);
    await expect(page.getByRole('region', { name: known.set })).toContainText(known.part);
    await openTab(page, 'Valores');
    await expect(page.getByRole('table', { name: 'Valores' })).toContainText(known.part);
    await openTab(page, 'Histórico');
    await expect(page.getByRole('list', { name: 'Histórico' })).toContainText(known.process);
    await visit(page, `/order/${order.id}?part=${blank.id}`);
    // Its sizes follow the name once the catalogue is there.
    const choice = page.getByRole('dialog').getByRole('combobox', { name: 'Chapa' });
    await expect.poll(() => choice.inputValue()).toContain(known.sheet);
    await visit(page, `/order/${order.id}?set=${set.id}`);
    await expect(page.getByRole('textbox', { name: 'Nome do conjunto' })).toHaveValue(known.set);

    expect(await page.locator('[data-typed]').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(errors).toEqual([]);
  },
);
