import type { OrderListItem } from '../data/types';
import { columnsOf, columnsText } from './column-choice';
import { exportPath } from './export-path';
import { filterOrders, type Filters, NO_FILTERS } from './filters';
import { deliveryDateOf, documentOf, freightOf, isOverdue, shortAddress, stateOf } from './formats';
import { DEFAULT_SORT, readParams, writeParams } from './list-params';

const order = (id: number, change: Partial<OrderListItem> = {}, name = 'São João Metais'): OrderListItem => ({
  id,
  type: 'pre_order',
  status: 'in_progress',
  customer_id: 1,
  customer: { id: 1, name, cnpj: null, cpf: '111.222.333-44', address: null, state: null },
  delivery_type: null,
  delivery_value: 0,
  total: 0,
  revision: null,
  sets_count: 0,
  parts_count: 0,
  valid_until: null,
  customer_answer: null,
  validity: null,
  delivery_date: null,
  created_by: null,
  created_at: '',
  updated_at: '',
  ...change,
});

const found = (filters: Partial<Filters>, orders: OrderListItem[]): number[] =>
  filterOrders(orders, { ...NO_FILTERS, ...filters }).map(({ id }) => id);

describe('the filters of the orders list', () => {
  const orders = [
    order(123),
    order(7, { type: 'order', status: 'finished' }, 'Horizonte'),
    order(8, { delivery_date: '2026-12-10T10:30:40' }, 'Horizonte'),
  ];

  it.each<[Partial<Filters>, number[]]>([
    [{}, [123, 7, 8]],
    [{ q: 'sao joao' }, [123]],
    [{ q: '000123' }, [123]],
    [{ q: '#123' }, [123]],
    [{ q: '12' }, [123]],
    [{ q: '23' }, []],
    [{ q: 'metais sao' }, [123]],
    [{ q: 'ao' }, []],
    [{ q: '1112223' }, [123, 7, 8]],
    [{ q: '111.222' }, [123, 7, 8]],
    [{ type: 'order' }, [7]],
    [{ status: 'finished', q: 'horizonte' }, [7]],
    [{ from: '2026-12-10T10:30' }, [8]],
    [{ to: '2026-12-10T10:30' }, [8]],
    [{ to: '2026-12-10T10:29' }, []],
    [{ to: '2026-12-10' }, [8]],
    [{ to: '2026-12-09' }, []],
    [{ from: '2026-12-10' }, [8]],
    [{ q: 'horizonte', type: 'pre_order', from: '2026-01-01T00:00', to: '2026-12-31T00:00' }, [8]],
  ])('%j find %j', (filters, ids) => expect(found(filters, orders)).toEqual(ids));
});

describe('what the list shows', () => {
  it('cuts an address after 75 characters', () => {
    expect(shortAddress('a'.repeat(75))).toBe('a'.repeat(75));
    expect(shortAddress('a'.repeat(76))).toBe(`${'a'.repeat(75)}...`);
    expect(shortAddress(null)).toBe('-');
  });

  it('falls back from CNPJ to CPF, and from abbreviation to name', () => {
    expect(documentOf(order(1))).toBe('111.222.333-44');
    expect(documentOf(order(1, { customer: null }))).toBe('-');
    expect(stateOf(order(1))).toBe('-');
  });

  it('writes freight and dates as Brazilians do', () => {
    expect(freightOf(order(1, { delivery_value: 1234.5 }))).toBe('R$\u00a01.234,50');
    expect(deliveryDateOf(order(1, { delivery_date: '2026-12-10T10:30' }))).toBe('10/12/2026 10:30:00');
  });

  it('marks what is past due and unfinished', () => {
    const late = { delivery_date: '2026-01-01T08:00' };
    expect(isOverdue(order(1, late), '2026-01-01T08:00:01')).toBe(true);
    expect(isOverdue(order(1, { ...late, status: 'finished' }), '2026-02-01T00:00:00')).toBe(false);
    expect(isOverdue(order(1), '2026-02-01T00:00:00')).toBe(false);
  });
});

describe('the address of the list', () => {
  it('holds filters, sorting and page, and leaves defaults out', () => {
    const params = {
      filters: { ...NO_FILTERS, q: 'são', status: 'finished' },
      sort: { field: 'customer', order: 'ASC' as const },
      page: 3,
      columns: 'customer,total',
    };
    expect(readParams(writeParams(params))).toEqual(params);
    const plain = { filters: NO_FILTERS, sort: DEFAULT_SORT, page: 1, columns: '' };
    expect(writeParams(plain)).toBe('');
    expect(writeParams(plain, true)).toBe('?view=all');
    expect(readParams('?view=all')).toEqual(plain);
    expect(readParams('?sort=nonsense&page=-4&columns=nonsense')).toEqual(plain);
  });

  it('holds chosen columns in the order of the table; the standard ones are none of it', () => {
    expect(columnsText(['total', 'nonsense', 'customer'])).toBe('customer,total');
    expect(columnsOf('customer,total')).toEqual(['customer', 'total']);
    expect(columnsText(columnsOf(''))).toBe('');
    expect(columnsText([])).toBe('');
  });

  it('holds what the dashboard narrows it to, and leaves out what no list knows', () => {
    const { filters } = readParams('?due=late&nonsense=1&created_by_id=5&status=approved');
    expect(filters).toEqual({ ...NO_FILTERS, status: 'approved', only: 'due=late&created_by_id=5' });
    expect(writeParams({ filters, sort: DEFAULT_SORT, page: 1, columns: '' })).toBe(
      '?status=approved&due=late&created_by_id=5',
    );
    const query = new URLSearchParams(exportPath({ filters, sort: DEFAULT_SORT }).split('?')[1]);
    expect(JSON.parse(query.get('filter') ?? '')).toEqual({
      due: 'late',
      created_by_id: '5',
      status: 'approved',
    });
  });
});
