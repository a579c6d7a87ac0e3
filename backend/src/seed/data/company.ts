/** The shop of the demo data, as its documents print it. */
export const company = {
  id: 1,
  name: 'Forja Metalúrgica Ltda.',
  cnpj: '48.291.735/0001-48',
  address: 'Rua dos Ferreiros, 1450, Distrito Industrial, Diadema – SP, 09930-310',
  phone: '(11) 4057-8800',
  email: 'comercial@forja.example.com',
  quote_validity_days: 15,
};
