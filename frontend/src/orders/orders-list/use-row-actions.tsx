import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import { ConfirmDialog, type RowMenuItem, useToast } from '../../ui';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import type { OrdersPage } from '../data/types';
import type { IndexedOrder } from './filters';

const { list } = texts.orders;
type Asked = { action: 'duplicate' | 'delete'; id: number } | null;

/** Duplicates or deletes after the question was answered with yes; both say how it went. */
const useRowCalls = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return {
    duplicate: async (id: number) => {
      try {
        const copy = await ordersApi.duplicate(id);
        client.setQueryData(orderKeys.order(copy.id), copy);
        toast(list.duplicated, 'success');
        void navigate(paths.order(copy.id));
      } catch (error) {
        toast(messageOf(error, list.duplicateFailed));
      }
    },
    delete: async (id: number) => {
      try {
        await ordersApi.remove(id);
        client.setQueriesData<OrdersPage>(
          { queryKey: orderKeys.pages },
          (old) => old && { ...old, items: old.items.filter((order) => order.id !== id) },
        );
        client.removeQueries({ queryKey: orderKeys.order(id) });
        toast(list.deleted, 'success');
      } catch (error) {
        toast(messageOf(error, list.deleteFailed));
      }
      void client.invalidateQueries({ queryKey: orderKeys.list });
    },
  };
};

/** The row menu by permission, and the dialog that it opens. */
export const useRowActions = () => {
  const { canEditOrder, canDeleteOrder } = useSession();
  const navigate = useNavigate();
  const calls = useRowCalls();
  const [asked, setAsked] = useState<Asked>(null);

  const menu = useCallback(
    ({ id, order }: IndexedOrder): RowMenuItem[] => [
      {
        label: list.edit,
        icon: <EditOutlined fontSize="small" />,
        onClick: () => void navigate(paths.order(id)),
      },
      ...(canEditOrder('pre_order')
        ? [
            {
              label: list.duplicate,
              icon: <ContentCopyOutlined fontSize="small" />,
              onClick: () => setAsked({ action: 'duplicate', id }),
            },
          ]
        : []),
      ...(canDeleteOrder(order.type)
        ? [
            {
              label: list.delete,
              icon: <DeleteOutlined fontSize="small" />,
              danger: true,
              onClick: () => setAsked({ action: 'delete', id }),
            },
          ]
        : []),
    ],
    [navigate, canEditOrder, canDeleteOrder],
  );

  const deleting = asked?.action === 'delete';
  const dialog = asked && (
    <ConfirmDialog
      open
      title={deleting ? texts.common.confirmDeletion : list.duplicateTitle}
      message={deleting ? list.confirmDelete : list.confirmDuplicate}
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
