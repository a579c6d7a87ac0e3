import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { download, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import type { Difference } from '../revisions-api';

const text = texts.revisions;

interface PrintForCustomerProps extends Pick<Difference, 'from' | 'to'> {
  orderId: number;
}

/** What changed as the customer may see it: a PDF without costs and reasons. */
export const PrintForCustomer = ({ orderId, from, to }: PrintForCustomerProps) => {
  const [busy, run] = useBusy();
  const toast = useToast();
  const print = async () => {
    const states = to === null ? `from=${from}` : `from=${from}&to=${to}`;
    try {
      await download(`/orders/${orderId}/revision-difference/pdf?${states}`);
    } catch (error) {
      toast(messageOf(error, text.documentFailed));
    }
  };
  return (
    <Button
      startIcon={<PictureAsPdfOutlined fontSize="small" />}
      loading={busy}
      onClick={() => void run(print)}
    >
      {text.printForCustomer}
    </Button>
  );
};
