/** A line of an invoice draft with its taxes. */
import { usedIpi } from '../../pricing/domain/basis/used-rates.js';
import { exact, type Decimal } from '../../pricing/domain/numbers/exact.js';
import { percentOf, type Ratio } from '../../pricing/domain/numbers/ratio.js';
import { scaled, unscaled } from '../../pricing/domain/numbers/scaled.js';
import type { OrderTaxes } from '../../pricing/domain/taxes/order-taxes.js';
import type { TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import type { InvoiceRow } from './invoice-rows.js';
import { plainText, type XmlElement } from './xml-element.js';

/** A line with its freight and its other charges apart: the service, where it is taxed as goods. */
export interface NfeRow extends InvoiceRow {
  /** Cents. */
  other: number;
}

export const money = (cents: number): string => unscaled('total', cents).toFixed(2);

/** As many decimals as the value has, at most so many. */
const precise = (value: Decimal, most: number): string => value.toDecimalPlaces(most).toFixed();

const percent = (rate: Ratio): string => percentOf(rate).toFixed(4);

const whereGiven = (name: string, cents: number): XmlElement => (cents === 0 ? null : [name, money(cents)]);

/** The value of the line's goods, in cents. */
export const goodsOf = ({ part }: Pick<NfeRow, 'part'>): number => scaled('total', part.line.total_value);

/** The line's amount on the invoice, in cents, before CBS and IBS come on top. */
export const invoiced = (row: NfeRow): number =>
  goodsOf(row) + row.freight + row.other + row.taxes.ipi - row.discount;

export const reformOf = ({ taxes }: Pick<OrderTaxes['lines'][number], 'taxes'>): number =>
  taxes.cbs + taxes.ibs_state + taxes.ibs_city;

export function itemElement(basis: TaxBasis, row: NfeRow, orderNumber: string): XmlElement {
  const whole = basis.period.on_top ? invoiced(row) + reformOf(row) : invoiced(row);
  return [
    'det',
    [
      productElement(row, orderNumber),
      [
        'imposto',
        [
          ['ICMS', [icmsElement(basis, row)]],
          ipiElement(row),
          federalElement('PIS', basis, row),
          federalElement('COFINS', basis, row),
          destinationElement(basis, row),
          reformElement(row),
        ],
      ],
      row.rates.cbs.times === 0 ? null : ['vItem', money(whole)],
    ],
  ];
}

function productElement(row: NfeRow, orderNumber: string): XmlElement {
  const { part, printed, place, cfop, freight, discount, other } = row;
  const value = exact(part.line.total_value);
  const unit = printed.unit === 'kg' ? 'KG' : 'PC';
  const quantity = precise(exact(printed.quantity), 4);
  const price = precise(value.div(exact(Number(quantity))), 10);
  return [
    'prod',
    [
      ['cProd', plainText(part.reference ?? '', 60) || `${orderNumber}-${String(place)}`],
      ['cEAN', 'SEM GTIN'],
      ['xProd', plainText(part.title, 120)],
      ['NCM', (part.ncm?.code ?? '').replace(/\D/g, '')],
      part.ncm?.exception ? ['EXTIPI', part.ncm.exception] : null,
      ['CFOP', cfop],
      ...([
        ['uCom', unit],
        ['qCom', quantity],
        ['vUnCom', price],
        ['vProd', money(goodsOf(row))],
        ['cEANTrib', 'SEM GTIN'],
        ['uTrib', unit],
        ['qTrib', quantity],
        ['vUnTrib', price],
      ] as const),
      whereGiven('vFrete', freight),
      whereGiven('vDesc', discount),
      whereGiven('vOutro', other),
      ['indTot', '1'],
    ],
  ];
}

const originOf = (basis: TaxBasis, { part }: NfeRow): XmlElement => [
  'orig',
  String(part.price_basis?.origin ?? basis.origin),
];

function icmsElement(basis: TaxBasis, row: NfeRow): XmlElement {
  const { operation, rates, bases, taxes } = row;
  const orig = originOf(basis, row);
  if (basis.company.regime === 'simples') {
    const code = operation.csosn ?? (rates.credit.times === 0 ? '102' : '101');
    if (code !== '101') return ['ICMSSN102', [orig, ['CSOSN', code]]];
    const credit: XmlElement[] = [
      ['pCredSN', percent(rates.credit)],
      ['vCredICMSSN', money(taxes.credit)],
    ];
    return ['ICMSSN101', [orig, ['CSOSN', '101'], ...credit]];
  }
  const code = (usual: string): XmlElement => ['CST', operation.cst ?? usual];
  if (operation.icms === 'deferred') return ['ICMS51', [orig, code('51')]];
  if (operation.icms === 'none') return ['ICMS40', [orig, code('41')]];
  if (rates.icms === null) return ['ICMS40', [orig, ['CST', '41']]];
  const { interstate, fcp } = rates.icms;
  const fund: XmlElement[] = [
    ['pFCP', percent(fcp)],
    ['vFCP', money(taxes.fcp)],
  ];
  return [
    'ICMS00',
    [
      orig,
      code('00'),
      ['modBC', '3'],
      ['vBC', money(bases.icms)],
      ['pICMS', percent(rates.icms.own)],
      ['vICMS', money(taxes.icms)],
      ...(interstate || fcp.times === 0 ? [] : fund),
    ],
  ];
}

/** Nothing for what is sold on: the shop owes no IPI of it. 53: not taxed, 51: taxed at zero, 55: suspended. */
function ipiElement({ part, operation, rates, bases, taxes }: NfeRow): XmlElement {
  if (operation.ipi === 'none') return null;
  const group = ['cEnq', operation.ipi_class ?? '999'] as const;
  const rate = usedIpi(part.price_basis);
  const code = rates.ipi ? '51' : operation.ipi === 'suspended' ? '55' : '53';
  if (!rates.ipi || rate === 0) return ['IPI', [group, ['IPINT', [['CST', code]]]]];
  const taxed: XmlElement[] = [
    ['CST', '50'],
    ['vBC', money(bases.ipi)],
    ['pIPI', exact(rate).toFixed(4)],
    ['vIPI', money(taxes.ipi)],
  ];
  return ['IPI', [group, ['IPITrib', taxed]]];
}

/** Nothing in years in which PIS and COFINS are no more; a company of Simples pays them by its DAS. */
function federalElement(
  tax: 'PIS' | 'COFINS',
  { company, period }: TaxBasis,
  { bases, rates, taxes }: NfeRow,
): XmlElement {
  if (!period.pis_cofins) return null;
  const simples = company.regime === 'simples';
  const [rate, value] = tax === 'PIS' ? [rates.pis, taxes.pis] : [rates.cofins, taxes.cofins];
  const taxed: XmlElement[] = [
    ['CST', simples ? '49' : '01'],
    ['vBC', simples ? '0.00' : money(bases.federal)],
    [`p${tax}`, percent(rate)],
    [`v${tax}`, money(value)],
  ];
  return [tax, [[`${tax}${simples ? 'Outr' : 'Aliq'}`, taxed]]];
}

/** The difference of ICMS rates, and the FCP, that the seller owes to the state of a buyer who is no contributor. */
function destinationElement({ customer }: TaxBasis, { rates: { icms }, bases, taxes }: NfeRow): XmlElement {
  if (icms === null || !icms.interstate || customer.taxpayer !== 9) return null;
  return [
    'ICMSUFDest',
    [
      ['vBCUFDest', money(bases.difal)],
      ['vBCFCPUFDest', money(bases.difal)],
      ['pFCPUFDest', percent(icms.fcp)],
      ['pICMSUFDest', percent(icms.destination)],
      ['pICMSInter', percentOf(icms.own).toFixed(2)],
      ['pICMSInterPart', '100.00'],
      ['vFCPUFDest', money(taxes.fcp_destination)],
      ['vICMSUFDest', money(taxes.difal)],
      ['vICMSUFRemet', '0.00'],
    ],
  ];
}

/** CBS and IBS, by the regular taxation (000001) unless its operation says otherwise; a class begins with its CST. */
function reformElement({ operation, rates, bases, taxes }: NfeRow): XmlElement {
  if (rates.cbs.times === 0) return null;
  const reformClass = operation.reform_class ?? '000001';
  const taxed: XmlElement[] = [
    ['vBC', money(bases.reform)],
    [
      'gIBSUF',
      [
        ['pIBSUF', percent(rates.ibs_state)],
        ['vIBSUF', money(taxes.ibs_state)],
      ],
    ],
    [
      'gIBSMun',
      [
        ['pIBSMun', percent(rates.ibs_city)],
        ['vIBSMun', money(taxes.ibs_city)],
      ],
    ],
    ['vIBS', money(taxes.ibs_state + taxes.ibs_city)],
    [
      'gCBS',
      [
        ['pCBS', percent(rates.cbs)],
        ['vCBS', money(taxes.cbs)],
      ],
    ],
  ];
  return [
    'IBSCBS',
    [
      ['CST', reformClass.slice(0, 3)],
      ['cClassTrib', reformClass],
      ['gIBSCBS', taxed],
    ],
  ];
}
