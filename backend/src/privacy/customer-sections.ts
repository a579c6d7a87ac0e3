import { created, json, text, type PersonalSection } from './personal-sections.js';

/** The orders of a customer, whose rows speak of its contact. */
const OF_ORDERS = 'order_id IN (SELECT id FROM orders WHERE customer_id = ?)';

/** Everything that is kept about a customer's contact, by the customer's id. */
export const CUSTOMER_SECTIONS: readonly PersonalSection[] = [
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
      text('CEP', 'postal_code'),
      text('Cidade', 'city'),
    ],
  },
  {
    title: 'Orçamentos e pedidos',
    table: 'orders',
    condition: 'customer_id = ?',
    columns: [text('Número', 'id'), created],
  },
  {
    title: 'E-mails enviados',
    table: 'offer_mails',
    condition: `purpose IN ('offer', 'reminder', 'receipt') AND ${OF_ORDERS}`,
    columns: [
      created,
      text('Orçamento nº', 'order_id'),
      json('Para', 'recipients'),
      json('Cópia', 'copies'),
      text('Assunto', 'subject'),
      text('Texto', 'text'),
      text('Enviado em', 'sent_at'),
    ],
  },
  {
    title: 'Links para ver o orçamento',
    table: 'offer_links',
    condition: OF_ORDERS,
    columns: [
      created,
      text('Orçamento nº', 'order_id'),
      text('Destinatário', 'recipient'),
      text('Aberturas', 'opened'),
      text('Aberto pela última vez em', 'opened_at'),
    ],
  },
  {
    title: 'Respostas na página do orçamento',
    table: 'offer_answers',
    condition: OF_ORDERS,
    columns: [
      text('Em', 'created_at'),
      text('Orçamento nº', 'order_id'),
      text('Tipo', 'kind'),
      text('Nome', 'name'),
      text('CPF, e-mail ou telefone', 'contact'),
      text('Texto', 'text'),
      text('Endereço IP', 'ip'),
    ],
  },
  {
    title: 'Valores de planilhas importadas',
    table: 'import_rows',
    condition: "entry_id = ? AND import_id IN (SELECT id FROM imports WHERE catalogue = 'customers')",
    columns: [
      text('Importação nº', 'import_id'),
      text('Nome', 'name'),
      json('Antes', 'before_values'),
      json('Depois', 'after_values'),
    ],
  },
  {
    title: 'Menções no histórico',
    table: 'order_history',
    condition:
      "action IN ('mailed', 'link_made', 'link_withdrawn', 'customer_accepted', 'customer_refused', 'customer_asked') " +
      `AND ${OF_ORDERS}`,
    columns: [
      text('Em', 'created_at'),
      text('Quem', 'user_name'),
      text('Ação', 'action'),
      json('Detalhes', 'details'),
    ],
  },
];
