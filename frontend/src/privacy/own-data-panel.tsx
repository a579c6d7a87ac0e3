import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { texts } from '../i18n';
import { Panel } from '../ui';
import { usePersonalExport } from './use-personal-export';

const { privacy: words } = texts;

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
