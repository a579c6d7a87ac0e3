/** The number that a cell of a copied table holds, whatever it shows; null for texts, and where the program says none. */
const exactNumber = (cell: Element): number | null => {
  // LibreOffice, Excel
  const written = cell.getAttribute('sdval') ?? cell.getAttribute('x:num');
  if (written) return Number(written);
  // Google: {"1":3,"3":1.25}, kind and value
  const google = /"3":(-?[\d.]+(?:e-?\d+)?)/i.exec(cell.getAttribute('data-sheets-value') ?? '');
  return google?.[1] === undefined ? null : Number(google[1]);
};

/**
 * Copied cells with the numbers that they hold in place of those that they show: 1.25 that is shown as 1.250 is no 1250.
 * @param block the texts
 * @param html the same cells as a table; where it has others (merged ones), the texts stay
 */
export const withExactNumbers = (block: readonly (readonly string[])[], html: string): string[][] => {
  const texts = block.map((row) => [...row]);
  if (!/sdval|x:num|data-sheets-value/.test(html)) return texts;
  const rows = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')];
  const cells = rows.map((row) => [...row.querySelectorAll('td')]);
  if (cells.length !== block.length) return texts;
  return texts.map((row, down) =>
    cells[down]?.length === row.length
      ? row.map((text, right) => {
          const cell = cells[down]?.[right];
          const exact = cell ? exactNumber(cell) : null;
          // A percentage is typed as it is shown.
          return exact === null || !Number.isFinite(exact) || text.includes('%')
            ? text
            : String(exact).replace('.', ',');
        })
      : row,
  );
};

/** Cells as a table for other programs, below the names of their columns where there are several. */
export const tableOf = (labels: readonly string[], rows: readonly (readonly string[])[]): string => {
  const table = document.createElement('table');
  const fill = (tag: 'td' | 'th', texts: readonly string[]) => {
    const row = table.insertRow();
    for (const text of texts) row.appendChild(document.createElement(tag)).textContent = text;
  };
  if (labels.length > 1) fill('th', labels);
  for (const row of rows) fill('td', row);
  return table.outerHTML;
};
