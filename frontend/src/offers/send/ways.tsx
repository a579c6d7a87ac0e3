import ContentCopy from '@mui/icons-material/ContentCopy';
import MailOutlined from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Button } from '@mui/material';
import { download, messageOf, padNumber } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useAttempt, useToast } from '../../ui';
import { useCopyLink, useOpenLink } from '../links/link-section';
import { mailtoOf, type Message, whatsAppOf, withLink } from './message';

const { sending: words, links } = texts.offers;

interface WaysProps {
  orderId: number;
  message: Message;
  phone: string | null;
  leaveDraft: () => Promise<void>;
  isDraft: boolean;
  onUsed: () => void;
}

/** Sends the text by the user's own programs, which do not take the PDF along: it is downloaded. */
export const Ways = ({ orderId, message, phone, leaveDraft, isDraft, onUsed }: WaysProps) => {
  const { data: address, isPending, load } = useOpenLink(orderId, !isDraft);
  const copyLink = useCopyLink(isDraft ? links.copiedAndSent : links.copied);
  const [busy, run] = useBusy();
  const toast = useToast();
  const attempt = useAttempt();
  const downloadPdf = async () => {
    onUsed();
    await attempt(async () => {
      await download(`/orders/${orderId}/pdf`, `orcamento-${padNumber(orderId)}.pdf`);
    }, texts.orders.screen.documentFailed);
  };
  /** @param go given the link's address and the page that was opened while the click still allowed it */
  const press = (go: (address: string, page: Window | null) => void, opens: boolean) =>
    void run(async () => {
      const page = opens ? window.open('', '_blank') : null;
      try {
        await leaveDraft();
        go(address ?? (await load()), page);
        await downloadPdf();
      } catch (error) {
        page?.close();
        toast(messageOf(error, links.failed));
      }
    });
  const common = {
    size: 'small',
    variant: 'outlined',
    color: 'inherit',
    disabled: busy || (!isDraft && isPending),
  } as const;
  /** A link once the quote has one; before that what makes it. */
  const opening = (urlOf: (text: string) => string, opens = false) => {
    const urlWith = (link: string) => urlOf(withLink(message.text, link));
    if (address !== undefined) {
      const target = opens && { target: '_blank', rel: 'noopener noreferrer' };
      return { href: urlWith(address), ...target, onClick: () => void downloadPdf() };
    }
    return {
      onClick: () => press((link, page) => (page ?? window).location.assign(urlWith(link)), opens),
    };
  };
  return (
    <>
      <Button
        {...common}
        startIcon={<ContentCopy />}
        onClick={() => press((link) => void copyLink(link), false)}
      >
        {links.copy}
      </Button>
      <Button {...common} startIcon={<MailOutlined />} {...opening((text) => mailtoOf({ ...message, text }))}>
        {words.ownProgram}
      </Button>
      <Button {...common} startIcon={<WhatsApp />} {...opening((text) => whatsAppOf(text, phone), true)}>
        {words.whatsApp}
      </Button>
    </>
  );
};
