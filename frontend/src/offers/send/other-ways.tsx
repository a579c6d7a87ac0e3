import MailOutlined from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Button, Stack, Typography } from '@mui/material';
import { texts } from '../../i18n';
import { mailtoOf, type Message, whatsAppOf } from './message';

const { sending: words } = texts.offers;

/** The same text by the user's own programs, which do not take the PDFs along. */
export const OtherWays = ({ message, phone }: { message: Message; phone: string | null }) => (
  <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
    <Typography variant="h3" component="h3" sx={{ fontSize: 13 }}>
      {words.otherWays}
    </Typography>
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<WhatsApp />}
      href={whatsAppOf(message.text, phone)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {words.whatsApp}
    </Button>
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<MailOutlined />}
      href={mailtoOf(message)}
    >
      {words.ownProgram}
    </Button>
    <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{words.attachYourself}</Typography>
  </Stack>
);
