import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { ImportCatalogue, ImportKey } from '../api';
import { imports as words } from '../i18n';
import { ChoiceField, DownloadButton, FileButton, Panel, Quiet } from '../ui';
import type { ImportState } from './use-import';

interface FilePanelProps {
  catalogue: ImportCatalogue;
  keys: readonly ImportKey[];
  state: ImportState;
}

/** Which file, by which column its rows find their entries, and what becomes of those that find none. */
export const FilePanel = ({ catalogue, keys, state }: FilePanelProps) => {
  const { fileName, choose, choice, setChoice, chooseKey, preview } = state;
  const fitting = preview.data?.fitting_key ?? choice.key;
  const headingOf = (key: string) => keys.find(({ field }) => field === key)?.heading ?? '';
  return (
    <Panel
      title={words.file}
      actions={
        <DownloadButton
          path={`/imports/${catalogue}/template`}
          failed={words.templateFailed}
          startIcon={<FileDownloadOutlined />}
        >
          {words.template}
        </DownloadButton>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
          <FileButton
            label={fileName === null ? words.choose : words.chooseOther}
            accept=".xlsx,.ods,.csv"
            icon={<FileUploadOutlined />}
            onFile={choose}
          />
          {fileName === null ? (
            <Quiet variant="body2">{words.hint}</Quiet>
          ) : (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, minWidth: 0 }}>
              <DescriptionOutlined fontSize="small" sx={{ color: 'text.secondary' }} />
              <Typography sx={{ overflowWrap: 'anywhere' }}>{fileName}</Typography>
            </Stack>
          )}
        </Stack>
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, maxWidth: 760 }}
        >
          <ChoiceField
            label={words.key}
            value={choice.key}
            choices={Object.fromEntries(keys.map(({ field, heading }) => [field, heading]))}
            hint={words.keyHint}
            onChange={chooseKey}
          />
          {fitting !== choice.key && (
            <Alert
              severity="info"
              variant="outlined"
              sx={{ gridColumn: '1 / -1', order: 1, paddingBlock: 0 }}
              action={
                <Button size="small" onClick={() => chooseKey(fitting)}>
                  {words.useKey(headingOf(fitting))}
                </Button>
              }
            >
              {words.poorKey(headingOf(choice.key))}
            </Alert>
          )}
          <ChoiceField
            label={words.mode}
            value={choice.mode}
            choices={words.modes}
            hint={words.modeHints[choice.mode]}
            onChange={(mode) => setChoice({ ...choice, mode })}
          />
        </Box>
      </Stack>
    </Panel>
  );
};
