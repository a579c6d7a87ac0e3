import AddLink from '@mui/icons-material/AddLink';
import { Button, Stack } from '@mui/material';
import { useRef } from 'react';
import { texts } from '../../i18n';
import { PlainTextField } from '../../ui';
import { LINK, withLinkParagraph } from './message';

const { links, sending: words } = texts.offers;

interface MessageTextProps {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The text of an e-mail, with a way to put the link into one that lacks it: a template may be older than the link. */
export const MessageText = (props: MessageTextProps) => {
  const { value, disabled, onChange } = props;
  const field = useRef<HTMLDivElement>(null);
  const isMissing = !value.includes(LINK);
  const insert = () => {
    onChange(withLinkParagraph(value, links.paragraph));
    // The button goes away, and the focus with it.
    field.current?.querySelector('textarea')?.focus();
  };
  return (
    <Stack ref={field} sx={{ gap: 0.5 }}>
      <PlainTextField
        {...props}
        label={words.text}
        hint={isMissing ? links.missing : links.placeholder}
        rows={10}
        maxLength={10_000}
        required
      />
      {isMissing && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<AddLink />}
          disabled={disabled}
          onClick={insert}
          sx={{ alignSelf: 'flex-start' }}
        >
          {links.insert}
        </Button>
      )}
    </Stack>
  );
};
