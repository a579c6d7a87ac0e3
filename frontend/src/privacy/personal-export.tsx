import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { download } from '../api';
import { privacy as words, texts } from '../i18n';
import { Panel, useAttempt, useBusy } from '../ui';

/** Saves the file of what is kept about a person; `path` is its address after /api. */
export const usePersonalExport = () => {
  const attempt = useAttempt();
  const [busy, run] = useBusy();
  const save = (path: string) => attempt(() => download(path), texts.privacy.exportFailed);
  return { busy, save: (path: string) => void run(() => save(path)) };
};

/** Saves a file of all that is kept about the signed-in user. */
export const OwnDataPanel = () => {
  const { busy, save } = usePersonalExport();
  return (
    <Panel title={words.title}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2">{words.ownExplanation}</Typography>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FileDownloadOutlined />}
          loading={busy}
          onClick={() => save('/profile/personal-data')}
        >
          {words.exportOwn}
        </Button>
      </Stack>
    </Panel>
  );
};
