import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { download, messageOf } from '../api';
import { texts } from '../i18n';
import { Panel, useBusy, useToast } from '../ui';

const { privacy: words } = texts;

/** Saves the file of what is kept about a person; `path` is its address after /api. */
export const usePersonalExport = () => {
  const toast = useToast();
  const [busy, run] = useBusy();
  const save = async (path: string) => {
    try {
      await download(path);
    } catch (error) {
      toast(messageOf(error, texts.privacy.exportFailed));
    }
  };
  return { busy, save: (path: string) => void run(() => save(path)) };
};

/** What is kept about who is signed in, as a file. */
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
