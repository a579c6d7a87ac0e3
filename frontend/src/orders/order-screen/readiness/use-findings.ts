import { useUncheckedGroups } from '../../cutting';
import { useOpenOrder } from '../../data/open-order';
import { useMargins } from '../../margins/part-margin';
import { useTaxDoubts } from '../../taxes';
import { type Finding, readiness } from './readiness';

/** Findings that many finished quotes have: shown, but no reason to ask before a quote is sent. */
const QUIET: readonly Finding['kind'][] = ['cutting', 'taxpayer', 'tax_table', 'tax_review'];

export const isQuiet = ({ kind }: Finding): boolean => QUIET.includes(kind);

/**
 * Everything that the open order lacks before it goes on: what it shows by itself, and what the server works out besides, its margin,
 * doubts about its taxes and materials whose loss no plan has checked.
 * @returns known: whether the last of these is there
 */
export const useFindings = (): { findings: Finding[]; known: boolean } => {
  const { order } = useOpenOrder();
  const margins = useMargins();
  const doubts = useTaxDoubts().map((kind): Finding => ({ kind, parts: [], sets: [] }));
  const groups = useUncheckedGroups();
  const findings = [...readiness(order, (margins.data?.contribution ?? 0) < 0), ...doubts];
  if (groups && groups.length > 0) findings.push({ kind: 'cutting', parts: [], sets: [], groups });
  return { findings, known: groups !== undefined };
};
