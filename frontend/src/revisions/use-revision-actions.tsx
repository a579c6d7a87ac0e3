import DifferenceOutlined from '@mui/icons-material/DifferenceOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Restore from '@mui/icons-material/Restore';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { download, messageOf } from '../api';
import { texts } from '../i18n';
import { type RowMenuItem, useToast } from '../ui';
import type { RevisedOrder, Revision } from './revisions-api';

const text = texts.revisions;

const DOCUMENTS = [
  ['pdf', text.print],
  ['pdf-sets', text.printSets],
  ['pdf-parts', text.printParts],
] as const;

/** What a user may do with a revision, and which dialog is open. */
export const useRevisionActions = (order: RevisedOrder) => {
  const toast = useToast();
  const [viewing, setViewing] = useState<Revision | null>(null);
  const [comparing, setComparing] = useState<Revision | null>(null);
  const [takingUp, setTakingUp] = useState<Revision | null>(null);
  const mayTakeUp = order.can.change && order.type === 'pre_order' && order.status === 'in_progress';
  /** A superseded one is printed as such; its own bytes stay what they are. */
  const print = async ({ number, superseded }: Revision, document: string) => {
    const marked = superseded ? '?marked=true' : '';
    try {
      await download(`/orders/${order.id}/revisions/${number}/${document}${marked}`);
    } catch (error) {
      toast(messageOf(error, text.documentFailed));
    }
  };
  const menu = (revision: Revision): RowMenuItem[] => [
    { label: text.view, icon: <VisibilityOutlined fontSize="small" />, onClick: () => setViewing(revision) },
    {
      label: text.compare,
      icon: <DifferenceOutlined fontSize="small" />,
      onClick: () => setComparing(revision),
    },
    ...DOCUMENTS.map(([document, label]) => ({
      label,
      icon: <PictureAsPdfOutlined fontSize="small" />,
      onClick: () => void print(revision, document),
    })),
    ...(mayTakeUp && !revision.as_now
      ? [
          {
            label: text.takeUp,
            icon: <Restore fontSize="small" />,
            onClick: () => setTakingUp(revision),
          },
        ]
      : []),
  ];
  const close = () => {
    setViewing(null);
    setTakingUp(null);
    setComparing(null);
  };
  return { menu, viewing, comparing, takingUp, close };
};
