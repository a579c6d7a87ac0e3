/** Values of one statement; SQLite takes 32,766. */
const MOST_VALUES = 8000;

/** Inserts the rows, which all have the columns of the first, some hundred a statement. */
export async function insertRows(driver, table, rows) {
  const columns = Object.keys(rows[0] ?? {});
  const size = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, columns.length)));
  const places = `(${columns.map(() => '?').join()})`;
  for (let done = 0; done < rows.length; done += size) {
    const some = rows.slice(done, done + size);
    const values = some.flatMap((row) => columns.map((column) => row[column]));
    await driver.all(
      `INSERT INTO ${table} (${columns.join()}) VALUES ${some.map(() => places).join()}`,
      values,
    );
  }
}

/** The highest number that a table has used. */
export async function lastId(driver, table) {
  const [{ last }] = await driver.all(`SELECT COALESCE(MAX(id), 0) AS last FROM ${table}`);
  return Number(last);
}

/** The columns of a table, so that what migrations add is copied as well. */
export async function columnsOf(driver, table) {
  const [row] = await driver.all(`SELECT * FROM ${table} LIMIT 1`);
  return Object.keys(row ?? {});
}
