import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { texts } from '../i18n';
import { PlainTextField, type PlainTextFieldProps } from '../ui';

/** A password that can be looked at. */
export const PasswordField = (props: Omit<PlainTextFieldProps, 'type' | 'end'>) => {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <PlainTextField
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <InputAdornment position="end">
          <IconButton
            aria-label={visible ? texts.access.hidePassword : texts.access.showPassword}
            onClick={() => setVisible(!visible)}
            edge="end"
          >
            <Icon sx={{ fontSize: 18 }} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
};
