import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { texts } from '../i18n';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Named for screen readers and shown while it is empty. */
  label?: string;
  width?: number | string;
  /** Takes the keyboard as it appears. */
  autoFocus?: boolean;
  /** Enter was pressed in it. */
  onEnter?: () => void;
}

/** The search above a list. */
export const SearchBox = ({
  value,
  onChange,
  label = texts.common.search,
  width = 280,
  autoFocus,
  onEnter,
}: SearchBoxProps) => (
  <TextField
    type="search"
    autoFocus={autoFocus}
    onKeyDown={(event) => {
      // An accent that is being typed ends by Enter, too.
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
    }}
    value={value}
    placeholder={label}
    onChange={(event) => onChange(event.target.value)}
    sx={{
      flex: '1 1 120px',
      maxWidth: width,
      '& input::-webkit-search-cancel-button': { display: 'none' },
    }}
    slotProps={{
      htmlInput: { 'aria-label': label },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <Search fontSize="control" sx={{ color: 'text.secondary' }} />
          </InputAdornment>
        ),
        endAdornment: value !== '' && (
          <InputAdornment position="end">
            <IconButton aria-label={texts.common.clearSearch} onClick={() => onChange('')} edge="end">
              <Close fontSize="dense" />
            </IconButton>
          </InputAdornment>
        ),
      },
    }}
  />
);
