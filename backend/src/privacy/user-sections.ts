import { created, flag, json, text, type PersonalSection } from './personal-sections.js';

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
    title: 'Conta no provedor de acesso da empresa',
    table: 'oidc_identities',
    condition: 'user_id = ?',
    columns: [
      text('Provedor', 'issuer'),
      text('Identificação no provedor', 'subject'),
      text('Nome no provedor', 'label'),
      created,
      text('Último acesso', 'last_used_at'),
    ],
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
    title: 'Pedidos que aprovou',
    table: 'orders',
    condition: "id IN (SELECT order_id FROM order_history WHERE user_id = ? AND action = 'approved')",
    columns: [text('Número', 'id'), text('Aprovado por', 'approved_by'), text('Aprovado em', 'approved_at')],
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
    title: 'Lembretes a clientes com o seu endereço para respostas',
    table: 'offer_mails',
    // A version before that serves on during an upgrade stores no owner: there the address counts.
    condition: `purpose = 'reminder' AND (owner_id = ? OR
      (owner_id IS NULL AND reply_to = (SELECT email FROM users WHERE id = ?)))`,
    columns: [
      created,
      text('Responder para', 'reply_to'),
      text('Orçamento nº', 'order_id'),
      text('Assunto', 'subject'),
    ],
  },
  {
    title: 'Avisos recebidos por e-mail',
    table: 'offer_mails',
    // As above; the one recipient, as the list is stored.
    condition: `purpose IN ('notice', 'due_notice') AND (owner_id = ? OR
      (owner_id IS NULL AND recipients = (SELECT REPLACE('["%"]', '%', email) FROM users WHERE id = ?)))`,
    columns: [
      created,
      json('Para', 'recipients'),
      text('Orçamento nº', 'order_id'),
      text('Assunto', 'subject'),
      text('Texto', 'text'),
      text('Enviado em', 'sent_at'),
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
