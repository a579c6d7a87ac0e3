import { texts } from '../../../i18n';
import { formatMoney } from '../../../ui';
import type { Order, Part } from '../../data/types';
import type { Finding } from './readiness';

const { readiness: text } = texts.orders;

/** '2 peças sem tipo'; of parts that are not finished also of how many. */
export function findingText({ kind, parts, sets }: Finding, order: Order): string {
  const message = text.findings[kind](parts.length || sets.length);
  if (kind !== 'unfinished') return message;
  return text.ofParts(message, order.sets.flatMap((set) => set.parts).length);
}

/** 'Pendências: sem cliente, 2 peças sem tipo.'; empty where nothing is open. */
export const findingsSentence = (findings: readonly Finding[], order: Order): string =>
  findings.length === 0
    ? ''
    : text.pending(findings.map((finding) => findingText(finding, order)).join(', '));

/** What the catalogue's change would make of a part: 'R$ 676,10 → R$ 711,50'. */
export function changeText({ final_value, current_final_value: today }: Part): string {
  if (today === null) return text.tooLarge;
  if (today === final_value) return text.sameValue(formatMoney(final_value));
  return text.change(formatMoney(final_value), formatMoney(today));
}
