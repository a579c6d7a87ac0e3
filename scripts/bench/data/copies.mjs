import { columnsOf, insertRows, lastId } from './insert.mjs';
import { PARTS, PLACES } from './words.mjs';

/** Names of parts by number, and the templates' sets by number, for as long as the data is made. */
const WORDS = 'bench_words';
const SOURCES = 'bench_sources';

export async function prepareCopies(driver, templates) {
  await dropCopies(driver);
  await driver.all(`CREATE TABLE ${WORDS} (number INTEGER PRIMARY KEY, word VARCHAR(100) NOT NULL)`);
  await driver.all(`CREATE TABLE ${SOURCES} (number INTEGER PRIMARY KEY, set_id INTEGER NOT NULL)`);
  const words = PARTS.flatMap((part) => PLACES.map((place) => `${part} ${place}`));
  await insertRows(
    driver,
    WORDS,
    words.map((word, number) => ({ number, word })),
  );
  await insertRows(
    driver,
    SOURCES,
    templates.map(({ set_id }, number) => ({ number, set_id })),
  );
}

export async function dropCopies(driver) {
  await driver.all(`DROP TABLE IF EXISTS ${WORDS}`);
  await driver.all(`DROP TABLE IF EXISTS ${SOURCES}`);
}

/**
 * Statements that give new orders the sets, parts and process rows of their templates, inside of the database. What is
 * made of the n-th order has numbers that follow from n, so that nothing has to be read back.
 * @param {{ first: number, templates: number, parts: number }} of first: the id of the order with index 0
 */
export async function copier(driver, { first, templates, parts }) {
  const [sets, rows, processes] = await Promise.all(
    ['order_sets', 'set_parts', 'part_processes'].map((table) => columnsOf(driver, table)),
  );
  const setId = `${String((await lastId(driver, 'order_sets')) + 1)} + (o.id - ${String(first)})`;
  const partId = `${String(await lastId(driver, 'set_parts'))} + (o.id - ${String(first)}) * ${String(parts)} + p.position`;
  const source = `FROM orders o JOIN ${SOURCES} b ON b.number = (o.id - ${String(first)}) % ${String(templates)}`;
  const span = 'WHERE o.id BETWEEN ? AND ?';
  const number = `((o.id * 131 + p.position * 17) % 99991)`;
  const copied = (table, columns, alias, own) => {
    const named = columns.filter((column) => column in own || column !== 'id');
    const values = named.map((column) => own[column] ?? `${alias}.${column}`);
    return `INSERT INTO ${table} (${named.join()}) SELECT ${values.join()}`;
  };
  const statements = [
    `${copied('order_sets', sets, 's', { id: setId, order_id: 'o.id' })} ${source}
      JOIN order_sets s ON s.id = b.set_id ${span}`,
    `${copied('set_parts', rows, 'p', {
      id: partId,
      set_id: setId,
      title: `CONCAT(w.word, ' ', ${number})`,
      reference: `CONCAT('RF-', ${number}, '-', p.position)`,
    })} ${source} JOIN set_parts p ON p.set_id = b.set_id
      JOIN ${WORDS} w ON w.number = (o.id * 7 + p.position * 3) % (SELECT COUNT(*) FROM ${WORDS}) ${span}`,
    `${copied('part_processes', processes, 'r', { part_id: partId })} ${source}
      JOIN set_parts p ON p.set_id = b.set_id JOIN part_processes r ON r.part_id = p.id ${span}`,
  ];
  return async (from, to) => {
    for (const statement of statements) await driver.all(statement, [from, to]);
  };
}
