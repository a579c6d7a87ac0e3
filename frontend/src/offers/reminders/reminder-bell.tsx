import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, Box, Button, IconButton, Popover, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../i18n';
import { useAnswerToasts, useReminders } from './use-reminders';

const { reminders: words } = texts.offers;

const ReminderList = lazy(async () => ({ default: (await import('./reminder-list')).ReminderList }));

/** How many own quotes were answered or end soon; opens what the user is reminded of. */
export const ReminderBell = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, isError, refetch } = useReminders();
  useAnswerToasts(data);
  const waiting = (data?.ending ?? 0) + (data?.answers.length ?? 0);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={words.title}>
        <IconButton
          aria-label={words.bell(data?.ending ?? 0, data?.answers.length ?? 0)}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={waiting} max={99} color="warning">
            <NotificationsNoneOutlined fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null && (data !== undefined || isError)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
        slotProps={{
          paper: {
            'aria-label': words.title,
            role: 'dialog',
            sx: { width: 340, maxHeight: '70vh', border: 1, borderColor: 'divider' },
          },
        }}
      >
        {data ? (
          <Suspense fallback={null}>
            <ReminderList data={data} onClose={close} />
          </Suspense>
        ) : (
          <Box role="alert" sx={{ padding: 2, typography: 'small' }}>
            {words.loadFailed}
            <Button size="small" onClick={() => void refetch()} sx={{ marginInlineStart: 1 }}>
              {texts.common.retry}
            </Button>
          </Box>
        )}
      </Popover>
    </>
  );
};
