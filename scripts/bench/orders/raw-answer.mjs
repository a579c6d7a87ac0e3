import { gzipSync } from 'node:zlib';

const NAMED = ['materials', 'sheets', 'bars', 'components'];

/** All rows that the answer is made of: four queries, none of them per row. */
async function rowsOf(driver, id) {
  const named = NAMED.map((table) => `${table}.name AS ${table}_name`).join(', ');
  const joined = NAMED.map((table) => `LEFT JOIN ${table} ON ${table}.id = p.${table.slice(0, -1)}_id`);
  return [
    await driver.all(
      `SELECT o.*, c.*, s.*, u.name AS owner, f.original_key FROM orders o
       LEFT JOIN customers c ON c.id = o.customer_id LEFT JOIN states s ON s.id = c.state_id
       LEFT JOIN users u ON u.id = o.created_by_id LEFT JOIN stored_files f ON f.id = o.os_file_id WHERE o.id = ?`,
      [id],
    ),
    await driver.all(
      `SELECT t.*, n.code, n.ipi, f.original_key, f.preview_key, f.thumbnail_key FROM order_sets t
       LEFT JOIN ncms n ON n.id = t.ncm_id LEFT JOIN stored_files f ON f.id = t.content_file_id
       WHERE t.order_id = ? ORDER BY t.position, t.id`,
      [id],
    ),
    await driver.all(
      `SELECT p.*, ${named}, n.code, n.ipi, f.original_key, f.original_name, f.mime, f.page, f.preview_key,
       f.thumbnail_key, f.flat_pattern FROM order_sets t JOIN set_parts p ON p.set_id = t.id ${joined.join(' ')}
       LEFT JOIN ncms n ON n.id = p.ncm_id LEFT JOIN stored_files f ON f.id = p.content_file_id
       WHERE t.order_id = ? ORDER BY p.position, p.id`,
      [id],
    ),
    await driver.all(
      `SELECT r.*, x.title, x.value_per_minute FROM order_sets t JOIN set_parts p ON p.set_id = t.id
       JOIN part_processes r ON r.part_id = p.id LEFT JOIN processes x ON x.id = r.process_id
       WHERE t.order_id = ? ORDER BY r.position, r.id`,
      [id],
    ),
  ];
}

/** What the whole list is made of: one query. */
const LIST = `SELECT o.id, o.type, o.status, o.customer_id, o.delivery_type, o.delivery_value, o.delivery_date, o.created_at,
  o.updated_at, o.total, o.sets_count, o.parts_count, u.id AS created_by_id, u.name AS created_by_name, c.name AS customer_name,
  c.cnpj, c.cpf, c.address, s.id AS state_id, s.name AS state_name, s.abbreviation
  FROM orders o LEFT JOIN users u ON u.id = o.created_by_id LEFT JOIN customers c ON c.id = o.customer_id
  LEFT JOIN states s ON s.id = c.state_id ORDER BY o.id DESC`;

/**
 * The limit of opening an order and of the whole list: in this process, without HTTP, the rows by the raw driver in the fewest queries
 * there are, and the product's own answer as JSON, compressed as quickly as gzip can.
 * @param {number | 'list'} id of an order, or the whole list
 */
export async function rawAnswer(driver, id, answer) {
  await (id === 'list' ? driver.all(LIST) : rowsOf(driver, id));
  return gzipSync(JSON.stringify(answer), { level: 1 });
}
