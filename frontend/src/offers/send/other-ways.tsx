import MailOutlined from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Button, Stack, Typography } from '@mui/material';
import { texts } from '../../i18n';
import { useOpenLink } from '../links/use-links';
import { mailtoOf, type Message, whatsAppOf, withLink } from './message';

const { sending: words } = texts.offers;

interface OtherWaysProps {
  orderId: number;
  message: Message;
  phone: string | null;
}

/** The same text by the user's own programs, which do not take the PDFs along. */
export const OtherWays = ({ orderId, message, phone }: OtherWaysProps) => {
  const { data: address, isPending } = useOpenLink(orderId);
  const text = withLink(message.text, address);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h3" component="h3">
        {words.otherWays}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        color="inherit"
        startIcon={<WhatsApp />}
        href={whatsAppOf(text, phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.whatsApp}
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        color="inherit"
        startIcon={<MailOutlined />}
        href={mailtoOf({ ...message, text })}
      >
        {words.ownProgram}
      </Button>
      <Typography variant="note" color="textSecondary">
        {words.attachYourself}
      </Typography>
    </Stack>
  );
};
