/** The shop of the demo data, as its documents print it. */
export const company = {
  id: 1,
  name: 'Forja Metalúrgica Ltda.',
  cnpj: '48.291.735/0001-48',
  state_registration: '286.345.120.117',
  contact: 'Comercial',
  address: 'Rua dos Ferreiros, 1450, Distrito Industrial',
  postal_code: '09930-310',
  city: 'Diadema – SP',
  tax_note: 'Empresa do regime normal (lucro presumido).',
  phone: '(11) 4057-8800',
  email: 'comercial@forja.example.com',
  quote_validity_days: 15,
  default_payment_obs: '28 dias no boleto',
  default_quote_obs:
    'Preços válidos para as quantidades indicadas. Material com certificado de qualidade sob consulta.',
};
