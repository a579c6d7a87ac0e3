/**
 * The draft of an invoice (NF-e, layout 4.00) of an order whose taxes are computed completely. It is not signed and says that it has no
 * fiscal value: the program that issues invoices numbers, signs and sends its own.
 */
import { checkDigit } from '@forja/figures';
import { money as printedMoney, orderNumber, percent } from '../../documents/models/format.js';
import type { OrderTree } from '../../orders/tree/order-tree.js';
import { percentOf } from '../../pricing/domain/numbers/ratio.js';
import { scaled, unscaled } from '../../pricing/domain/numbers/scaled.js';
import { allotCents } from '../../pricing/domain/taxes/order-taxes.js';
import { operationTexts } from '../../pricing/domain/taxes/operations.js';
import { isFinal, type TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import { invoiceRows } from './invoice-rows.js';
import { goodsOf, invoiced, itemElements, money, reformOf, type NfeRow } from './nfe-item.js';
import { addressOf, gapsOf, hasCnpj, STATE_CODES, type Gap, type Party } from './nfe-party.js';
import { nfeTexts } from './nfe.texts.js';
import { plainText, writeXml, type XmlElements } from './xml-element.js';

const NAMESPACE = 'http://www.portalfiscal.inf.br/nfe';
/** Its model, and a series that no real invoice has. */
const [MODEL, SERIES] = ['55', '900'];
const MOST_ITEMS = 990;

/** All that a draft is made of. */
export interface NfeSource {
  order: OrderTree;
  basis: TaxBasis;
  seller: Party;
  buyer: Party;
}

/** The lines of the invoice. Freight and what is charged beside it have a field each in an invoice. */
export function nfeRows({ order, basis }: Pick<NfeSource, 'order' | 'basis'>): NfeRow[] {
  const rows = invoiceRows(order);
  if (basis.company.service_kind !== 'goods') return rows.map((row) => ({ ...row, other: 0 }));
  const freights = allotCents(scaled('total', order.amounts.freight), rows.map(goodsOf));
  return rows.map((row, index) => {
    const freight = freights[index] ?? 0;
    return { ...row, freight, other: row.freight - freight };
  });
}

/** The facts that the draft needs and does not have. */
export function findGaps({ basis, seller, buyer }: NfeSource, rows: readonly NfeRow[]): Gap[] {
  const ofParts = rows.flatMap(({ part, place }): [boolean, ...Gap][] => {
    const who = nfeTexts.part(place);
    const digits = (part.ncm?.code ?? '').replace(/\D/g, '');
    return [
      [
        plainText(part.title, 120) === '',
        `parts.${String(place)}.title`,
        nfeTexts.of(who, nfeTexts.partTitle),
      ],
      [part.line.quantity === 0, `parts.${String(place)}.quantity`, nfeTexts.of(who, nfeTexts.partQuantity)],
      [digits.length !== 8, `parts.${String(place)}.ncm_id`, nfeTexts.of(who, nfeTexts.partNcm)],
    ];
  });
  const share = owesDifference(rows) && basis.period.icms_share !== 100;
  const ofWhole: [boolean, ...Gap][] = [
    [rows.length > MOST_ITEMS, 'parts', nfeTexts.tooManyItems],
    [share, 'invoice_date', nfeTexts.interstateShare],
  ];
  return [
    ...gapsOf(seller, 'company', true),
    ...gapsOf(buyer, 'customer', basis.customer.taxpayer === 1),
    ...[...ofParts, ...ofWhole].filter(([lacking]) => lacking).map(([, field, text]): Gap => [field, text]),
  ];
}

const owesDifference = (rows: readonly NfeRow[]) =>
  rows.some(({ bases, rates }) => rates.icms?.interstate && bases.difal !== 0);

/** The whole document, without signature. @param rows of `nfeRows`, without gaps */
export function nfeXml(source: NfeSource, rows: readonly NfeRow[]): string {
  const { order, basis, seller, buyer } = source;
  const key = accessKey(source);
  const number = orderNumber(order.id);
  const head = writeXml({
    ide: identification(source, rows, key),
    emit: sellerElements(basis, seller),
    dest: buyerElements(basis, buyer),
  });
  const items = rows.map(
    (row, index) => `<det nItem="${String(index + 1)}">${writeXml(itemElements(basis, row, number))}</det>`,
  );
  const tail = writeXml({
    total: totals(basis, rows),
    transp: { modFrete: CARRIERS[order.delivery_type ?? 'none'] },
    pag: { detPag: { tPag: '90', vPag: '0.00' } },
    infAdic: { infCpl: plainText(notesOf(source, rows).join('. '), 5000) },
  });
  return `<?xml version="1.0" encoding="UTF-8"?><NFe xmlns="${NAMESPACE}"><infNFe Id="NFe${key}" versao="4.00">${head}${items.join('')}${tail}</infNFe></NFe>`;
}

/** Who hires the carrier: the seller, the buyer, or no carrier at all. */
const CARRIERS = { CIF: '0', FOB: '1', none: '9' } as const;

/** A number of eight digits that is not the invoice's; the same draft has the same one. */
const randomPart = (id: number) => String((id * 7919 + 10_000_019) % 100_000_000).padStart(8, '0');

const stateCode = (party: Party) => STATE_CODES.get(party.state) ?? '';

/** The 44 characters that name an invoice (chave de acesso), the last one a check digit. */
function accessKey({ order, basis, seller }: NfeSource): string {
  const month = basis.day.slice(2, 4) + basis.day.slice(5, 7);
  const number = String(order.id).padStart(9, '0');
  const base = [stateCode(seller), month, seller.cnpj, MODEL, SERIES, number, '1', randomPart(order.id)].join(
    '',
  );
  return base + String(checkDigit(base, 9));
}

function identification(
  { order, basis, seller, buyer }: NfeSource,
  rows: readonly NfeRow[],
  key: string,
): XmlElements {
  const kinds = new Set(rows.map(({ operation }) => operation.name));
  return {
    cUF: stateCode(seller),
    cNF: randomPart(order.id),
    natOp: plainText([...kinds].join(', '), 60),
    mod: MODEL,
    serie: SERIES,
    nNF: String(order.id),
    dhEmi: `${basis.day}T08:00:00-03:00`,
    tpNF: '1',
    idDest: seller.state === buyer.state ? '1' : '2',
    cMunFG: seller.city_code,
    tpImp: '1',
    tpEmis: '1',
    cDV: key.slice(-1),
    tpAmb: '2',
    finNFe: '1',
    indFinal: isFinal(basis.customer) ? '1' : '0',
    indPres: '9',
    indIntermed: '0',
    procEmi: '0',
    verProc: 'Forja',
  };
}

const sellerElements = ({ company }: TaxBasis, seller: Party): XmlElements => ({
  CNPJ: seller.cnpj,
  xNome: seller.name,
  enderEmit: addressOf(seller),
  IE: seller.registration,
  CRT: company.regime === 'simples' ? '1' : '3',
});

const buyerElements = ({ customer }: TaxBasis, buyer: Party): XmlElements => ({
  ...(hasCnpj(buyer) ? { CNPJ: buyer.cnpj } : { CPF: buyer.cpf }),
  xNome: buyer.name,
  enderDest: addressOf(buyer),
  indIEDest: String(customer.taxpayer),
  IE: customer.taxpayer === 1 ? buyer.registration : null,
});

/** Sums of amounts of the rows, written. */
const sumsOf = (rows: readonly NfeRow[]) => (centsOf: (row: NfeRow) => number) => money(sumOf(rows, centsOf));

function totals(basis: TaxBasis, rows: readonly NfeRow[]): XmlElements {
  const whole = sumsOf(rows);
  const ofDifference = {
    vFCPUFDest: whole(({ taxes }) => taxes.fcp_destination),
    vICMSUFDest: whole(({ taxes }) => taxes.difal),
    vICMSUFRemet: '0.00',
  };
  const ICMSTot = {
    vBC: whole(({ bases }) => bases.icms),
    vICMS: whole(({ taxes }) => taxes.icms),
    vICMSDeson: '0.00',
    ...(owesDifference(rows) ? ofDifference : {}),
    vFCP: whole(({ taxes }) => taxes.fcp),
    ...zeros('vBCST', 'vST', 'vFCPST', 'vFCPSTRet'),
    vProd: whole(goodsOf),
    vFrete: whole(({ freight }) => freight),
    vSeg: '0.00',
    vDesc: whole(({ discount }) => discount),
    vII: '0.00',
    vIPI: whole(({ taxes }) => taxes.ipi),
    vIPIDevol: '0.00',
    vPIS: whole(({ taxes }) => taxes.pis),
    vCOFINS: whole(({ taxes }) => taxes.cofins),
    vOutro: whole(({ other }) => other),
    vNF: whole(invoiced),
  };
  const reformed = rows.filter(({ rates }) => rates.cbs.times !== 0);
  if (reformed.length === 0) return { ICMSTot };
  const charged = whole((row) => invoiced(row) + (basis.period.on_top ? reformOf(row) : 0));
  return { ICMSTot, IBSCBSTot: reformTotals(reformed), vNFTot: charged };
}

const sumOf = (rows: readonly NfeRow[], centsOf: (row: NfeRow) => number) =>
  rows.reduce((all, row) => all + centsOf(row), 0);

const zeros = (...names: string[]): XmlElements => Object.fromEntries(names.map((name) => [name, '0.00']));

function reformTotals(rows: readonly NfeRow[]): XmlElements {
  const whole = sumsOf(rows);
  const reduced = zeros('vDif', 'vDevTrib');
  const credits = zeros('vCredPres', 'vCredPresCondSus');
  return {
    vBCIBSCBS: whole(({ bases }) => bases.reform),
    gIBS: {
      gIBSUF: { ...reduced, vIBSUF: whole(({ taxes }) => taxes.ibs_state) },
      gIBSMun: { ...reduced, vIBSMun: whole(({ taxes }) => taxes.ibs_city) },
      vIBS: whole(({ taxes }) => taxes.ibs_state + taxes.ibs_city),
      ...credits,
    },
    gCBS: { ...reduced, vCBS: whole(({ taxes }) => taxes.cbs), ...credits },
  };
}

/** Remarks for the person who enters the invoice; the first says that this is none. */
function notesOf({ order, basis }: NfeSource, rows: readonly NfeRow[]): string[] {
  const { notes } = nfeTexts;
  const { company, period } = basis;
  const simples = company.regime === 'simples';
  const credit = sumOf(rows, ({ taxes }) => taxes.credit);
  const service = company.service_kind === 'goods' ? 0 : order.amounts.service;
  const rate = percent(rows[0] ? percentOf(rows[0].rates.credit).toNumber() : 0);
  const all: [boolean, string][] = [
    [true, notes.draft],
    [true, notes.order(orderNumber(order.id))],
    ...operationTexts(
      basis,
      rows.map(({ part }) => part),
    ).map((text): [boolean, string] => [true, text.replace(/\.$/, '')]),
    [rows.some(({ operation }) => operation.icms === 'deferred'), notes.deferred],
    [simples, notes.simples],
    [credit !== 0, notes.credit(printedMoney(unscaled('total', credit)), rate)],
    [period.on_top && period.estimate && !(simples && !company.simples_regular), notes.estimate],
    [service !== 0, notes.service(printedMoney(service))],
  ];
  return all.filter(([holds]) => holds).map(([, note]) => note);
}
