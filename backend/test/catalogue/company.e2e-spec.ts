import sharp from 'sharp';
import { TestApp } from '../harness/test-app.js';

const logo = () =>
  sharp({ create: { width: 120, height: 40, channels: 3, background: '#a31' } })
    .png()
    .toBuffer();

describe('the company', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startOwn();
  });
  afterAll(async () => {
    await app.close();
  });

  it('has neutral data until it is saved', async () => {
    const { body } = await (await app.userWith()).get('/api/company').expect(200);
    expect(body).toMatchObject({ quote_validity_days: 15, logo: null });
    expect((body as { name: string }).name).not.toBe('');
  });

  it('is changed by administrators and read by every user', async () => {
    const user = await app.userWith();
    const data = {
      name: 'Metalúrgica São José',
      cnpj: '12.ABC.345/01DE-35',
      state_registration: '254.123.456',
      contact: 'Marina Lopes',
      address: 'Rua das Forjas, 10',
      postal_code: '89201-000',
      city: 'Joinville – SC',
      tax_note: 'Empresa optante pelo Simples Nacional.',
      phone: '(47) 3333-4444',
      email: 'contato@saojose.test',
      quote_validity_days: 30,
      default_markup: 32.5,
      named_by_drawing: true,
      default_payment_obs: '28 dias no boleto',
      default_quote_obs: 'Frete a combinar.',
      mail_subject: 'Orçamento {numero}',
      mail_text: 'Olá, {contato}',
    };
    await user.put('/api/company', data).expect(403);
    const { body } = await app.admin.put('/api/company', data).expect(200);
    expect(body).toEqual({ ...data, version: 2, logo: null });
    expect((await user.get('/api/company')).body).toEqual(body);
    const shorter = await app.admin.put('/api/company', { name: 'Metal' }).expect(200);
    expect(shorter.body).toMatchObject({ name: 'Metal', cnpj: null, quote_validity_days: 15 });
  });

  it('refuses what would stand in an e-mail in its braces, naming it', async () => {
    const refused = async (fields: object) =>
      (
        (await app.admin.put('/api/company', { name: 'Metal', ...fields }).expect(422)).body as {
          errors: Record<string, string[]>;
        }
      ).errors;
    expect((await refused({ mail_subject: 'Veja em {link}' })).mail_subject?.[0]).toMatch(/^\{link\} não/);
    expect((await refused({ mail_text: 'Olá, {clinte}' })).mail_text?.[0]).toMatch(/^\{clinte\} não/);
    expect((await refused({ mail_text: 'Olá, {Cliente}' })).mail_text?.[0]).toMatch(/^\{Cliente\} não/);
    await app.admin
      .put('/api/company', { name: 'Metal', mail_subject: '{numero}', mail_text: '{cliente}: {link}' })
      .expect(200);
  });

  it('needs a name, a validity of up to a year, and a whole postal code or none', async () => {
    const wrong = { name: '', quote_validity_days: 366, postal_code: '8920-000' };
    const { body } = await app.admin.put('/api/company', wrong).expect(422);
    expect((body as { errors: object }).errors).toEqual({
      name: ['Nome é obrigatório'],
      quote_validity_days: ['Validade deve ser de 1 a 365 dias'],
      postal_code: ['CEP deve ter 8 dígitos'],
    });
  });

  it('refuses a save over another version, and counts none that changes nothing', async () => {
    const { body } = await app.admin.put('/api/company', { name: 'Metal', city: 'Joinville' }).expect(200);
    const { version } = body as { version: number };
    expect((await app.admin.put('/api/company', body as object).expect(200)).body).toMatchObject({ version });
    await app.admin.put('/api/company', { name: 'Metal', city: 'Jaú', version: version - 1 }).expect(409);
    expect((await app.admin.get('/api/company')).body).toMatchObject({ city: 'Joinville' });
  });

  it('has a logo that is put, replaced and removed', async () => {
    const put = async () =>
      (
        await app.admin
          .post('/api/company/logo')
          .attach('file', await logo(), 'logo.png')
          .expect(200)
      ).body as { logo: string };
    const first = await put();
    expect(first.logo).toMatch(/^\/storage\/logo\//);
    await (await app.userWith()).get(first.logo).expect(200);
    const second = await put();
    await app.admin.get(first.logo).expect(404);
    await app.admin.get(second.logo).expect(200);
    expect((await app.admin.delete('/api/company/logo').expect(200)).body).toMatchObject({ logo: null });
    await app.admin.get(second.logo).expect(404);
  });

  it('is created once, however many save it first', async () => {
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => app.admin.put('/api/company', { name }).expect(200)),
    );
    const names = answers.map(({ body }) => (body as { name: string }).name);
    expect(names).toEqual(['A', 'B', 'C']);
  });
});
