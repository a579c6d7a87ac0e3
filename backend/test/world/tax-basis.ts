import { periodAt, STANDARD_PERIODS } from '../../src/pricing/domain/taxes/dated-rates.js';
import type {
  CompanyTaxes,
  CustomerTaxes,
  TaxBasis,
  TaxPeriod,
} from '../../src/pricing/domain/taxes/tax-rules.js';

/** A company of Lucro Presumido in São Paulo. */
export const SHOP: CompanyTaxes = {
  state: 'SP',
  regime: 'presumido',
  pis: 0.65,
  cofins: 3,
  das: 0,
  simples_credit: 0,
  simples_regular: false,
  service_kind: 'iss',
  iss: 5,
  freight_in_ipi: true,
  discount_off_ipi: true,
  icms_off_pis: true,
  reform_in_icms: false,
};

interface Change {
  company?: Partial<CompanyTaxes>;
  customer?: Partial<CustomerTaxes>;
}

/** A sale inside of São Paulo to a company that sells on, invoiced on this day. */
export const basisOn = (day: string, { company, customer }: Change = {}): TaxBasis => ({
  day,
  period: periodAt(STANDARD_PERIODS as [TaxPeriod, ...TaxPeriod[]], day),
  company: { ...SHOP, ...company },
  origin: 0,
  customer: { state: 'SP', taxpayer: 1, final_use: false, ...customer },
  destination: { icms: 18, fcp: 0, difal_base: 'single' },
});
