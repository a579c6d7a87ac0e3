import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LibraryAddOutlined from '@mui/icons-material/LibraryAddOutlined';
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useNavigate } from 'react-router';
import { texts } from '../../../i18n';
import { paths } from '../../../routes';
import type { RowMenuItem } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import type { OrderSet } from '../../data/types';
import { type Transfers, useTransferring } from '../transfer';

const { kits, parts, transfer } = texts.orders;

/** What makes another of the set, and takes it to other places of the order. */
const transferring = (transfers: Transfers, set: OrderSet, place: number, count: number): RowMenuItem[] => [
  {
    label: transfer.duplicate,
    icon: <LibraryAddOutlined fontSize="small" />,
    onClick: () => transfers.duplicateSet(set),
  },
  {
    label: transfer.copy,
    icon: <ContentCopy fontSize="small" />,
    onClick: () => transfers.clip('copy', 'sets', [set.id]),
  },
  ...(place > 0
    ? [
        {
          label: transfer.moveUp,
          icon: <ArrowUpward fontSize="small" />,
          onClick: () => transfers.moveSet(set, -1),
        },
      ]
    : []),
  ...(place < count - 1
    ? [
        {
          label: transfer.moveDown,
          icon: <ArrowDownward fontSize="small" />,
          onClick: () => transfers.moveSet(set, 1),
        },
      ]
    : []),
];

interface SetMenuActions {
  onDelete: () => void;
  onSaveAsKit: () => void;
}

/** A set's menu by permission. */
export const useSetMenu = (set: OrderSet, { onDelete, onSaveAsKit }: SetMenuActions): RowMenuItem[] => {
  const { order, canEdit, openSet } = useOpenOrder();
  const transfers = useTransferring();
  const navigate = useNavigate();
  const print: RowMenuItem = {
    label: parts.print,
    icon: <PrintOutlined fontSize="small" />,
    onClick: () => void navigate(paths.setPrint(set.id)),
  };
  const saveAsKit: RowMenuItem = {
    label: kits.save,
    icon: <InventoryOutlined fontSize="small" />,
    onClick: onSaveAsKit,
  };
  if (!canEdit) return order.can.edit ? [print, saveAsKit] : [print];
  const place = order.sets.findIndex(({ id }) => id === set.id);
  return [
    {
      label: texts.common.edit,
      icon: <EditOutlined fontSize="small" />,
      onClick: () => openSet(set.id),
    },
    print,
    ...(transfers ? transferring(transfers, set, place, order.sets.length) : []),
    saveAsKit,
    {
      label: texts.common.delete,
      icon: <DeleteOutlined fontSize="small" />,
      danger: true,
      onClick: onDelete,
    },
  ];
};
