import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api, messageOf, type UserSession } from '../../api';
import { texts } from '../../i18n';
import {
  ErrorState,
  formatAddress,
  formatDateTime,
  FormSkeleton,
  Panel,
  useAttempt,
  useBusy,
  useToast,
} from '../../ui';
import { deviceName } from '../device-name';

const { sessions } = texts.access;

export const SESSIONS_KEY = ['profile', 'sessions'];

/** Where the user is signed in, newest first, and the way to end all but this one. */
const useSessions = () => {
  const toast = useToast();
  const attempt = useAttempt();
  const client = useQueryClient();
  const list = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => answer(api.GET('/api/profile/sessions', { signal })),
  });
  const endOthers = async () => {
    await attempt(async () => {
      await api.DELETE('/api/profile/sessions/others');
      toast(sessions.ended, 'success');
    }, sessions.endFailed);
    await client.invalidateQueries({ queryKey: SESSIONS_KEY });
  };
  return { list, endOthers };
};

const SessionRow = ({ session }: { session: UserSession }) => (
  <Stack
    component="li"
    direction="row"
    sx={{
      alignItems: 'center',
      gap: 1.5,
      paddingBlock: 1.25,
      paddingInline: 2,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <DevicesOutlined fontSize="small" sx={{ color: 'text.secondary' }} />
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography noWrap>{deviceName(session.user_agent)}</Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {sessions.since(formatDateTime(session.created_at), session.ip && formatAddress(session.ip))}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {sessions.until(formatDateTime(session.expires_at))}
      </Typography>
    </Box>
    {session.current && <Chip variant="outlined" color="success" label={sessions.current} />}
  </Stack>
);

const Sessions = ({ list }: { list: ReturnType<typeof useSessions>['list'] }) => {
  if (list.data) {
    return (
      <Box component="ul" aria-label={sessions.title} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {list.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Box>
    );
  }
  return list.error ? (
    <ErrorState message={messageOf(list.error, sessions.listFailed)} onRetry={() => void list.refetch()} />
  ) : (
    <Box sx={{ padding: 2 }}>
      <FormSkeleton fields={1} />
    </Box>
  );
};

/** Where the user is signed in, and the end of all the other places. */
export const SessionsPanel = () => {
  const { list, endOthers } = useSessions();
  const [busy, run] = useBusy();
  const others = list.data?.some(({ current }) => !current) ?? false;
  return (
    <Panel
      flush
      title={sessions.title}
      actions={
        <Button size="small" disabled={!others} loading={busy} onClick={() => void run(endOthers)}>
          {sessions.endOthers}
        </Button>
      }
    >
      <Sessions list={list} />
    </Panel>
  );
};
