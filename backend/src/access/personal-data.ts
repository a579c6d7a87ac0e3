import { created, flag, text, type PersonalData } from '../platform/database/personal-data.js';

/** Rows of an account itself, without those that open it. Closing it (`users/users.service.ts`) removes all of this. */
export const accountsPersonalData: PersonalData = {
  users: [
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
  ],
};

/** The e-mail address of the user of an id, for conditions of other features. */
export const EMAIL_OF_USER = 'SELECT email FROM users WHERE id = ?';
