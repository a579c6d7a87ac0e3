import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../api';
import { type ComparedField, useEditSession } from '../../../editing';
import { texts } from '../../../i18n';
import { screen, types } from '../../../i18n/orders';
import { useSession } from '../../../providers';
import { isSameOrderScreen, paths } from '../../../routes';
import { formatDate, formatDateTime, formatFigure, formatMoney, isStoredDate, useToast } from '../../../ui';
import { type OrderFields, ordersApi } from '../../data/orders-api';
import type { Order, OrderEvent } from '../../data/types';
import { useCompany } from '../../data/use-company';
import { useOrderCache } from '../../data/use-order';
import { fieldsOf, newOrder, type OrderEdit, orderFieldNames } from '../order-rules';
import { firstDrawings } from '../sets/first-drawings';

const money = (value: number | null): string => formatMoney(value ?? 0);

/** The general information as two versions of it are compared. */
export const ORDER_FIELDS: readonly ComparedField<OrderFields>[] = [
  { label: screen.type, show: ({ type }) => (type ? types[type] : '') },
  { label: screen.customer, show: ({ customer_id }, nameOf) => nameOf('customers', customer_id) },
  { label: screen.deliveryType, show: ({ delivery_type }) => delivery_type ?? '' },
  { label: screen.freight, show: ({ delivery_value }) => money(delivery_value) },
  { label: screen.markup, show: ({ markup }) => formatFigure('markup', markup ?? 0) },
  { label: screen.service, show: ({ service_value }) => money(service_value) },
  { label: screen.discount, show: ({ discount }) => money(discount) },
  {
    label: screen.deliveryDate,
    show: ({ delivery_date }) => (delivery_date ? formatDateTime(delivery_date) : ''),
  },
  {
    label: screen.invoiceDate,
    show: ({ invoice_date }) => (invoice_date ? formatDate(invoice_date) : ''),
  },
  { label: screen.operation, show: ({ operation_id }, nameOf) => nameOf('operations', operation_id) },
  { label: screen.estimatedDelivery, show: ({ estimated_delivery_date }) => estimated_delivery_date ?? '' },
  { label: screen.paymentObs, show: ({ payment_obs }) => payment_obs ?? '' },
  {
    label: screen.validity,
    show: ({ validity_days }) => (validity_days === null ? '' : screen.daysOfValidity(validity_days)),
  },
  { label: screen.quoteObs, show: ({ quote_obs }) => quote_obs ?? '' },
];

/** An event of the order itself; those of its sets and parts name them. */
const concernsOrder = ({ details }: OrderEvent): boolean =>
  details?.part_id === undefined && details?.part_ids === undefined && details?.set_id === undefined;

/** Creates the order or saves it over the version that the form knows. */
const useStore = (order: Order | null) => {
  const cache = useOrderCache(order?.id ?? 0);
  return async ({ id: _id, version, ...fields }: OrderEdit): Promise<OrderEdit> => {
    const answer = order
      ? await ordersApi.update(order.id, fields, version ?? order.version)
      : await ordersApi.create(fields);
    await cache.take(answer);
    return fieldsOf(answer);
  };
};

/** The general information of an order, or of a new one; a first save leads to its address. */
const useGeneralSession = (order: Order | null, scope: string) => {
  const navigate = useNavigate();
  const cache = useOrderCache(order?.id ?? 0);
  const save = useStore(order);
  // The first type that this user may create: a quote, unless they may create orders alone.
  const [type = null] = useSession().creatableTypes;
  const company = useCompany();
  const fields = useMemo(() => (order ? fieldsOf(order) : newOrder(type, company)), [order, type, company]);
  return useEditSession<OrderEdit, OrderEvent>({
    fields,
    draft: scope,
    edited: () => orderFieldNames,
    // An answer of the server (another status, a new total) does not disturb what was typed and is not saved yet.
    merges: true,
    validate: ({ type, delivery_date, invoice_date }) => ({
      ...(type === null && { type: screen.typeRequired }),
      ...(delivery_date && !isStoredDate(delivery_date) && { delivery_date: texts.common.notADate }),
      ...(invoice_date && !isStoredDate(invoice_date) && { invoice_date: texts.common.notADate }),
    }),
    save,
    scope,
    saved: screen.saved,
    failure: (error) => messageOf(error, screen.saveFailed),
    leaves: ({ from, to }) => from.pathname !== to.pathname && !isSameOrderScreen(from.pathname, to.pathname),
    ...(order
      ? {
          load: async () => {
            const stored = await ordersApi.get(order.id);
            await cache.take(stored);
            return fieldsOf(stored);
          },
          history: () => ordersApi.history(order.id),
          concerns: concernsOrder,
        }
      : {
          onSaved: ({ id }) => {
            if (id === null) return;
            firstDrawings.giveToOrder(id);
            void navigate(paths.order(id), { replace: true });
          },
        }),
  });
};

/**
 * The general information as it is being edited. A saved order's markup goes its own way, as soon as its field is
 * left; it and the saves wait for each other, because each of them needs the version that the other made.
 */
export const useOrderSession = (order: Order | null) => {
  const scope = `order-${order?.id ?? 'new'}`;
  const session = useGeneralSession(order, scope);
  const cache = useOrderCache(order?.id ?? 0);
  const toast = useToast();
  const { mutate } = useMutation({
    scope: { id: scope },
    mutationFn: async ({
      id,
      version,
      markup,
    }: Pick<Order, 'id' | 'version'> & Pick<OrderEdit, 'markup'>) => {
      const answer = await ordersApi.changeMarkup(id, markup, cache.current()?.version ?? version);
      await cache.take(answer);
      session.rebase(fieldsOf(answer), { markup });
    },
    onSuccess: () => toast(screen.recalculated, 'success'),
    onError: (error) => session.fail(error, (failed) => messageOf(failed, screen.recalculateFailed)),
  });
  return {
    ...session,
    /** A new order's form is shown only to users who may create one. */
    canEdit: order?.can.change ?? true,
    /** A saved order's markup takes effect as soon as its field is left. An emptied field is no markup: 0. */
    onMarkup: (typed: number | null) => {
      const markup = typed ?? 0;
      if (!order) return;
      if (typed === null) session.change({ markup });
      if (markup !== order.markup) mutate({ id: order.id, version: order.version, markup });
    },
  };
};

export type OrderSession = ReturnType<typeof useOrderSession>;
