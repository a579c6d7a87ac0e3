/** A line of an invoice draft with its taxes. */
import { usedIpi } from '../../pricing/domain/basis/used-rates.js';
import { exact, type Decimal } from '../../pricing/domain/numbers/exact.js';
import { percentOf, type Ratio } from '../../pricing/domain/numbers/ratio.js';
import { scaled, unscaled } from '../../pricing/domain/numbers/scaled.js';
import type { OrderTaxes } from '../../pricing/domain/taxes/order-taxes.js';
import type { TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import type { InvoiceRow } from './invoice-rows.js';
import { plainText, type XmlElements } from './xml-element.js';

/** A line with its freight and its other charges apart: the service, where it is taxed as goods. */
export interface NfeRow extends InvoiceRow {
  /** Cents. */
  other: number;
}

export const money = (cents: number): string => unscaled('total', cents).toFixed(2);

/** As many decimals as the value has, at most so many. */
const precise = (value: Decimal, most: number): string => value.toDecimalPlaces(most).toFixed();

const percent = (rate: Ratio): string => percentOf(rate).toFixed(4);

const whereGiven = (cents: number): string | null => (cents === 0 ? null : money(cents));

/** The value of the line's goods, in cents. */
export const goodsOf = ({ part }: Pick<NfeRow, 'part'>): number => scaled('total', part.line.total_value);

/** The line's amount on the invoice, in cents, before CBS and IBS come on top. */
export const invoiced = (row: NfeRow): number =>
  goodsOf(row) + row.freight + row.other + row.taxes.ipi - row.discount;

export const reformOf = ({ taxes }: Pick<OrderTaxes['lines'][number], 'taxes'>): number =>
  taxes.cbs + taxes.ibs_state + taxes.ibs_city;

/** The contents of a line's element `det`. */
export function itemElements(basis: TaxBasis, row: NfeRow, orderNumber: string): XmlElements {
  const whole = basis.period.on_top ? invoiced(row) + reformOf(row) : invoiced(row);
  return {
    prod: productElements(row, orderNumber),
    imposto: {
      ICMS: icmsElements(basis, row),
      IPI: ipiElements(row),
      PIS: federalElements('PIS', basis, row),
      COFINS: federalElements('COFINS', basis, row),
      ICMSUFDest: destinationElements(basis, row),
      IBSCBS: reformElements(row),
    },
    vItem: row.rates.cbs.times === 0 ? null : money(whole),
  };
}

function productElements(row: NfeRow, orderNumber: string): XmlElements {
  const { part, printed, place, cfop, freight, discount, other } = row;
  const value = exact(part.line.total_value);
  const unit = printed.unit === 'kg' ? 'KG' : 'PC';
  const quantity = precise(exact(printed.quantity), 4);
  const price = precise(value.div(exact(Number(quantity))), 10);
  return {
    cProd: plainText(part.reference ?? '', 60) || `${orderNumber}-${String(place)}`,
    cEAN: 'SEM GTIN',
    xProd: plainText(part.title, 120),
    NCM: (part.ncm?.code ?? '').replace(/\D/g, ''),
    EXTIPI: part.ncm?.exception || null,
    CFOP: cfop,
    uCom: unit,
    qCom: quantity,
    vUnCom: price,
    vProd: money(goodsOf(row)),
    cEANTrib: 'SEM GTIN',
    uTrib: unit,
    qTrib: quantity,
    vUnTrib: price,
    vFrete: whereGiven(freight),
    vDesc: whereGiven(discount),
    vOutro: whereGiven(other),
    indTot: '1',
  };
}

function icmsElements(basis: TaxBasis, row: NfeRow): XmlElements {
  const { part, operation, rates, bases, taxes } = row;
  const orig = String(part.price_basis?.origin ?? basis.origin);
  if (basis.company.regime === 'simples') {
    const CSOSN = operation.csosn ?? (rates.credit.times === 0 ? '102' : '101');
    if (CSOSN !== '101') return { ICMSSN102: { orig, CSOSN } };
    const credit = { pCredSN: percent(rates.credit), vCredICMSSN: money(taxes.credit) };
    return { ICMSSN101: { orig, CSOSN, ...credit } };
  }
  const code = (usual: string) => operation.cst ?? usual;
  if (operation.icms === 'deferred') return { ICMS51: { orig, CST: code('51') } };
  if (operation.icms === 'none') return { ICMS40: { orig, CST: code('41') } };
  if (rates.icms === null) return { ICMS40: { orig, CST: '41' } };
  const { interstate, fcp, own } = rates.icms;
  const fund = { pFCP: percent(fcp), vFCP: money(taxes.fcp) };
  return {
    ICMS00: {
      orig,
      CST: code('00'),
      modBC: '3',
      vBC: money(bases.icms),
      pICMS: percent(own),
      vICMS: money(taxes.icms),
      ...(interstate || fcp.times === 0 ? {} : fund),
    },
  };
}

/** Nothing for what is sold on: the shop owes no IPI of it. 53: not taxed, 51: taxed at zero, 55: suspended. */
function ipiElements({ part, operation, rates, bases, taxes }: NfeRow): XmlElements | null {
  if (operation.ipi === 'none') return null;
  const cEnq = operation.ipi_class ?? '999';
  const rate = usedIpi(part.price_basis);
  const CST = rates.ipi ? '51' : operation.ipi === 'suspended' ? '55' : '53';
  if (!rates.ipi || rate === 0) return { cEnq, IPINT: { CST } };
  const taxed = { vBC: money(bases.ipi), pIPI: exact(rate).toFixed(4), vIPI: money(taxes.ipi) };
  return { cEnq, IPITrib: { CST: '50', ...taxed } };
}

/** Nothing in years in which PIS and COFINS are no more; a company of Simples pays them by its DAS. */
function federalElements(
  tax: 'PIS' | 'COFINS',
  { company, period }: TaxBasis,
  { bases, rates, taxes }: NfeRow,
): XmlElements | null {
  if (!period.pis_cofins) return null;
  const simples = company.regime === 'simples';
  const [rate, value] = tax === 'PIS' ? [rates.pis, taxes.pis] : [rates.cofins, taxes.cofins];
  return {
    [`${tax}${simples ? 'Outr' : 'Aliq'}`]: {
      CST: simples ? '49' : '01',
      vBC: simples ? '0.00' : money(bases.federal),
      [`p${tax}`]: percent(rate),
      [`v${tax}`]: money(value),
    },
  };
}

/** The difference of ICMS rates, and the FCP, that the seller owes to the state of a buyer who is no contributor. */
function destinationElements(
  { customer }: TaxBasis,
  { rates: { icms }, bases, taxes }: NfeRow,
): XmlElements | null {
  if (icms === null || !icms.interstate || customer.taxpayer !== 9) return null;
  return {
    vBCUFDest: money(bases.difal),
    vBCFCPUFDest: money(bases.difal),
    pFCPUFDest: percent(icms.fcp),
    pICMSUFDest: percent(icms.destination),
    pICMSInter: percentOf(icms.own).toFixed(2),
    pICMSInterPart: '100.00',
    vFCPUFDest: money(taxes.fcp_destination),
    vICMSUFDest: money(taxes.difal),
    vICMSUFRemet: '0.00',
  };
}

/** CBS and IBS, by the regular taxation (000001) unless its operation says otherwise; a class begins with its CST. */
function reformElements({ operation, rates, bases, taxes }: NfeRow): XmlElements | null {
  if (rates.cbs.times === 0) return null;
  const cClassTrib = operation.reform_class ?? '000001';
  return {
    CST: cClassTrib.slice(0, 3),
    cClassTrib,
    gIBSCBS: {
      vBC: money(bases.reform),
      gIBSUF: { pIBSUF: percent(rates.ibs_state), vIBSUF: money(taxes.ibs_state) },
      gIBSMun: { pIBSMun: percent(rates.ibs_city), vIBSMun: money(taxes.ibs_city) },
      vIBS: money(taxes.ibs_state + taxes.ibs_city),
      gCBS: { pCBS: percent(rates.cbs), vCBS: money(taxes.cbs) },
    },
  };
}
