import type { Locator, Page } from '@playwright/test';
import { makeCustomer } from '../support/factories.js';
import { expect, test } from '../support/test.js';

/** Counts what a person does: clicks, fields that are typed into, and pages that the browser loads. */
class Effort {
  clicks = 0;
  fields = 0;
  pageLoads = 0;
  /** Milliseconds between an action and the moment the screen is ready for the next. */
  waiting = 0;

  constructor(private readonly page: Page) {
    page.on('domcontentloaded', () => (this.pageLoads += 1));
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Types into the field that has the focus, or that the person clicked or tabbed to. */
  async type(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.focus();
    await target.fill(text);
  }

  /** Types a few letters of an option and takes the first that matches with Enter. */
  async choose(target: Locator, text: string): Promise<void> {
    await this.type(target, text);
    await expect(this.page.getByRole('option', { name: text }).first()).toBeVisible();
    await target.press('Enter');
  }

  async wait(ready: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    await ready();
    this.waiting += performance.now() - start;
  }
}

test('three parts from three drawings to a PDF: at most 16 clicks, 12 fields, one page load', async ({
  page,
  admin,
  drawings,
}, info) => {
  test.slow();
  const customer = await makeCustomer(admin);
  await page.goto('/orders');
  const effort = new Effort(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog').first();
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const combo = (name: string) => dialog.getByRole('combobox', { name, exact: true });

  await effort.click(page.getByRole('link', { name: 'Novo' }));
  await effort.choose(page.getByRole('combobox', { name: 'Cliente' }), customer.name);
  await effort.click(button('Salvar'));
  await effort.wait(() => expect(page.getByRole('region', { name: 'Fluxo de status' })).toBeVisible());
  await effort.click(button('Novo conjunto'));
  const set = page.getByRole('region', { name: 'Novo conjunto' });
  await effort.wait(() => expect(set).toBeVisible());

  const chooser = page.waitForEvent('filechooser');
  await effort.click(set.getByRole('button', { name: 'Enviar desenhos', exact: true }));
  const files = [drawings.picture, drawings.onePage, { ...drawings.picture, name: 'olhal.png' }];
  await (await chooser).setFiles(files);
  const tiles = set.getByRole('button', { name: /^Abrir / });
  await effort.wait(() => expect(tiles).toHaveCount(3));

  await effort.click(tiles.first());
  await effort.click(dialog.getByRole('radio', { name: 'Chapa' }));
  await effort.choose(combo('Chapa'), 'Chapa 1020 3,00');
  await effort.type(field('Largura'), '250');
  await effort.type(field('Comprimento'), '400');
  await effort.type(field('Quantidade'), '10');
  await effort.click(button('Salvar e próxima'));
  await effort.wait(() => expect(dialog.getByText('2 de 3')).toBeVisible());
  await effort.click(dialog.getByRole('radio', { name: 'Barra' }));
  await effort.choose(combo('Barra'), 'Barra chata 1020');
  await effort.type(field('Comprimento'), '1000');
  await effort.type(field('Quantidade'), '6');
  await effort.click(button('Salvar e próxima'));
  await effort.wait(() => expect(dialog.getByText('3 de 3')).toBeVisible());
  await effort.click(dialog.getByRole('radio', { name: 'Componente' }));
  await effort.choose(combo('Componente'), 'Arruela lisa M10');
  await effort.type(field('Quantidade'), '100');
  await effort.click(button('Salvar e fechar'));
  await effort.wait(() => expect(dialog).toBeHidden());

  const download = page.waitForEvent('download');
  await effort.click(button('Documentos'));
  await effort.click(page.getByRole('menuitem', { name: 'Orçamento em PDF' }));
  await effort.wait(() => download);
  const counted = { clicks: effort.clicks, fields: effort.fields, waiting: Math.round(effort.waiting) };
  info.annotations.push({ type: 'effort to the PDF', description: JSON.stringify(counted) });
  expect(effort.clicks).toBeLessThanOrEqual(16);
  expect(effort.fields).toBeLessThanOrEqual(12);

  const flow = page.getByRole('region', { name: 'Fluxo de status' });
  await effort.click(flow.getByRole('button', { name: 'Aprovar' }));
  await effort.click(button('Confirmar'));
  await effort.click(flow.getByRole('button', { name: 'Próximo' }));
  await expect(flow.getByRole('listitem').filter({ hasText: 'Liberado para produção' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(effort.clicks).toBeLessThanOrEqual(20);
  expect(effort.pageLoads).toBe(0);
});
