import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Tooltip } from '@mui/material';
import { common } from '../i18n';
import { DownloadButton } from './download-button';

interface ExportButtonProps {
  /** Of the file, after /api, with the list's filter and sorting. */
  path: string;
}

/** Saves a list as an Excel file. */
export const ExportButton = ({ path }: ExportButtonProps) => (
  <Tooltip describeChild title={common.exportHint}>
    <span>
      <DownloadButton
        path={path}
        failed={common.exportFailed}
        size="medium"
        variant="outlined"
        color="inherit"
        startIcon={<FileDownloadOutlined />}
      >
        {common.export}
      </DownloadButton>
    </span>
  </Tooltip>
);
