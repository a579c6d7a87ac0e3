/**
 * Totals of parts, sets and orders: all that screens and documents print, so that they add up nothing themselves.
 * A part's line says what the whole order takes of it: its figures are the part's times the set's quantity, so that
 * unit value × quantity is the line's total, and a footer is the sum of its column.
 */
import type { FigureName } from '@forja/figures';
import { scaled, scaledSum, unscaled } from '../numbers/scaled.js';
import type {
  Amounts,
  OrderAmounts,
  OrderCharges,
  PartAmounts,
  SetAmounts,
  SetToSum,
  ValuesLine,
} from './order-amounts.js';
import type { Tax } from '../taxes/line-taxes.js';
import { orderTaxes, type OrderTaxes } from '../taxes/order-taxes.js';
import { taxedLines } from '../basis/part-taxes.js';
import type { TaxBasis } from '../taxes/tax-rules.js';

/**
 * The part's row of the values table.
 * @param sets how many of the part's set the order takes
 * @throws ResultTooLarge for a product of more than 15 significant digits
 */
export function partLine(part: Omit<PartAmounts, 'price_basis'>, sets: number): ValuesLine {
  return {
    unit_value: unscaled('unit_value', scaled('unit_value', part.unit_value)),
    quantity: unscaled('quantity', part.quantity * sets),
    total_value: unscaled('final_value', scaled('final_value', part.final_value) * sets, 'total_value'),
    gross_weight: unscaled('gross_weight', scaled('gross_weight', part.gross_weight) * sets),
    net_weight: unscaled('net_weight', scaled('net_weight', part.net_weight) * sets),
  };
}

/** The amounts of an order, and of each of its sets. */
export interface SummedOrder<S extends SetToSum = SetToSum> {
  /** In the order of the given sets. */
  sets: { set: S; amounts: SetAmounts }[];
  amounts: OrderAmounts;
}

/**
 * Sums up an order, or some of it.
 * @throws ResultTooLarge for a sum of more than 15 significant digits
 */
export function sumOrder<S extends SetToSum>(charges: OrderCharges, sets: readonly S[]): SummedOrder<S> {
  const summed = sets.map((set) => ({ set, amounts: setAmounts(set) }));
  const amounts = plainAmounts(
    charges,
    summed.map((one) => one.amounts),
  );
  const plain = { sets: summed, amounts };
  return charges.tax_basis ? withTaxes(charges.tax_basis, plain) : plain;
}

/** A set with the sums of its parts' own taxes. */
function setAmounts({ parts, quantity }: SetToSum): SetAmounts {
  const sum = (field: FigureName & keyof PartAmounts) =>
    scaledSum(
      field,
      parts.map((part) => part[field]),
    );
  const unit = {
    final_value: sum('final_value'),
    ipi: sum('total_ipi_value'),
    icms: sum('total_icms_value'),
    gross_weight: sum('gross_weight'),
    net_weight: sum('net_weight'),
  };
  return {
    total: amountsOf(unit, quantity),
    unit: amountsOf(unit, 1),
    reform: 0,
    values_footer: footer(parts.map((part) => partLine(part, quantity))),
  };
}

function plainAmounts(charges: OrderCharges, sets: readonly SetAmounts[]): OrderAmounts {
  const sum = (field: FigureName, key: keyof Amounts) =>
    scaledSum(
      field,
      sets.map(({ total }) => total[key]),
    );
  const parts = sum('final_value', 'final_value');
  const ipi = sum('total_ipi_value', 'ipi');
  const freight = charges.delivery_type === 'CIF' ? scaled('delivery_value', charges.delivery_value) : 0;
  const service = scaled('service_value', charges.service_value);
  const discount = scaled('discount', charges.discount);
  return {
    parts: unscaled('final_value', parts, 'parts'),
    ipi: unscaled('total_ipi_value', ipi, 'ipi'),
    icms: unscaled('total_icms_value', sum('total_icms_value', 'icms'), 'icms'),
    freight: unscaled('delivery_value', freight, 'freight'),
    service: unscaled('service_value', service, 'service'),
    discount: unscaled('discount', discount),
    reform: 0,
    taxes: null,
    total: unscaled('total', parts + ipi + freight + service - discount),
    gross_weight: unscaled('gross_weight', sum('gross_weight', 'gross_weight')),
    net_weight: unscaled('net_weight', sum('net_weight', 'net_weight')),
    values_footer: footer(sets.map((set) => set.values_footer)),
  };
}

/** The sums with the taxes of an order's basis: each line's once, with its shares of freight and discount. */
function withTaxes<S extends SetToSum>(basis: TaxBasis, { sets, amounts }: SummedOrder<S>): SummedOrder<S> {
  const taxes = taxesOf(
    basis,
    sets.map(({ set }) => set),
    amounts,
  );
  const onTop: readonly Tax[] = basis.period.on_top ? REFORM : [];
  let next = 0;
  const taxed = sets.map(({ set, amounts: plain }) => {
    const own = taxes.lines.slice(next, (next += set.parts.length));
    const sumOf = (names: readonly Tax[]) =>
      money(names.reduce((all, name) => own.reduce((cents, line) => cents + line.taxes[name], all), 0));
    const total = { ...plain.total, ipi: sumOf(['ipi']), icms: sumOf(['icms']) };
    return { set, amounts: { ...plain, reform: sumOf(onTop), total } };
  });
  const { sums } = taxes;
  const [ipi, icms, cbs] = [money(sums.ipi), money(sums.icms), money(sums.cbs)];
  const ibs = money(sums.ibs_state + sums.ibs_city);
  const { day, period, company } = basis;
  const reform = period.on_top ? unscaled('total', scaled('total', cbs) + scaled('total', ibs), 'reform') : 0;
  const credit = company.regime === 'simples' && sums.credit !== 0 ? money(sums.credit) : null;
  const moved = scaled('total', ipi) + scaled('total', reform) - scaled('total', amounts.ipi);
  return {
    sets: taxed,
    amounts: {
      ...amounts,
      ipi,
      icms,
      reform,
      taxes: { day, estimate: period.estimate, cbs, ibs, credit },
      total: unscaled('total', scaled('total', amounts.total) + moved),
    },
  };
}

/**
 * The taxes of an order's parts as they are stored, in their order. A discount above the goods is refused where the order is saved; until
 * then the rest of it lowers no tax.
 */
export function taxesOf(basis: TaxBasis, sets: readonly SetToSum[], amounts: OrderAmounts): OrderTaxes {
  const { freight, service } = amounts;
  const discount = Math.min(amounts.discount, goodsValue(basis, amounts));
  return orderTaxes(basis, taxedLines(basis, sets), { freight, service, discount });
}

const money = (cents: number) => unscaled('total', cents);

const REFORM = ['cbs', 'ibs_state', 'ibs_city'] as const;

/** BRL of what a discount is taken off where taxes follow from a basis: the parts, and the service that the city taxes. */
const goodsValue = (
  { company }: TaxBasis,
  { parts, service }: Pick<OrderAmounts, 'parts' | 'service'>,
): number =>
  company.service_kind === 'goods'
    ? parts
    : unscaled('total', scaled('total', parts) + scaled('total', service));

/**
 * Whether the discount has to be refused: one above parts + IPI + freight + service would leave a negative total; with a tax
 * basis it comes off parts and service alone.
 */
export function discountExceedsTotal(totals: OrderAmounts, basis: TaxBasis | null): boolean {
  return totals.total < 0 || (basis !== null && totals.discount > goodsValue(basis, totals));
}

/** @param unit a single set's amounts, scaled */
function amountsOf(unit: Amounts, sets: number): Amounts {
  return {
    final_value: unscaled('final_value', unit.final_value * sets),
    ipi: unscaled('total_ipi_value', unit.ipi * sets, 'ipi'),
    icms: unscaled('total_icms_value', unit.icms * sets, 'icms'),
    gross_weight: unscaled('gross_weight', unit.gross_weight * sets),
    net_weight: unscaled('net_weight', unit.net_weight * sets),
  };
}

/** The sums of the columns. */
function footer(lines: readonly ValuesLine[]): ValuesLine {
  const sum = (field: FigureName, key: keyof ValuesLine) =>
    scaledSum(
      field,
      lines.map((line) => line[key]),
    );
  return {
    unit_value: unscaled('unit_value', sum('unit_value', 'unit_value')),
    quantity: unscaled('quantity', sum('quantity', 'quantity')),
    total_value: unscaled('final_value', sum('final_value', 'total_value'), 'total_value'),
    gross_weight: unscaled('gross_weight', sum('gross_weight', 'gross_weight')),
    net_weight: unscaled('net_weight', sum('net_weight', 'net_weight')),
  };
}
