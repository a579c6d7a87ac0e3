import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { isCommonPassword } from '@forja/passwords';
import { IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { texts } from '../i18n';
import { PlainTextField, type PlainTextFieldProps } from '../ui';

/** A password that can be looked at; one with a hint is being chosen, and warns where it is among the first to be guessed. */
export const PasswordField = (props: Omit<PlainTextFieldProps, 'type' | 'end'>) => {
  const [visible, setVisible] = useState(false);
  const chosen = props.autoComplete === 'new-password' && props.hint !== undefined && props.value;
  const Icon = visible ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <PlainTextField
      {...props}
      warning={chosen && isCommonPassword(chosen) ? texts.access.commonPassword : undefined}
      type={visible ? 'text' : 'password'}
      end={
        <InputAdornment position="end">
          <IconButton
            aria-label={visible ? texts.access.hidePassword : texts.access.showPassword}
            onClick={() => setVisible(!visible)}
            edge="end"
          >
            <Icon fontSize="control" />
          </IconButton>
        </InputAdornment>
      }
    />
  );
};
