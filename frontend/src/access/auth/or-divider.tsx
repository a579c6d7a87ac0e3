import { Divider, Typography } from '@mui/material';
import { texts } from '../../i18n';

/** Between e-mail and password and the other ways in. */
export const OrDivider = () => (
  <Divider>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {texts.access.login.or}
    </Typography>
  </Divider>
);
