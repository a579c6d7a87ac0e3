import {
  created,
  flag,
  json,
  rewriteJson,
  text,
  type PersonalData,
} from '../platform/database/personal-data.js';

/** Rows that belong to orders of the customer of an id, for conditions of every feature that keeps such rows. */
export const OF_CUSTOMERS_ORDERS = 'order_id IN (SELECT id FROM orders WHERE customer_id = ?)';

/** Orders, their history, saved views and repricings name users and customers. */
export const ordersPersonalData: PersonalData = {
  users: [
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
      columns: [
        text('Número', 'id'),
        text('Aprovado por', 'approved_by'),
        text('Aprovado em', 'approved_at'),
      ],
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
      title: 'Reprecificações iniciadas',
      table: 'repricings',
      condition: 'created_by_id = ?',
      columns: [created, text('Cadastro', 'entry_name')],
    },
  ],
  customers: [
    {
      title: 'Orçamentos e pedidos',
      table: 'orders',
      condition: 'customer_id = ?',
      columns: [text('Número', 'id'), created],
    },
    {
      title: 'Menções no histórico',
      table: 'order_history',
      condition:
        "action IN ('mailed', 'link_made', 'link_withdrawn', 'customer_accepted', 'customer_refused', 'customer_asked') " +
        `AND ${OF_CUSTOMERS_ORDERS}`,
      columns: [
        text('Em', 'created_at'),
        text('Quem', 'user_name'),
        text('Ação', 'action'),
        json('Detalhes', 'details'),
      ],
    },
  ],

  async removeUser({ manager }, { id, name, nameIsShared }, removed) {
    await manager.query('UPDATE order_history SET user_name = ? WHERE user_id = ?', [removed.name, id]);
    // The approval keeps a name alone; the history says which user it was.
    await manager.query(
      `UPDATE orders SET approved_by = ? WHERE approved_by = ? AND
         id IN (SELECT order_id FROM order_history WHERE user_id = ? AND action = 'approved')`,
      [removed.name, name, id],
    );
    if (nameIsShared) return;
    // Events of orders that were handed over keep both owners by name alone.
    const condition = `action = 'saved' AND details LIKE '%"owner"%'`;
    const handedOver = { table: 'order_history', column: 'details', condition, values: [] };
    await rewriteJson(manager, handedOver, (details) => {
      if (!Array.isArray(details.owner)) return details;
      return { ...details, owner: details.owner.map((one: unknown) => (one === name ? removed.name : one)) };
    });
  },

  async removeContact({ manager }, customerId, removed) {
    await manager.query(
      `UPDATE order_history SET user_name = ?
       WHERE action IN ('customer_refused', 'customer_asked') AND ${OF_CUSTOMERS_ORDERS}`,
      [removed.name, customerId],
    );
    const condition = `action IN ('mailed', 'link_made', 'link_withdrawn') AND ${OF_CUSTOMERS_ORDERS}`;
    const sent = { table: 'order_history', column: 'details', condition, values: [customerId] };
    await rewriteJson(manager, sent, (details) => {
      const { to, recipient } = details;
      return {
        ...details,
        ...(to !== undefined && { to: removed.name }),
        ...(typeof recipient === 'string' && recipient !== '' && { recipient: removed.name }),
      };
    });
  },
};
