import { createHash } from 'node:crypto';
import { EMAIL_OF_USER } from '../access/personal-data.js';
import { OF_CUSTOMERS_ORDERS } from '../orders/personal-data.js';
import { Conflict } from '../platform/errors/app-errors.js';
import { offersTexts } from './offers.texts.js';
import { created, json, text, type PersonalData } from '../platform/database/personal-data.js';

const TO_CUSTOMERS = "purpose IN ('offer', 'reminder', 'receipt')";
const TO_USERS = "purpose IN ('notice', 'due_notice')";

const order = text('Orçamento nº', 'order_id');
const subject = text('Assunto', 'subject');
const replyTo = text('Responder para', 'reply_to');
const to = json('Para', 'recipients');
const letter = text('Texto', 'text');
const sent = text('Enviado em', 'sent_at');

/** E-mails, links and answers to quotes name users and contacts. Acceptances are never touched: they prove the contract. */
export const offersPersonalData: PersonalData = {
  users: [
    {
      title: 'E-mails enviados a clientes',
      table: 'offer_mails',
      condition: 'created_by_id = ?',
      columns: [created, text('Nome', 'created_by'), replyTo, order, subject],
    },
    {
      title: 'Lembretes a clientes com o seu endereço para respostas',
      table: 'offer_mails',
      // A version before that serves on during an upgrade stores no owner: there the address counts.
      condition: `purpose = 'reminder' AND (owner_id = ? OR
      (owner_id IS NULL AND reply_to = (${EMAIL_OF_USER})))`,
      columns: [created, replyTo, order, subject],
    },
    {
      title: 'Avisos recebidos por e-mail',
      table: 'offer_mails',
      // Where no owner is stored, the address counts here, too: the one recipient, as the list is stored.
      condition: `${TO_USERS} AND (owner_id = ? OR
      (owner_id IS NULL AND recipients = REPLACE('["%"]', '%', (${EMAIL_OF_USER}))))`,
      columns: [created, to, order, subject, letter, sent],
    },
    {
      title: 'Links de orçamentos criados',
      table: 'offer_links',
      condition: 'created_by_id = ?',
      columns: [created, text('Nome', 'created_by'), order],
    },
  ],
  customers: [
    {
      title: 'E-mails enviados',
      table: 'offer_mails',
      condition: `${TO_CUSTOMERS} AND ${OF_CUSTOMERS_ORDERS}`,
      columns: [created, order, to, json('Cópia', 'copies'), subject, letter, sent],
    },
    {
      title: 'Links para ver o orçamento',
      table: 'offer_links',
      condition: OF_CUSTOMERS_ORDERS,
      columns: [
        created,
        order,
        text('Destinatário', 'recipient'),
        text('Aberturas', 'opened'),
        text('Aberto pela última vez em', 'opened_at'),
      ],
    },
    {
      title: 'Respostas na página do orçamento',
      table: 'offer_answers',
      condition: OF_CUSTOMERS_ORDERS,
      columns: [
        text('Em', 'created_at'),
        order,
        text('Tipo', 'kind'),
        text('Nome', 'name'),
        text('CPF, e-mail ou telefone', 'contact'),
        letter,
        text('Endereço IP', 'ip'),
      ],
    },
  ],

  async removeUser({ manager }, { id, name, email, nameIsShared }, removed) {
    for (const table of ['offer_mails', 'offer_links']) {
      await manager.query(`UPDATE ${table} SET created_by = ? WHERE created_by_id = ?`, [removed.name, id]);
    }
    // Earlier addresses are found by the id; by the address alone where a version before stored none.
    await manager.query(
      `UPDATE offer_mails SET reply_to = NULL
       WHERE ${TO_CUSTOMERS} AND (created_by_id = ? OR owner_id = ? OR reply_to = ?)`,
      [id, id, email],
    );
    await manager.query(
      `UPDATE offer_mails SET recipients = ? WHERE ${TO_USERS} AND (owner_id = ? OR recipients = ?)`,
      [JSON.stringify([removed.email]), id, JSON.stringify([email])],
    );
    // The user who called an e-mail off is kept by name alone.
    if (nameIsShared) return;
    await manager.query("UPDATE offer_mails SET reason = REPLACE(reason, ?, ?) WHERE state = 'cancelled'", [
      name,
      removed.name,
    ]);
  },

  /** @throws Conflict while an e-mail to the customer waits to be sent */
  async removeContact({ manager }, customerId, removed) {
    const queued = await manager.query<unknown[]>(
      `SELECT id FROM offer_mails WHERE state = 'queued' AND ${TO_CUSTOMERS} AND ${OF_CUSTOMERS_ORDERS} LIMIT 1`,
      [customerId],
    );
    if (queued.length > 0) throw new Conflict(offersTexts.mailsQueued);
    const key = createHash('sha256').update(removed.name).digest('hex');
    await manager.query(
      `UPDATE offer_links SET recipient = ?, recipient_key = ?, withdrawn_at = COALESCE(withdrawn_at, ?)
       WHERE recipient <> '' AND ${OF_CUSTOMERS_ORDERS}`,
      [removed.name, key, new Date().toISOString(), customerId],
    );
    await manager.query(
      `UPDATE offer_mails SET recipients = '[]', copies = '[]', refused = '[]', reason = NULL, text = ?
       WHERE ${TO_CUSTOMERS} AND ${OF_CUSTOMERS_ORDERS}`,
      [removed.text, customerId],
    );
    await manager.query(
      `UPDATE offer_answers SET name = ?, contact = '', ip = '' WHERE kind <> 'accepted' AND ${OF_CUSTOMERS_ORDERS}`,
      [removed.name, customerId],
    );
  },
};
