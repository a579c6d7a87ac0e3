import { Box } from '@mui/material';
import { texts } from '../i18n';

/** The first stop of the Tab key: past bar and menu, to the content. */
export const SkipLink = () => (
  <Box
    component="a"
    href="#content"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
    sx={{
      position: 'absolute',
      zIndex: 'tooltip',
      insetInlineStart: 8,
      top: -64,
      padding: '8px 14px',
      borderRadius: 1,
      backgroundColor: 'primary.main',
      color: 'primary.contrastText',
      typography: 'small',
      '&:focus': { top: 6 },
    }}
  >
    {texts.shell.skipToContent}
  </Box>
);
