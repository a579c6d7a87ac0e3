/** What a trial came to, as lines and as a table of Markdown. */

const named = (status) => (status === 0 ? 'no answer' : String(status));

const listed = (counts) =>
  [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${named(status)}: ${count}`)
    .join(', ') || 'none';

/** @returns one fault as a line */
export const rowOf = ({ name, requests, errors, recovery }) =>
  `${name} | ${requests} | ${listed(errors)} | ${recovery.toFixed(1)}`;

/** @returns the trial's table, and what was compared at its end */
export function tableOf({ title, rows, editors, differences, acknowledged }) {
  const { edits, parts, files, mails } = acknowledged;
  const raised = [...edits.values()].reduce((sum, edit) => sum + edit.acknowledged - 10, 0);
  const compared = Object.entries(differences).map(([kind, list]) => `${kind}: ${list.length}`);
  return [
    `### ${title}`,
    '',
    '| fault | requests | errors by status | s to recover |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${rowOf(row)} |`),
    '',
    `Compared at the end: ${raised} acknowledged edits, ${parts.size} new parts, ${files.size} files, ${mails.size} e-mails. ` +
      `${compared.join(', ')}. 100 editors: ${listed(editors.answers)}.`,
  ].join('\n');
}

/** @returns what must not be, a line each: differences, a 500, an error without a text, a fault that does not heal */
export function wrongOf({ title, rows, differences, calls }) {
  const wrong = Object.entries(differences).flatMap(([kind, list]) => list.map((each) => `${kind}: ${each}`));
  const failed = calls.filter(({ status }) => status === 500).length;
  if (failed > 0) wrong.push(`${failed} answers with status 500`);
  for (const { name, healed, wordless } of rows) {
    if (!healed) wrong.push(`${name}: not healed within the time`);
    if (wordless > 0) wrong.push(`${name}: ${wordless} errors without a text`);
  }
  return wrong.map((line) => `${title}: ${line}`);
}
