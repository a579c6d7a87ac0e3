import { isISO8601 } from 'class-validator';
import { TAX_YEARS } from '../../../catalogue/dated-rates.dto.js';
import { companyTexts } from '../../../company/company.texts.js';
import type { CompanyTaxesService, KnownTaxes } from '../../../company/taxes/company-taxes.service.js';
import type { Database } from '../../../platform/database/database.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import { DiscountExceedsGoods } from '../../../pricing/domain/taxes/order-taxes.js';
import { refusingTooLarge } from '../../../pricing/refusals.js';
import { seesCosts, type Viewer } from '../../domain/visibility.js';
import { orderTexts } from '../../orders.texts.js';
import { basisOn, invoiceDay } from '../../tax-basis/basis-on.js';
import { readOperations } from '../../tax-basis/read-operations.js';
import type { OrderReader } from '../../tree/order-reader.service.js';
import type { OrderTree } from '../../tree/order-tree.js';
import { dayTaxes, differenceOf, findSameNet, partsOf, type OrderOnDay } from './day-taxes.js';
import { TAX_NOTES, type DayTaxesView, type OrderTaxesView, type TaxNote } from './order-taxes.view.js';

/** The readers that an order's taxes are computed with. */
interface TaxSources {
  db: Database;
  reader: OrderReader;
  company: CompanyTaxesService;
}

/**
 * Computes what an order's taxes would be on days of invoicing, by today's tables and profiles; stores nothing.
 * @param days up to six, `YYYY-MM-DD`; without any, the order's own
 * @throws NotFound for an order that the viewer does not see; Invalid for a day that does not exist or is out of range
 */
export async function compareTaxes(
  from: TaxSources,
  viewer: Viewer,
  orderId: number,
  days: readonly string[],
): Promise<OrderTaxesView> {
  for (const day of days) refuseImpossibleDay(day);
  const order = await from.reader.getTree(viewer, orderId);
  const known = await from.company.readKnown();
  const day = invoiceDay(order, order.tax_basis);
  const { company } = known;
  if (company === null) return { problem: companyTexts.profileMissing, day, notes: [], days: [] };
  const operations = await readOperations(from.db, order.operation_id ?? known.operation_id, partsOf(order));
  const on = (one: string): OrderOnDay => ({
    order,
    basis: basisOn(order.customer, { company, known, day: one, operations }),
  });
  try {
    const found = refusingTooLarge(() =>
      compareDays((days.length > 0 ? days : [day]).map(on), seesCosts(viewer)),
    );
    const estimated = found.some(({ estimate }) => estimate);
    return { problem: null, day, notes: notesOn(order, known, estimated), days: found };
  } catch (error) {
    if (!(error instanceof DiscountExceedsGoods)) throw error;
    return { problem: orderTexts.discountTooLarge(true), day, notes: [], days: [] };
  }
}

/** Each day's taxes; every later one is compared with the first. */
function compareDays(days: readonly OrderOnDay[], costs: boolean): DayTaxesView[] {
  const [first] = days;
  if (first === undefined) return [];
  const before = dayTaxes(first, costs);
  return days.map((one) => {
    if (one === first) return { ...before, difference: null, same_net: null };
    const taxes = dayTaxes(one, costs);
    return { ...taxes, difference: differenceOf(before, taxes), same_net: findSameNet(first, one) };
  });
}

/** Reasons to doubt the figures, for the panel; they block nothing. */
function notesOn(order: OrderTree, known: KnownTaxes, estimated: boolean): TaxNote[] {
  const { invoice_date, customer } = order;
  const holds: Record<TaxNote, boolean> = {
    invoice_day: invoice_date === null,
    state: customer?.state === null,
    taxpayer: customer !== null && !saysTaxpayer(customer),
    ncm_digits: partsOf(order).some(({ ncm }) => ncm && ncm.code.replace(/\D/g, '').length !== 8),
    estimate: estimated,
    tax_review: known.reviewed_on === null,
  };
  return TAX_NOTES.filter((note) => holds[note]);
}

const saysTaxpayer = ({ taxpayer, state_registration, cpf }: NonNullable<OrderTree['customer']>) =>
  taxpayer !== null || Boolean(state_registration ?? cpf);

/** @throws Invalid at `on` */
function refuseImpossibleDay(day: string): void {
  if (!isISO8601(day, { strict: true })) throw Invalid.field('on', messages.validation.notDate);
  const [first, last] = TAX_YEARS;
  const year = Number(day.slice(0, 4));
  if (year < first || year > last) throw Invalid.field('on', messages.validation.notInYears(first, last));
}
