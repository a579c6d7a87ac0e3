import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, Box, Button, IconButton, Popover, Tooltip } from '@mui/material';
import { lazy, Suspense } from 'react';
import { texts } from '../../i18n';
import { useAnswerToasts, useReminders } from './use-reminders';
import { useAnchor } from '../../ui';

const { reminders: words } = texts.offers;

const ReminderList = lazy(async () => ({ default: (await import('./reminder-list')).ReminderList }));

/** How many own quotes were answered or end soon; opens what the user is reminded of. */
export const ReminderBell = () => {
  const { close, button, popup } = useAnchor('dialog');
  const { data, isError, refetch } = useReminders();
  useAnswerToasts(data);
  const waiting = (data?.ending ?? 0) + (data?.answers.length ?? 0);
  return (
    <>
      <Tooltip title={words.title}>
        <IconButton aria-label={words.bell(data?.ending ?? 0, data?.answers.length ?? 0)} {...button}>
          <Badge badgeContent={waiting} max={99} color="warning">
            <NotificationsNoneOutlined fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        {...popup}
        open={popup.open && (data !== undefined || isError)}
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
