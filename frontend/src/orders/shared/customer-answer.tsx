import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HighlightOff from '@mui/icons-material/HighlightOff';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box } from '@mui/material';
import type { components } from '../../api/schema';
import { texts } from '../../i18n';

type Answer = NonNullable<components['schemas']['OrderListItem']['customer_answer']>;

const LOOKS = {
  accepted: { Icon: CheckCircleOutlined, color: 'success.main' },
  refused: { Icon: HighlightOff, color: 'error.main' },
  asked: { Icon: HelpOutlineOutlined, color: 'warning.main' },
  opened: { Icon: VisibilityOutlined, color: 'text.secondary' },
} as const;

/** The customer's answer to a quote that waits for one: an icon and a word. */
export const CustomerAnswer = ({ answer }: { answer: Answer }) => {
  const { Icon, color } = LOOKS[answer];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color,
        typography: 'note',
        whiteSpace: 'nowrap',
      }}
    >
      <Icon fontSize="tiny" />
      {texts.orders.list.customerAnswers[answer]}
    </Box>
  );
};
