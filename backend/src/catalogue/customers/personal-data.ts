import { text, type PersonalData } from '../../platform/database/personal-data.js';

/** A customer names its contact. */
export const customersPersonalData: PersonalData = {
  customers: [
    {
      title: 'Cliente',
      table: 'customers',
      condition: 'id = ?',
      columns: [
        text('Nome', 'name'),
        text('Contato', 'contact'),
        text('E-mail', 'email'),
        text('Telefone', 'phone'),
        text('CNPJ', 'cnpj'),
        text('CPF', 'cpf'),
        text('Inscrição estadual', 'state_registration'),
        text('Endereço', 'address'),
        text('Número', 'street_number'),
        text('Bairro', 'district'),
        text('CEP', 'postal_code'),
        text('Cidade', 'city'),
      ],
    },
  ],
};
