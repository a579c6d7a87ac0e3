import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { paths } from '../../routes';
import { useBusy, useToast } from '../../ui';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import { type OrderCache, useOrderCache } from '../data/use-order';
import { isConflict, useConflict } from '../shared/conflict';
import { leaveField } from '../shared/leave-field';
import type { Order } from '../types';
import type { OrderForm } from './general/use-order-form';

const { screen } = texts.orders;

/** The form as it is by the time a call ends. */
const useLatest = (form: OrderForm) => {
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  return latest;
};

const versionOf = (order: Order, cache: OrderCache): number => cache.current()?.version ?? order.version;

/** Creates an order and goes to its address, or saves the one that is open; the form then has nothing unsaved. */
const useStore = (order: Order | null, form: { readonly current: OrderForm }, cache: OrderCache) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const { fields, forget } = form.current;
    if (order) {
      await cache.take(await ordersApi.update(order.id, fields, versionOf(order, cache)));
      forget();
    } else {
      const made = await ordersApi.create(fields);
      client.setQueryData(orderKeys.order(made.id), made);
      flushSync(forget);
      void navigate(paths.order(made.id), { replace: true });
    }
    void client.invalidateQueries({ queryKey: orderKeys.list });
  };
};

/** Failures at their fields and in a toast; a conflict waits for the user's choice. */
const useFailure = (order: Order | null, latest: { readonly current: OrderForm }, cache: OrderCache) => {
  const toast = useToast();
  const question = useConflict({
    orderId: order?.id ?? 0,
    load: async () => {
      const theirs = await ordersApi.get(order?.id ?? 0);
      await cache.take(theirs);
      return theirs;
    },
    concerns: ({ details }) => details?.part_id === undefined && details?.set_id === undefined,
  });
  const fail = async (error: unknown, fallback: string) => {
    latest.current.showServerErrors(error);
    if (order && isConflict(error)) await question.raise(fallback);
    else toast(messageOf(error, fallback));
  };
  return { ...question, fail };
};

/**
 * Creates or saves the order. A saved order's markup goes its own way, as soon as its field is left; saving waits for
 * that call, because each of them takes the version that the other made.
 */
export const useSaveOrder = (order: Order | null, form: OrderForm) => {
  const cache = useOrderCache(order?.id ?? 0);
  const toast = useToast();
  const [busy, run] = useBusy();
  const latest = useLatest(form);
  const { fail, conflict, raise, settle } = useFailure(order, latest, cache);
  const store = useStore(order, latest, cache);
  const markupCall = useRef<Promise<void>>(Promise.resolve());

  /** Whether it was saved. */
  const send = async (): Promise<boolean> => {
    try {
      await store();
      toast(screen.saved, 'success');
      return true;
    } catch (error) {
      await fail(error, screen.saveFailed);
      return false;
    }
  };

  const save = async (): Promise<boolean> => {
    leaveField();
    await markupCall.current;
    if (!latest.current.validate()) return false;
    if (!latest.current.overtaken) return send();
    await raise(screen.saveFailed);
    return false;
  };

  const changeMarkup = async (saved: Order, markup: number | null) => {
    try {
      await cache.take(await ordersApi.changeMarkup(saved.id, markup, versionOf(saved, cache)));
      latest.current.forget('markup');
      toast(screen.recalculated, 'success');
    } catch (error) {
      await fail(error, screen.recalculateFailed);
    }
  };

  return {
    saving: busy,
    save: () =>
      void run(async () => {
        await save();
      }),
    saveNow: save,
    onMarkup: (markup: number | null) => {
      if (!order || markup === order.markup) return;
      markupCall.current = markupCall.current.then(() => changeMarkup(order, markup));
    },
    conflict,
    stay: settle,
    saveMine: async () => {
      settle();
      await send();
    },
    takeTheirs: () => {
      latest.current.forget();
      settle();
    },
  };
};
