import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Tooltip } from '@mui/material';
import { download, messageOf } from '../api';
import { texts } from '../i18n';
import { useBusy } from './feedback/use-busy';
import { useToast } from './feedback/use-toast';

const { common } = texts;

/** A phone's toolbar has room for the icon alone. */
const iconOnPhones = {
  minWidth: { xs: 44, sm: 64 },
  '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-2px 8px' } },
} as const;

/** Saves a list as an Excel file. @param path of the file, after /api, with the list's filter and sorting */
export const ExportButton = ({ path }: { path: string }) => {
  const [busy, run] = useBusy();
  const toast = useToast();
  const save = async () => {
    try {
      await download(path);
    } catch (error) {
      toast(messageOf(error, common.exportFailed));
    }
  };
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
          sx={iconOnPhones}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {common.export}
          </Box>
        </Button>
      </span>
    </Tooltip>
  );
};
