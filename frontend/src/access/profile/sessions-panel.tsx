import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import { Button, Chip } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api, type UserSession } from '../../api';
import { texts } from '../../i18n';
import { formatAddress, formatDateTime, Loaded, Panel, useAttempt, useBusy } from '../../ui';
import { DetailRow } from '../detail-row';
import { deviceName } from '../device-name';

const { sessions } = texts.access;

export const SESSIONS_KEY = ['profile', 'sessions'];

/** Where the user is signed in, newest first, and the way to end all but this one. */
const useSessions = () => {
  const attempt = useAttempt();
  const client = useQueryClient();
  const list = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => answer(api.GET('/api/profile/sessions', { signal })),
  });
  const endOthers = async () => {
    await attempt(() => api.DELETE('/api/profile/sessions/others'), sessions.endFailed, sessions.ended);
    await client.invalidateQueries({ queryKey: SESSIONS_KEY });
  };
  return { list, endOthers };
};

const SessionRow = ({ session }: { session: UserSession }) => (
  <DetailRow
    icon={<DevicesOutlined fontSize="small" />}
    title={deviceName(session.user_agent)}
    details={[
      sessions.since(formatDateTime(session.created_at), session.ip && formatAddress(session.ip)),
      sessions.until(formatDateTime(session.expires_at)),
    ]}
  >
    {session.current && <Chip variant="outlined" color="success" label={sessions.current} />}
  </DetailRow>
);

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
      <Loaded padded query={list} failed={sessions.listFailed}>
        {(data) => (
          <ul aria-label={sessions.title}>
            {data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
};
