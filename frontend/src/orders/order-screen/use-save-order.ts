import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { ApiError, messageOf } from '../../api';
import { texts } from '../../i18n';
import { paths } from '../../routes';
import { useBusy, useToast } from '../../ui';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import { leaveField } from '../shared/leave-field';
import { useOrderCache } from '../data/use-order';
import type { Order } from '../types';
import type { OrderForm } from './general/use-order-form';

const { screen } = texts.orders;

/**
 * Creates or saves the order. A saved order's markup goes its own way, as soon as its field is left; saving waits for
 * that call, because each of them takes the version that the other made.
 */
export const useSaveOrder = (order: Order | null, form: OrderForm) => {
  const cache = useOrderCache(order?.id ?? 0);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, run] = useBusy();
  const [conflict, setConflict] = useState<string | null>(null);
  const markupCall = useRef<Promise<void>>(Promise.resolve());
  const formNow = useRef(form);
  useLayoutEffect(() => {
    formNow.current = form;
  });

  const failed = (error: unknown, fallback: string) => {
    formNow.current.showServerErrors(error);
    if (error instanceof ApiError && error.status === 409) setConflict(messageOf(error, fallback));
    else toast(messageOf(error, fallback));
  };

  const create = async () => {
    const made = await ordersApi.create(formNow.current.fields);
    client.setQueryData(orderKeys.order(made.id), made);
    toast(screen.saved, 'success');
    flushSync(() => formNow.current.forget());
    void navigate(paths.order(made.id), { replace: true });
  };

  const update = async (saved: Order) => {
    const version = cache.current()?.version ?? saved.version;
    await cache.take(await ordersApi.update(saved.id, formNow.current.fields, version));
    formNow.current.forget();
    toast(screen.saved, 'success');
  };

  /** Whether it was saved. */
  const save = async (): Promise<boolean> => {
    leaveField();
    await markupCall.current;
    if (!formNow.current.validate()) return false;
    try {
      await (order ? update(order) : create());
      void client.invalidateQueries({ queryKey: orderKeys.list });
      return true;
    } catch (error) {
      failed(error, screen.saveFailed);
      return false;
    }
  };

  const changeMarkup = async (saved: Order, markup: number | null) => {
    try {
      const version = cache.current()?.version ?? saved.version;
      await cache.take(await ordersApi.changeMarkup(saved.id, markup, version));
      formNow.current.forget('markup');
      toast(screen.recalculated, 'success');
    } catch (error) {
      failed(error, screen.recalculateFailed);
    }
  };

  return {
    saving: busy,
    save: () => void run(async () => void (await save())),
    saveNow: save,
    onMarkup: (markup: number | null) => {
      if (order && markup !== order.markup) {
        markupCall.current = markupCall.current.then(() => changeMarkup(order, markup));
      }
    },
    conflict,
    keep: () => setConflict(null),
    reload: async () => {
      await cache.refresh();
      formNow.current.forget();
      setConflict(null);
    },
  };
};
