/** A column of a section: what the file calls it, and where its values stand. */
export interface PersonalColumn {
  title: string;
  column: string;
  /** A flag, or a structure that is stored as JSON; any other value stays as it is. */
  kind?: 'flag' | 'json';
}

/** Rows of one table that say something about a person. */
export interface PersonalSection {
  title: string;
  /** Its rows are read by their ids, page after page. */
  table: string;
  /** Which rows: SQL with `?` wherever the person's id stands. */
  condition: string;
  columns: readonly PersonalColumn[];
}

const text = (title: string, column: string): PersonalColumn => ({ title, column });
const flag = (title: string, column: string): PersonalColumn => ({ title, column, kind: 'flag' });
const json = (title: string, column: string): PersonalColumn => ({ title, column, kind: 'json' });

const created = text('Criado em', 'created_at');

/** Everything that is kept about a user, by the user's id; never what opens an account. */
export const USER_SECTIONS: readonly PersonalSection[] = [
  {
    title: 'Conta',
    table: 'users',
    condition: 'id = ?',
    columns: [
      text('Nome', 'name'),
      text('E-mail', 'email'),
      flag('Administrador', 'admin'),
      flag('Habilitado', 'enabled'),
      flag('Aguardando liberação', 'awaiting_approval'),
      flag('Verificação em duas etapas', 'second_factor'),
      text('Foto (arquivo nº)', 'avatar_file_id'),
      created,
    ],
  },
  {
    title: 'Grupos',
    table: 'user_groups',
    condition: 'id IN (SELECT group_id FROM group_users WHERE user_id = ?)',
    columns: [text('Nome', 'name')],
  },
  {
    title: 'Sessões',
    table: 'sessions',
    condition: 'user_id = ?',
    columns: [
      text('Entrou em', 'created_at'),
      text('Válida até', 'expires_at'),
      text('Encerrada em', 'revoked_at'),
      text('Navegador', 'user_agent'),
      text('Endereço IP', 'ip'),
    ],
  },
  {
    title: 'Aplicativo autenticador',
    table: 'totp_factors',
    condition: 'user_id = ?',
    columns: [text('Ativo desde', 'confirmed_at')],
  },
  {
    title: 'Chaves de acesso',
    table: 'passkeys',
    condition: 'user_id = ?',
    columns: [text('Nome', 'name'), created],
  },
  {
    title: 'Convites e links de senha',
    table: 'account_links',
    condition: 'user_id = ?',
    columns: [text('E-mail', 'email'), created, text('Válido até', 'expires_at')],
  },
  {
    title: 'Visões salvas da lista',
    table: 'saved_views',
    condition: 'user_id = ?',
    columns: [text('Nome', 'name'), text('Filtros', 'query'), flag('Compartilhada', 'shared')],
  },
  {
    title: 'Orçamentos e pedidos sob sua responsabilidade',
    table: 'orders',
    condition: 'created_by_id = ?',
    columns: [text('Número', 'id'), created],
  },
  {
    title: 'O que fez em orçamentos e pedidos',
    table: 'order_history',
    condition: 'user_id = ?',
    columns: [
      text('Em', 'created_at'),
      text('Nome', 'user_name'),
      text('Orçamento ou pedido nº', 'order_id'),
      text('Ação', 'action'),
    ],
  },
  {
    title: 'O que fez na administração',
    table: 'audit_entries',
    condition: 'user_id = ?',
    columns: [
      text('Em', 'created_at'),
      text('Nome', 'user_name'),
      text('Tipo', 'kind'),
      text('Registro', 'record_name'),
      text('Ação', 'action'),
      text('Campo', 'field'),
    ],
  },
  {
    title: 'O que a administração fez com a conta',
    table: 'audit_entries',
    condition: "(kind = 'user' AND record_id = ?) OR named_user_id = ?",
    columns: [
      text('Em', 'created_at'),
      text('Ação', 'action'),
      text('Campo', 'field'),
      text('De', 'before_value'),
      text('Para', 'after_value'),
    ],
  },
  {
    title: 'Erros registrados durante o uso',
    table: 'error_logs',
    condition: 'user_id = ?',
    columns: [
      text('Em', 'created_at'),
      text('Nome', 'user_name'),
      text('E-mail', 'user_email'),
      text('Mensagem', 'message'),
      text('Endereço da página', 'url'),
      text('Endereço IP', 'ip'),
      json('Dados enviados', 'request_data'),
    ],
  },
  {
    title: 'Planilhas importadas',
    table: 'imports',
    condition: 'user_id = ?',
    columns: [text('Em', 'created_at'), text('Nome', 'user_name'), text('Arquivo', 'file_name')],
  },
  {
    title: 'E-mails enviados a clientes',
    table: 'offer_mails',
    condition: 'created_by_id = ?',
    columns: [
      created,
      text('Nome', 'created_by'),
      text('Responder para', 'reply_to'),
      text('Orçamento nº', 'order_id'),
      text('Assunto', 'subject'),
    ],
  },
  {
    title: 'Links de orçamentos criados',
    table: 'offer_links',
    condition: 'created_by_id = ?',
    columns: [created, text('Nome', 'created_by'), text('Orçamento nº', 'order_id')],
  },
  {
    title: 'Revisões de orçamentos emitidas',
    table: 'revisions',
    condition: 'frozen_by_id = ?',
    columns: [
      text('Em', 'frozen_at'),
      text('Nome', 'frozen_by'),
      text('Orçamento nº', 'order_id'),
      text('Revisão', 'number'),
    ],
  },
  {
    title: 'Reprecificações iniciadas',
    table: 'repricings',
    condition: 'created_by_id = ?',
    columns: [created, text('Cadastro', 'entry_name')],
  },
];

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
    condition: `purpose IN ('offer', 'reminder') AND ${OF_ORDERS}`,
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
