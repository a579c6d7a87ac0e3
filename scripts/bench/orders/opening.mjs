import { compared } from '../../lib/bench.mjs';
import { rawAnswer } from './raw-answer.mjs';
import { beside } from '../table/stored.mjs';

/** Parts of the orders that are opened. */
const SIZES = [50, 200, 400];
const DRAWINGS = 20;

/** Totals of an order with taxes by the day of its invoice, beside those of one with plain taxes. */
export async function taxes({ call, ask, make }) {
  const profile = await call('GET', '/api/company/taxes');
  await call('PUT', '/api/company/taxes', { ...profile, state: 'SP', regime: 'presumido' });
  const size = SIZES.at(-1);
  const [plain, complete] = [await make.orderOf(size), await make.orderOf(size)];
  await call('PUT', `/api/orders/${complete.id}`, { complete_taxes: true, invoice_date: '2027-01-15' });
  const totals = ({ id }) => ask('POST', `/api/orders/${id}/live-totals`, {});
  const took = await compared({ complete: () => totals(complete), plain: () => totals(plain) });
  return [
    beside(`totals of ${size} parts with complete taxes`, took.complete, took.plain, 1.2, 'plain taxes'),
  ];
}

/** Opening orders of several sizes, beside the raw driver, JSON and compression alone. */
export async function opening({ call, ask, driver, make }) {
  const files = await make.filesOf(DRAWINGS);
  const rows = [];
  for (const size of SIZES) {
    const { id } = await make.orderOf(size, files);
    const path = `/api/orders/${id}`;
    const answer = await call('GET', path);
    const bytes = await ask('GET', path);
    const { opened, limit } = await compared({
      opened: () => ask('GET', path),
      limit: () => rawAnswer(driver, id, answer),
    });
    const note = `raw driver, ${Math.round(bytes / 1024)} kB packed`;
    rows.push(beside(`open an order of ${size} parts`, opened, limit, 2, note));
  }
  return rows;
}
