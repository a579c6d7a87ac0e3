import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Button, Tooltip } from '@mui/material';
import { Link } from 'react-router';
import { texts } from '../i18n';
import { paths } from '../routes';

const { imports: words } = texts;

/** The way to the import of a file into this catalogue; a phone's toolbar has no room for it. */
export const ImportButton = ({ resource }: { resource: string }) => (
  <Tooltip describeChild title={words.openHint}>
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileUploadOutlined />}
      component={Link}
      to={paths.import(resource)}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {words.open}
    </Button>
  </Tooltip>
);
