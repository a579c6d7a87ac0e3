import { loaded, part, set } from '../../../test/world/document-samples.js';
import { basisOn } from '../../../test/world/tax-basis.js';
import { invoiceRows } from './invoice-rows.js';

it('a discount above what is left of the parts and the service is shared as far as it lowers taxes', () => {
  const change = { tax_basis: basisOn('2027-01-15'), service_value: 0, discount: 2000 };
  const { order } = loaded([set([part()])], change);
  const [row] = invoiceRows(order);
  expect(row).toMatchObject({ discount: 135_220, taxes: { icms: 6840 } });
  expect(order.amounts.icms).toBe(68.4);
});
