import { columnsOf, lastId } from './insert.mjs';

/**
 * Statements that give new orders the sets, parts and process rows of their templates, inside of the database. What is
 * made of the n-th order has numbers that follow from n, so that nothing has to be read back.
 * @param {{ set_id: number }[]} templates
 * @param {{ first: number, parts: number }} of first: the id of the order with index 0
 */
export async function copier(driver, templates, { first, parts }) {
  const [sets, rows, processes] = await Promise.all(
    ['order_sets', 'set_parts', 'part_processes'].map((table) => columnsOf(driver, table)),
  );
  const nth = `(o.id - ${first})`;
  const setId = `${(await lastId(driver, 'order_sets')) + 1} + ${nth}`;
  const partId = `${await lastId(driver, 'set_parts')} + ${nth} * ${parts} + p.position`;
  const sources = templates.map(({ set_id }, number) => `SELECT ${number} AS number, ${set_id} AS set_id`);
  const source = `FROM orders o JOIN (${sources.join(' UNION ALL ')}) b ON b.number = ${nth} % ${templates.length}`;
  const span = 'WHERE o.id BETWEEN ? AND ?';
  const number = `((o.id * 131 + p.position * 17) % 99991)`;
  const copied = (table, columns, alias, own) => {
    const named = columns.filter((column) => column in own || column !== 'id');
    const values = named.map((column) => own[column] ?? `${alias}.${column}`);
    return `INSERT INTO ${table} (${named.join()}) SELECT ${values.join()}`;
  };
  const ofPart = {
    id: partId,
    set_id: setId,
    title: `CONCAT(p.title, ' ', ${number})`,
    reference: `CONCAT('RF-', ${number}, '-', p.position)`,
  };
  const statements = [
    `${copied('order_sets', sets, 's', { id: setId, order_id: 'o.id' })} ${source}
      JOIN order_sets s ON s.id = b.set_id ${span}`,
    `${copied('set_parts', rows, 'p', ofPart)} ${source}
      JOIN set_parts p ON p.set_id = b.set_id ${span}`,
    `${copied('part_processes', processes, 'r', { part_id: partId })} ${source}
      JOIN set_parts p ON p.set_id = b.set_id JOIN part_processes r ON r.part_id = p.id ${span}`,
  ];
  return async (from, to) => {
    for (const statement of statements) await driver.all(statement, [from, to]);
  };
}
