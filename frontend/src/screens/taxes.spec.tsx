import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from '../api/schema';
import { on } from '../../test/api';
import {
  calculation,
  company,
  customer,
  onOrder,
  onPart,
  operation,
  order,
  part,
  totals,
} from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Schemas = components['schemas'];

const reasons = { ipi: 'zero em 2027: 7326.90.90', icms: '18 %: dentro de SP', reform: '', pis_cofins: '' };
const TODAY: Schemas['DayTaxesView'] = {
  on: '2026-11-20',
  estimate: false,
  ipi: 33.81,
  reform: null,
  total: 709.91,
  icms: 121.7,
  credit: 0,
  difal: 0,
  pis_cofins: 20.23,
  das: 0,
  iss: 0,
  cbs: 4.81,
  ibs: 0.53,
  difference: null,
  reasons,
  same_net: null,
};
const JANUARY: Schemas['DayTaxesView'] = {
  ...TODAY,
  on: '2027-01-15',
  ipi: 0,
  reform: 47.13,
  total: 723.23,
  pis_cofins: 0,
  difference: {
    ipi: -33.81,
    reform: 47.13,
    total: 13.32,
    icms: 0,
    credit: 0,
    difal: 0,
    pis_cofins: -20.23,
    das: 0,
    iss: 0,
  },
  same_net: { markup: 25.255, total: 696.81 },
};
const taxes = (days: Schemas['DayTaxesView'][]): Schemas['OrderTaxesView'] => ({
  problem: null,
  day: '2027-01-15',
  notes: ['estimate'],
  days,
});

const onValues = (fields: Parameters<typeof order>[0] = {}) => {
  onOrder(order(fields));
  return on('get', '/api/orders/{id}/taxes', ({ query }) => ({
    200: taxes(query.on?.includes(',') === true ? [TODAY, JANUARY] : [TODAY]),
  }));
};
const typeDay = async (day: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Faturamento em' }), {
    target: { value: day },
  });
const row = async (name: string) =>
  within(await screen.findByRole('table', { name: 'Impostos' })).findByRole('row', {
    name: new RegExp(`^${name}`),
  });
const textOf = async (name: string) => (await row(name)).textContent.replaceAll('\u00A0', ' ');

describe('the panel of taxes', () => {
  it('shows today beside the day that is typed, with the difference and its reason', async () => {
    const asked = onValues();
    showApp('/order/1/values');
    expect(await textOf('IPI')).toBe('IPIR$ 33,81zero em 2027: 7326.90.90');
    await typeDay('15/01/2027');
    expect(await textOf('CBS e IBS')).toContain('só informados: CBS R$ 4,81, IBS R$ 0,53');
    await waitFor(async () => expect(await textOf('IPI')).toContain('− R$ 33,81'));
    expect(await textOf('CBS e IBS')).toContain('R$ 47,13+ R$ 47,13');
    expect(await textOf('Total com impostos')).toBe('Total com impostosR$ 709,91R$ 723,23+ R$ 13,32');
    expect(screen.queryByText('DIFAL e FCP')).toBeNull();
    screen.getByText('Conferir: alíquotas de CBS e IBS estimadas.');
    expect(asked.at(-1)?.query.on).toMatch(/^\d{4}-\d\d-\d\d,2027-01-15$/);
  });

  it('begins with the planned day of the order, and takes over the markup for the same net revenue', async () => {
    onValues({ invoice_date: '2027-01-15' });
    const changed = on('put', '/api/orders/{id}/on-markup-change', { 500: {} });
    const { user } = showApp('/order/1/values');
    await screen.findByText(/Mesma receita líquida com markup 25,255%/);
    expect(screen.queryByText('Salvar como previsão de faturamento')).toBeNull();
    await user.click(screen.getByText('Usar este markup'));
    await screen.findByText('Erro ao recalcular valores das peças');
    on('put', '/api/orders/{id}/on-markup-change', {
      200: order({ markup: 25.255, invoice_date: '2027-01-15' }),
    });
    await user.click(screen.getByText('Usar este markup'));
    await screen.findByText('Markup alterado para 25,255%.');
    expect(changed.at(-1)?.body).toEqual({ markup: 25.255, version: 1 });
    expect(screen.queryByText('Usar este markup')).toBeNull();
  });

  it('stores the day as the planned one', async () => {
    onValues();
    const saved = on('put', '/api/orders/{id}', { 500: {} });
    const { user } = showApp('/order/1/values');
    await typeDay('15/01/2027');
    await user.click(await screen.findByText('Salvar como previsão de faturamento'));
    await screen.findByText('Erro ao salvar a previsão de faturamento');
    on('put', '/api/orders/{id}', { 200: order({ invoice_date: '2027-01-15' }) });
    await user.click(screen.getByText('Salvar como previsão de faturamento'));
    await screen.findByText('Previsão de faturamento salva.');
    expect(saved.at(-1)?.body).toEqual({ invoice_date: '2027-01-15', version: 1 });
  });

  it('takes the taxes into the total, anew when they are no longer those of the day, and out of it again', async () => {
    const complete = (day: string) =>
      order({
        invoice_date: '2027-01-15',
        complete_taxes: true,
        totals: totals({
          reform: 47.13,
          total: 723.23,
          taxes: { day, estimate: true, cbs: 46.57, ibs: 0.56, credit: null },
        }),
      });
    onValues({ invoice_date: '2027-01-15', totals: totals({ total: 709.91 }) });
    const saved = on('put', '/api/orders/{id}', { 500: {} });
    const { user } = showApp('/order/1/values');
    await user.click(await screen.findByText('Aplicar impostos completos'));
    await screen.findByText('Erro ao recalcular os impostos');
    on('put', '/api/orders/{id}', { 200: complete('2026-12-10') });
    await user.click(screen.getByText('Aplicar impostos completos'));
    await screen.findByText(/^Total alterado de R\$\s709,91 para R\$\s723,23\.$/);
    expect(saved.at(-1)?.body).toEqual({ complete_taxes: true, version: 1 });
    await screen.findByText('CBS e IBS (estimados)');
    screen.getByText('Impostos calculados para 10/12/2026');
    screen.getByText(/impostos calculados para outro dia: agora vale 15\/01\/2027/);
    on('put', '/api/orders/{id}', { 200: complete('2027-01-15') });
    await user.click(screen.getByText('Recalcular impostos'));
    await screen.findByText('Impostos recalculados: o total não mudou.');
    expect(screen.queryByText(/agora vale/)).toBeNull();
    const undone = on('put', '/api/orders/{id}', { 200: order({ totals: totals({ total: 709.91 }) }) });
    await user.click(screen.getByText('Voltar ao básico'));
    await screen.findByText('Aplicar impostos completos');
    expect(undone.at(-1)?.body).toMatchObject({ complete_taxes: false });
  });

  it('leads administrators to what is missing, and says when it can’t be computed', async () => {
    onOrder();
    const problem = 'Informe a UF e o regime tributário da empresa';
    on('get', '/api/orders/{id}/taxes', { 500: {} });
    const { user } = showApp('/order/1/values');
    await screen.findByText('Erro ao calcular os impostos');
    on('get', '/api/orders/{id}/taxes', { 200: { ...taxes([]), problem } });
    await user.click(screen.getByText('Tentar de novo'));
    await screen.findByText(problem);
    expect(screen.getByText('Abrir Empresa › Tributação').getAttribute('href')).toBe('/company');
  });
});

const PERIOD: Schemas['TaxPeriodDto'] = {
  from: '2000-01-01',
  cbs: 0,
  ibs_state: 0,
  ibs_city: 0,
  on_top: false,
  icms_share: 100,
  pis_cofins: true,
  ipi_zero: false,
  estimate: false,
};
const PROFILE: Schemas['CompanyTaxesView'] = {
  version: 1,
  state: null,
  regime: null,
  pis: 0.65,
  cofins: 3,
  das: 0,
  simples_credit: 0,
  iss: 0,
  simples_regular: false,
  complete: false,
  freight_in_ipi: true,
  discount_off_ipi: true,
  icms_off_pis: true,
  reform_in_icms: false,
  service_kind: 'iss',
  origin: 0,
  reviewed_on: null,
  street_number: null,
  district: null,
  city_code: null,
  operation_id: null,
  periods: [PERIOD],
};

describe('the operation of sale', () => {
  it('is chosen for an order out of those that administrators keep', async () => {
    onOrder();
    const saves = on('put', '/api/orders/{id}', { 200: order({ operation_id: 3 }) });
    const { user } = showApp('/order/1');
    await user.click(await screen.findByRole('button', { name: /Informações gerais/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Natureza' }));
    await user.click(await screen.findByRole('option', { name: 'Revenda' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(saves.at(-1)?.body).toMatchObject({ operation_id: '3' }));
  });

  it('is chosen for a part; of the customer’s material it has its own without a choice', async () => {
    onPart();
    const asked = on('post', '/api/set-parts/calculateProperties', ({ body }) => ({
      200: calculation(part(), body.part as object),
    }));
    const { user } = showApp('/order/1?part=1');
    const field = await screen.findByRole('combobox', { name: 'Operação' });
    expect(field.textContent).toBe('Do pedido');
    await user.click(screen.getByRole('switch', { name: 'Material do cliente' }));
    expect(field.textContent).toBe('Do material do cliente');
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Revenda' }));
    await waitFor(() =>
      expect(asked.at(-1)?.body).toMatchObject({ part: { operation_id: 3, customer_material: true } }),
    );
  });
});

it('an operation of sale is refused at the code that it is about', async () => {
  on('get', '/api/operations', { 200: [operation()] });
  on('get', '/api/operations/{id}', { 200: operation() });
  const complaint = 'CFOP deve começar por 5 e ter 4 dígitos';
  const sent = on('put', '/api/operations/{id}', {
    422: { message: complaint, errors: { inside: [complaint] } },
  });
  const { user } = showApp('/operations/3');
  const field = await screen.findByRole('textbox', { name: 'CFOP no estado' });
  await waitFor(() => expect(field).toHaveProperty('value', '5102'));
  fireEvent.change(field, { target: { value: '6.102' } });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText(complaint);
  expect(sent.at(-1)?.body).toMatchObject({ inside: '6102', ipi: 'none' });
});

const repriced = (fields: Partial<Schemas['AffectedQuoteView']>): Schemas['AffectedQuoteView'] => ({
  id: 12,
  status: 'in_progress',
  customer: 'Metalúrgica Açaí',
  accepted: false,
  parts: 0,
  total: 723.23,
  new_total: 725.45,
  difference: 2.22,
  growth: 0.31,
  icms: 121.7,
  new_icms: 121.7,
  kept: [],
  problem: null,
  digest: 'abc',
  ...fields,
});
const onImpact = (name: string, quote: Schemas['AffectedQuoteView']) =>
  on('post', '/api/price-impact', {
    200: { name, can_reprice: true, quotes: [quote], others: 0, more: false, difference: quote.difference },
  });

it('rates by day as they are typed show the open quotes that they concern, by totals where these move', async () => {
  const state = { id: 1, version: 1, name: 'Bahia', abbreviation: 'BA', icms: 20.5, rates: [] };
  const rate = { from: '2027-01-01', icms: 22, fcp: 0, difal_base: 'single' as const };
  on('get', '/api/states', { 200: [state] });
  on('get', '/api/states/{id}', { 200: { ...state, rates: [rate] } });
  on('get', '/api/repricings', { 200: [] });
  const asked = onImpact('Bahia', repriced({ difference: 0, new_total: 723.23, new_icms: 135.22 }));
  const { user } = showApp('/states/1');
  const typed = async (icms: string) => {
    const [, dated] = await screen.findAllByRole('textbox', { name: /^ICMS/ });
    fireEvent.change(dated!, { target: { value: icms } });
    await screen.findByText(/^O preço mudou/);
    await user.click(screen.getByRole('button', { name: 'Impacto' }));
  };
  await typed('23');
  await screen.findByRole('row', { name: /121,70.*135,22/ });
  expect(asked.at(-1)?.body).toEqual({
    resource: 'states',
    id: 1,
    values: { icms: 20.5, icms_rates: [{ ...rate, icms: 23 }] },
  });
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  onImpact('Bahia', repriced({ new_total: 722.02, difference: -1.21 }));
  await typed('24');
  await screen.findByRole('row', { name: /723,23.*722,02/ });
  screen.getByRole('button', { name: 'Salvar e reprecificar (1)' });
});

it('a customer’s profile is chosen, or left to its registration', async () => {
  on('get', '/api/states', { 200: [] });
  on('get', '/api/customers', { 200: [] });
  on('get', '/api/customers/{id}', { 200: customer({ taxpayer: 2, final_use: true }) });
  on('get', '/api/repricings', { 200: [] });
  const saved = on('put', '/api/customers/{id}', { 422: { message: 'Recusado' } });
  const { user } = showApp('/customers/1');
  const choose = async (field: RegExp, option: RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Contribuinte/ }).textContent).toMatch(/^2 /),
  );
  await choose(/^Contribuinte/, /^9 /);
  await choose(/^Destino da compra/, /^Revenda/);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved.at(-1)?.body).toMatchObject({ taxpayer: 9, final_use: false }));
  await choose(/^Contribuinte/, /^Conforme a inscrição/);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved.at(-1)?.body).toMatchObject({ taxpayer: null, final_use: false }));
});

describe('the company’s taxes', () => {
  const save = async ({ user }: ReturnType<typeof showApp>) => {
    const form = screen.getByRole('textbox', { name: 'UF da empresa' }).closest('form');
    await user.click(within(form as HTMLElement).getByRole('button', { name: 'Salvar tributação' }));
  };

  it('are filled in, with a refusal at the row that it is about', async () => {
    on('get', '/api/company', { 200: company() });
    on('get', '/api/operations', { 200: [] });
    on('get', '/api/company/taxes', { 500: {} });
    const shown = showApp('/company');
    await screen.findByText('Erro ao carregar a tributação');
    on('get', '/api/company/taxes', { 200: PROFILE });
    await shown.user.click(screen.getByText('Tentar de novo'));
    fireEvent.change(await screen.findByRole('textbox', { name: 'UF da empresa' }), {
      target: { value: 'sp' },
    });
    await shown.user.click(screen.getByText('Períodos da reforma'));
    await shown.user.click(await screen.findByText('Alíquota a partir de…'));
    const rows = await screen.findAllByRole('textbox', { name: 'A partir de' });
    expect(rows[0]).toHaveProperty('disabled', true);
    const sent = on('put', '/api/company/taxes', {
      422: { message: 'Data inválida', errors: { 'periods.1.from': ['Data inválida'] } },
    });
    await save(shown);
    await screen.findAllByText('Data inválida');
    expect(sent.at(-1)?.body).toMatchObject({ state: 'SP', periods: [PERIOD, { on_top: true }] });
    await shown.user.click(screen.getByRole('button', { name: 'Remover linha 2' }));
    on('put', '/api/company/taxes', { 500: {} });
    await save(shown);
    await screen.findByText('Erro ao salvar a tributação');
    on('put', '/api/company/taxes', { 200: { ...PROFILE, state: 'SP', version: 2 } });
    await save(shown);
    await screen.findByText('Tributação salva com sucesso.');
  });

  it('are complete from the choice of Simples on, and kept where the menu would leave them unsaved', async () => {
    on('get', '/api/company', { 200: company() });
    on('get', '/api/operations', { 200: [] });
    on('get', '/api/company/taxes', { 200: PROFILE });
    const { user } = showApp('/company');
    const calculation = await screen.findByRole('combobox', { name: 'Cálculo em novos orçamentos' });
    await user.click(screen.getByRole('combobox', { name: 'Regime tributário' }));
    await user.click(await screen.findByRole('option', { name: 'Simples Nacional' }));
    expect(calculation.textContent).toMatch(/^Completo/);
    const doubled = 'No básico o IPI das peças é somado ao total; no Simples ele já está no DAS.';
    expect(screen.queryByText(doubled)).toBeNull();
    await user.click(calculation);
    await user.click(await screen.findByRole('option', { name: /^Básico/ }));
    await screen.findByText(doubled);
    await user.click(screen.getByRole('link', { name: 'Forja' }));
    await screen.findByRole('button', { name: 'Descartar alterações' });
  });

  it('reprice the open quotes that they concern, after these are shown', async () => {
    on('get', '/api/company', { 200: company() });
    on('get', '/api/company/taxes', { 200: PROFILE });
    on('get', '/api/operations', { 200: [] });
    onImpact('Tributação da empresa', repriced({}));
    const { user } = showApp('/company');
    await user.click(await screen.findByRole('button', { name: 'Impacto' }));
    await screen.findByRole('row', { name: /723,23.*725,45/ });
    const begun = on('post', '/api/repricings', { 500: {} });
    await user.click(screen.getByRole('button', { name: 'Reprecificar (1)' }));
    await screen.findByText('Erro ao reprecificar os orçamentos');
    expect(begun.at(-1)?.body).toEqual({ resource: 'taxes', id: 1, quotes: [{ id: 12, digest: 'abc' }] });
  });

  it('name the operation of orders that name none', async () => {
    on('get', '/api/company', { 200: company() });
    on('get', '/api/company/taxes', { 200: PROFILE });
    on('get', '/api/operations', { 200: [operation()] });
    const saved = on('put', '/api/company/taxes', { 200: { ...PROFILE, operation_id: 3, version: 2 } });
    const shown = showApp('/company');
    const field = await screen.findByRole('combobox', { name: 'Natureza padrão' });
    expect(field.textContent).toBe('A primeira (Venda de produção)');
    await shown.user.click(field);
    await shown.user.click(await screen.findByRole('option', { name: 'Revenda' }));
    await save(shown);
    await screen.findByText('Tributação salva com sucesso.');
    expect(saved.at(-1)?.body).toMatchObject({ operation_id: 3 });
  });
});

it('what today’s tables and profiles say against the taxes of an order stands in the strip', async () => {
  const computed = { day: TODAY.on, estimate: false, cbs: 0, ibs: 0, credit: null };
  onOrder(order({ complete_taxes: true, totals: totals({ total: 1, taxes: computed }) }));
  const doubted = { ...taxes([TODAY]), notes: ['taxpayer' as const, 'tax_review' as const] };
  on('get', '/api/orders/{id}/taxes', { 200: doubted });
  const { user } = showApp('/order/1');
  const strip = within(await screen.findByRole('region', { name: 'Pendências' }));
  await strip.findByText('cliente sem tipo de contribuinte');
  strip.getByText('tributação não conferida com a contabilidade');
  await user.click(strip.getByText('impostos de tabela anterior'));
  await screen.findByRole('tab', { name: 'Valores', selected: true });
  on('get', '/api/states', { 200: [] });
  on('get', '/api/customers', { 200: [] });
  on('get', '/api/customers/{id}', { 200: customer({ taxpayer: null }) });
  on('get', '/api/repricings', { 200: [] });
  await user.click(strip.getByText('cliente sem tipo de contribuinte'));
  await screen.findByRole('combobox', { name: /^Contribuinte/ });
});

it('the draft of an invoice is offered for an order with complete taxes, and lists what it lacks', async () => {
  onOrder(order({ type: 'order', status: 'waiting_release', complete_taxes: true }));
  on('get', '/api/orders/{id}/taxes', { 200: taxes([]) });
  on('get', '/api/exports/orders/{id}/nfe', () => ({
    422: {
      message: 'Faltam dados para o rascunho de NF-e',
      errors: { 'customer.district': ['Cliente: falta o bairro'], 'parts.1.ncm_id': ['Peça 1: NCM'] },
    },
  }));
  showApp('/order/1');
  fireEvent.click(await screen.findByRole('button', { name: 'Documentos' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rascunho de NF-e (XML)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rascunho de NF-e' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cliente: falta o bairro', 'Peça 1: NCM']);
});
