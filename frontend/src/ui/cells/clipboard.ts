/** The only way to a clipboard on pages without https; browsers keep it. */
interface WithCommands {
  execCommand(command: 'copy'): boolean;
}

/**
 * Puts texts on the clipboard by their types, also on pages without https. Belongs into a click or a key.
 * @returns false where the browser refuses it
 */
export const putOnClipboard = (texts: Readonly<Record<string, string>>): boolean => {
  let done = false;
  const put = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    for (const [type, text] of Object.entries(texts)) event.clipboardData.setData(type, text);
    event.preventDefault();
    // The focus or the selection would be copied instead.
    event.stopImmediatePropagation();
    done = true;
  };
  window.addEventListener('copy', put, { capture: true });
  try {
    (document as WithCommands).execCommand('copy');
  } finally {
    window.removeEventListener('copy', put, { capture: true });
  }
  return done;
};
/** Ranges of cells as Excel and Google Sheets put them on the clipboard: tabs, line ends, quotes where needed. */

const NEEDS_QUOTES = /[\t\r\n]|^"/;

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The text of a range, row by row. Several rows end with a line end each, as Excel's do; a single cell is its text alone. */
export const formatCells = (rows: readonly (readonly string[])[]): string => {
  const lines = rows.map((row) => row.map(quoted).join('\t'));
  return lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `${line}\r\n`).join('');
};

/** More rows and columns than a grid has; a larger text is cut there. */
const MOST_ROWS = 5000;
const MOST_COLUMNS = 200;

/** Where the quoted cell that begins here ends; null where its quotes are part of its text. */
const endOfQuoted = (text: string, start: number): number | null => {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at < 0) return null;
  const next = text[at + 1];
  return next === undefined || next === '\t' || next === '\n' || next === '\r' ? at + 1 : null;
};

const ENDS = /[\t\r\n]/g;

const endOfPlain = (text: string, start: number): number => {
  ENDS.lastIndex = start;
  return ENDS.exec(text)?.index ?? text.length;
};

/** The cells of a copied text: quoted ones may hold line ends, tabs and doubled quotes. */
export const parseCells = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const quotedEnd = text[at] === '"' ? endOfQuoted(text, at) : null;
    const end = quotedEnd ?? endOfPlain(text, at);
    const cell = quotedEnd === null ? text.slice(at, end) : text.slice(at + 1, end - 1).replaceAll('""', '"');
    if (row.length < MOST_COLUMNS) row.push(cell);
    if (text[end] === '\t') {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (end >= text.length || rows.length >= MOST_ROWS) break;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    // The last line's end begins no further row.
    if (at >= text.length) break;
  }
  return rows;
};
