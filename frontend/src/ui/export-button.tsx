import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Tooltip } from '@mui/material';
import { download } from '../api';
import { texts } from '../i18n';
import { useBusy } from './feedback/use-busy';
import { useAttempt } from './feedback/use-toast';

const { common } = texts;

interface ExportButtonProps {
  /** Of the file, after /api, with the list's filter and sorting. */
  path: string;
  /** The width of the window from which on there is room for more than the icon; by default from a phone's on. */
  wordFrom?: 'sm' | 'xl';
}

/** Saves a list as an Excel file. */
export const ExportButton = ({ path, wordFrom = 'sm' }: ExportButtonProps) => {
  const [busy, run] = useBusy();
  const attempt = useAttempt();
  const save = () => attempt(() => download(path), common.exportFailed);
  return (
    <Tooltip describeChild title={common.exportHint}>
      <span>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FileDownloadOutlined />}
          loading={busy}
          aria-label={common.export}
          onClick={() => void run(save)}
          sx={{
            minWidth: { xs: 44, [wordFrom]: 64 },
            '& .MuiButton-startIcon': { marginInline: { xs: 0, [wordFrom]: '-2px 8px' } },
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', [wordFrom]: 'inline' } }}>
            {common.export}
          </Box>
        </Button>
      </span>
    </Tooltip>
  );
};
