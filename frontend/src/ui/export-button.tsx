import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Tooltip } from '@mui/material';
import { download } from '../api';
import { common } from '../i18n';
import { useBusy } from './feedback/use-busy';
import { useAttempt } from './feedback/use-toast';

interface ExportButtonProps {
  /** Of the file, after /api, with the list's filter and sorting. */
  path: string;
}

/** Saves a list as an Excel file. */
export const ExportButton = ({ path }: ExportButtonProps) => {
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
          onClick={() => void run(save)}
        >
          {common.export}
        </Button>
      </span>
    </Tooltip>
  );
};
