/** Reasons why each tax of a day is what it is, in Brazilian Portuguese, for the panel of an order's taxes. */
import { interstateIcms } from './icms-rates.js';
import type { TaxBasis } from './tax-rules.js';

export interface TaxReasons {
  ipi: string;
  icms: string;
  reform: string;
  pis_cofins: string;
}

/** A part as the reasons name it. */
export interface ReasonedLine {
  /** The NCM as it was typed; null without one. */
  ncm: string | null;
  /** % on the day. */
  ipi: number;
  origin: number;
}

/** NCMs that a reason names; more of them are counted. */
const NAMED = 3;

const percent = (value: number) => `${String(value).replace('.', ',')} %`;

export function taxReasons(basis: TaxBasis, lines: readonly ReasonedLine[]): TaxReasons {
  const simples = basis.company.regime === 'simples';
  return {
    ipi: simples ? 'Simples Nacional: sem destaque' : ipiReason(basis, lines),
    icms: simples ? 'Simples Nacional: no DAS' : icmsReason(basis, lines),
    reform: reformReason(basis),
    pis_cofins: pisReason(basis),
  };
}

function ipiReason({ period, day }: TaxBasis, lines: readonly ReasonedLine[]): string {
  const byRate = new Map<string, Set<string>>();
  for (const { ncm, ipi } of lines) {
    const rate = ncm !== null && period.ipi_zero && ipi === 0 ? `zero em ${day.slice(0, 4)}` : percent(ipi);
    byRate.set(rate, (byRate.get(rate) ?? new Set()).add(ncm ?? 'sem NCM'));
  }
  return [...byRate].map(([rate, ncms]) => `${rate}: ${listNcms([...ncms])}`).join(' · ');
}

function listNcms(ncms: readonly string[]): string {
  const rest = ncms.length - NAMED;
  return rest > 0 ? `${ncms.slice(0, NAMED).join(', ')} e mais ${String(rest)}` : ncms.join(', ');
}

function icmsReason(basis: TaxBasis, lines: readonly ReasonedLine[]): string {
  const { company, customer, destination, period } = basis;
  if (destination === null || customer.state === null) return 'cliente sem estado: zero';
  const share = period.icms_share === 100 ? '' : ` × ${percent(period.icms_share)}`;
  if (customer.state === company.state)
    return `${percent(destination.icms)}${share}: dentro de ${company.state}`;
  const { state } = customer;
  const rates = [...new Set(lines.map(({ origin }) => origin))].map((origin) => {
    const rate = percent(interstateIcms(company.state, state, origin));
    return `${rate}${share}: ${company.state} → ${state}, origem ${String(origin)}`;
  });
  const pays = customer.taxpayer === 1 && customer.final_use ? ['DIFAL por conta do cliente'] : [];
  return [...rates, ...pays].join(' · ');
}

function reformReason({ period, company }: TaxBasis): string {
  const { cbs, ibs_state, ibs_city, on_top, estimate } = period;
  if (cbs + ibs_state + ibs_city === 0) return 'ainda não existem';
  if (company.regime === 'simples' && !(company.simples_regular && on_top)) return 'Simples Nacional: no DAS';
  const rates = `CBS ${percent(cbs)}, IBS ${percent(Math.round((ibs_state + ibs_city) * 100) / 100)}`;
  return `${rates}${on_top ? ', somados ao total' : ', ano de teste: só informados'}${estimate ? ' (estimativa)' : ''}`;
}

function pisReason({ period, company, day }: TaxBasis): string {
  if (company.regime === 'simples') return 'Simples Nacional: no DAS';
  if (!period.pis_cofins) return `extintos em ${day.slice(0, 4)}`;
  return `PIS ${percent(company.pis)}, COFINS ${percent(company.cofins)}`;
}
