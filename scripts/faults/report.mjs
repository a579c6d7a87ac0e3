import { say } from '../lib/say.mjs';

/** Counts by name or status, `503: 4, no answer: 1`. */
export const listed = (counts) =>
  [...counts]
    .sort(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ') || 'none';

/** How much of each kind was acknowledged in a trial, and how much of it is wrong. */
export function countsOf({ differences, acknowledged }) {
  const { edits, parts, files, mails } = acknowledged;
  const raised = [...edits.values()].reduce((sum, edit) => sum + edit.acknowledged - 10, 0);
  const compared = Object.entries(differences).map(([kind, list]) => `${kind}: ${list.length}`);
  return `${raised} edits, ${parts.size} new parts, ${files.size} files, ${mails.size} e-mails. ${compared.join(', ')}.`;
}

/**
 * What was looked at, a check each: every fault heals and has no error without a text, no answer has status 500, and the comparison
 * at the end finds nothing of each kind.
 * @returns {{ name: string, wrong: string[] }[]}
 */
export function checksOf({ title, rows, differences, calls }) {
  const failed = calls.filter(({ status }) => status === 500).length;
  const faults = rows.map(({ name, requests, healed, wordless }) => ({
    name,
    wrong: [
      ...(requests > 0 ? [] : ['no requests']),
      ...(healed ? [] : ['not healed within the time']),
      ...(wordless > 0 ? [`${wordless} errors without a text`] : []),
    ],
  }));
  const compared = Object.entries(differences).map(([name, wrong]) => ({ name, wrong }));
  const none = { name: 'status 500', wrong: failed > 0 ? [`${failed} answers`] : [] };
  return [...faults, none, ...compared].map(({ name, wrong }) => ({ name: `${title}: ${name}`, wrong }));
}

/** Prints which checks failed and how many, which the exit code says too. */
export function summarise(checks) {
  const names = checks
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ name, wrong }) => `${name}: ${wrong.join('; ')}`);
  for (const line of names) say(`✘ ${line}`);
  say(`\n${checks.length - names.length} passed, ${names.length} failed`);
  process.exitCode = names.length > 0 ? 1 : 0;
}
