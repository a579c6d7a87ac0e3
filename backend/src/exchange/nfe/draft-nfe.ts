import { createRequire } from 'node:module';
import { StreamableFile } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import type { CompanyService } from '../../company/company.service.js';
import type { CompanyTaxesService } from '../../company/taxes/company-taxes.service.js';
import { orderNumber } from '../../documents/models/format.js';
import type { OrderReader } from '../../orders/tree/order-reader.service.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { contentDisposition } from '../../platform/http/content-disposition.js';
import type { SheetThreads } from '../xlsx/sheet-threads.js';
import { findGaps, nfeRows, nfeXml } from './nfe-document.js';
import { buyerOf, sellerOf, type Gap } from './nfe-party.js';
import { nfeTexts } from './nfe.texts.js';

const { resolve } = createRequire(import.meta.url);

/** Path of the official schema. */
export const NFE_SCHEMA = resolve('@forja/nfe-schemas/PL_010_V1.30/nfe_v4.00.xsd');

/** The schema asks for the signature, which a draft does not have. */
const LACKS_SIGNATURE = /Missing child element\(s\).*Signature/;

interface NfeDraft {
  name: string;
  xml: string;
}

/**
 * The draft of an order's invoice, compared with the official schema.
 * @throws NotFound where this user does not see the order; Invalid for a quote, for one without complete taxes, with a field for each fact that is
 * missing, and where the schema refuses it
 */
export async function draftNfe(
  from: { reader: OrderReader; threads: SheetThreads; company: CompanyService; taxes: CompanyTaxesService },
  actor: Actor,
  id: number,
): Promise<NfeDraft> {
  const order = await from.reader.getTree(actor, id);
  const { tax_basis: basis, customer } = order;
  if (order.type !== 'order') throw new Invalid(nfeTexts.onlyOrders);
  if (basis === null) throw new Invalid(nfeTexts.onlyComplete);
  if (customer === null) throw withGaps([['customer_id', nfeTexts.noCustomer]]);
  const seller = sellerOf(await from.company.current(), await from.taxes.readKnown(), basis);
  const source = { order, basis, seller, buyer: buyerOf(customer, basis) };
  const rows = nfeRows(source);
  const gaps = findGaps(source, rows);
  if (gaps.length > 0) throw withGaps(gaps);
  const xml = nfeXml(source, rows);
  const problems = await from.threads.validate(xml, NFE_SCHEMA);
  const refused = problems.filter((problem) => !LACKS_SIGNATURE.test(problem));
  if (refused.length > 0)
    throw withGaps(refused.map((problem, index) => [`layout.${String(index)}`, nfeTexts.refused(problem)]));
  return { name: nfeTexts.fileName(orderNumber(id)), xml };
}

const withGaps = (gaps: readonly Gap[]) =>
  new Invalid(nfeTexts.incomplete, Object.fromEntries(gaps.map(([field, text]) => [field, [text]])));

export const sendNfe = ({ name, xml }: NfeDraft): StreamableFile =>
  new StreamableFile(Buffer.from(xml), {
    type: 'application/xml',
    disposition: contentDisposition('attachment', name),
  });
