import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Tax } from '../../src/pricing/domain/taxes/line-taxes.js';
import type { TaxedOperation } from '../../src/pricing/domain/taxes/operation.js';
import type { TaxedCharges } from '../../src/pricing/domain/taxes/order-taxes.js';
import type { CompanyTaxes, CustomerTaxes } from '../../src/pricing/domain/taxes/tax-rules.js';

/** An order and its taxes by an independent program with exact fractions. */
export interface TaxAnswer {
  company: CompanyTaxes;
  customer: CustomerTaxes;
  destination: [number, number, 'single' | 'double'];
  day: string;
  lines: {
    value: number;
    ipi: number;
    rates: [string, number][];
    keeps_ipi: boolean;
    origin: number;
    operation: TaxedOperation;
  }[];
  charges: TaxedCharges;
  sums: Partial<Record<Tax, number>>;
  contained: number;
  total: number;
  /** The contained share of the first line; null where the program has none. */
  k: number | null;
}

/** A thousand answers; scripts/tax-answers.py writes them, and others into a file that TAX_ANSWERS names. */
export function readTaxAnswers(): TaxAnswer[] {
  const file = process.env.TAX_ANSWERS ?? path.resolve(import.meta.dirname, 'tax-answers.jsonl.gz');
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as TaxAnswer);
}
