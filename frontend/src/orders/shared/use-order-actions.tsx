import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { answer, api, byId, padNumber } from '../../api';
import { texts } from '../../i18n';
import { list, types } from '../../i18n/orders';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import { ConfirmDialog, type RowMenuItem, useAttempt, useToast } from '../../ui';
import { orderKeys } from '../data/keys';
import type { Order, OrdersPage } from '../data/types';

type Asked = { action: 'duplicate' | 'delete'; id: number; type: Order['type'] } | null;

/** Duplicates or deletes after the question was answered with yes; both say how it went. */
const useOrderCalls = (onDeleted?: () => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useAttempt();
  return {
    duplicate: async (id: number) => {
      await attempt(async () => {
        const copy = await answer(api.POST('/api/orders/{id}/duplicate', byId(id)));
        client.setQueryData(orderKeys.order(copy.id), copy);
        toast(list.duplicated, 'success');
        void navigate(paths.order(copy.id));
      }, list.duplicateFailed);
    },
    delete: async (id: number) => {
      await attempt(async () => {
        await api.DELETE('/api/orders/{id}', byId(id));
        client.setQueriesData<OrdersPage>(
          { queryKey: [...orderKeys.list, 'page'] },
          (old) => old && { ...old, items: old.items.filter((order) => order.id !== id) },
        );
        client.removeQueries({ queryKey: orderKeys.order(id) });
        toast(list.deleted, 'success');
        onDeleted?.();
      }, list.deleteFailed);
      void client.invalidateQueries({ queryKey: orderKeys.list });
    },
  };
};

/**
 * Duplicating and deleting an order, by permission, and the dialog that asks before.
 * @param onDeleted where a screen that shows the deleted order goes
 */
export const useOrderActions = (onDeleted?: () => void) => {
  const { canEditOrder, canDeleteOrder } = useSession();
  const calls = useOrderCalls(onDeleted);
  const [asked, setAsked] = useState<Asked>(null);

  const menu = ({ id, type }: Pick<Order, 'id' | 'type'>): RowMenuItem[] => [
    ...(canEditOrder('pre_order')
      ? [
          {
            label: list.duplicate,
            icon: ContentCopyOutlined,
            onClick: () => setAsked({ action: 'duplicate', id, type }),
          },
        ]
      : []),
    ...(canDeleteOrder(type)
      ? [
          {
            label: list.delete,
            icon: DeleteOutlined,
            danger: true,
            onClick: () => setAsked({ action: 'delete', id, type }),
          },
        ]
      : []),
  ];

  const deleting = asked?.action === 'delete';
  const dialog = asked && (
    <ConfirmDialog
      title={deleting ? texts.common.confirmDeletion : list.duplicateTitle}
      message={deleting ? list.confirmDelete : list.confirmDuplicate}
      subject={`${types[asked.type]} ${padNumber(asked.id)}`}
      danger={deleting}
      onConfirm={async () => {
        await calls[asked.action](asked.id);
        setAsked(null);
      }}
      onCancel={() => setAsked(null)}
    />
  );
  return { menu, dialog };
};
