import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Stack, Typography } from '@mui/material';
import { privacy as words } from '../i18n';
import { DownloadButton, Panel } from '../ui';

/** Saves a file of all that is kept about the signed-in user. */
export const OwnDataPanel = () => (
  <Panel title={words.title}>
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography variant="body2">{words.ownExplanation}</Typography>
      <DownloadButton
        path="/profile/personal-data"
        failed={words.exportFailed}
        size="medium"
        variant="outlined"
        color="inherit"
        startIcon={<FileDownloadOutlined />}
      >
        {words.exportOwn}
      </DownloadButton>
    </Stack>
  </Panel>
);
