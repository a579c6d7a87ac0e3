/** Finds the rate that counts on a day: of the reform's timetable, of a state, of an NCM. */
import type { StateRates, StateRatesFrom, TaxedNcm, TaxPeriod } from './tax-rules.js';

/** The first day on which IPI is zero for nearly all; an NCM that states a rate from then on has that rate. */
const IPI_ENDS = '2027-01-01';

const NOW = { on_top: false, icms_share: 100, pis_cofins: true, ipi_zero: false, estimate: false };
const REFORMED = { on_top: true, icms_share: 100, pis_cofins: false, ipi_zero: true, estimate: true };

/**
 * The timetable of the reform (EC 132/2023, LC 214/2025). Rates from 2027 on are not fixed by law: they are those that the
 * Federal Revenue's calculator simulated until August 2026.
 */
export const STANDARD_PERIODS: readonly TaxPeriod[] = [
  { ...NOW, from: '2000-01-01', cbs: 0, ibs_state: 0, ibs_city: 0 },
  { ...NOW, from: '2026-01-01', cbs: 0.9, ibs_state: 0.1, ibs_city: 0 },
  { ...REFORMED, from: '2027-01-01', cbs: 8.4, ibs_state: 0.05, ibs_city: 0.05 },
  { ...REFORMED, from: '2029-01-01', cbs: 8.5, ibs_state: 1.6, ibs_city: 0.25, icms_share: 90 },
  { ...REFORMED, from: '2030-01-01', cbs: 8.5, ibs_state: 3.2, ibs_city: 0.5, icms_share: 80 },
  { ...REFORMED, from: '2031-01-01', cbs: 8.5, ibs_state: 4.8, ibs_city: 0.75, icms_share: 70 },
  { ...REFORMED, from: '2032-01-01', cbs: 8.5, ibs_state: 6.4, ibs_city: 1, icms_share: 60 },
  { ...REFORMED, from: '2033-01-01', cbs: 8.5, ibs_state: 16, ibs_city: 2.5, icms_share: 0 },
];

/** The latest row whose day has come; rows have no end. */
function findLatest<Row extends { from: string }>(rows: readonly Row[], day: string): Row | undefined {
  return rows
    .filter(({ from }) => from <= day)
    .reduce<Row | undefined>((found, row) => (found && found.from > row.from ? found : row), undefined);
}

/** The period of a day; the first one also holds before its day. @param periods at least one */
export function periodAt(periods: readonly [TaxPeriod, ...TaxPeriod[]], day: string): TaxPeriod {
  return findLatest(periods, day) ?? periods[0];
}

/** A state on a day: its dated rates, else its own ICMS without FCP. */
export function stateRatesAt(
  state: { icms: number; rates: readonly StateRatesFrom[] | null },
  day: string,
): StateRates {
  return findLatest(state.rates ?? [], day) ?? { icms: state.icms, fcp: 0, difal_base: 'single' };
}

/** Percent of IPI of an NCM on a day; none without an NCM. A rate that is stated from 2027 on holds in any period. */
export function ipiAt(ncm: TaxedNcm | null, period: TaxPeriod, day: string): number {
  if (ncm === null) return 0;
  const row = findLatest(ncm.rates ?? [], day);
  const stated = (ncm.rates ?? []).some(({ from }) => from >= IPI_ENDS && from <= day);
  if (period.ipi_zero && !ncm.keeps_ipi && !stated) return 0;
  return row?.ipi ?? ncm.ipi;
}
