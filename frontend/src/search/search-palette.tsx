import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import {
  Box,
  CircularProgress,
  Dialog,
  IconButton,
  InputBase,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { underBase } from '../api';
import { search, common } from '../i18n';
import type { PaletteGroup, PaletteItem, PaletteScreen } from './palette-item';
import { PaletteNotices, PaletteResults } from './palette-results';
import { usePaletteGroups } from './use-palette-groups';
import { type Find, findOnServer, useSearch } from './use-search';

interface ChoiceOptions {
  groups: readonly PaletteGroup[];
  /** The answer to what is typed has not come yet. */
  pending: boolean;
  onChoose: (item: PaletteItem, newTab: boolean) => void;
}

/**
 * The active item: the first, until the arrows or the mouse choose another one. Enter before the answer has come opens the
 * first item of the answer.
 */
function useChoice({ groups, pending, onChoose }: ChoiceOptions) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<{ newTab: boolean } | null>(null);
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ key }) => key === chosen) ?? items[0];

  if (waiting && !pending) {
    setWaiting(null);
    if (active) queueMicrotask(() => onChoose(active, waiting.newTab));
  }

  const step = (by: number) => {
    if (!active) return;
    const next = (items.indexOf(active) + by + items.length) % items.length;
    setChosen(items[next]?.key ?? null);
  };
  const enter = (newTab: boolean) => {
    if (pending && chosen === null) setWaiting({ newTab });
    else if (active) onChoose(active, newTab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const actions: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => enter(ctrlKey || metaKey),
    };
    const action = actions[key];
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };
  /** Another text was typed: its first item is the active one. */
  const reset = () => {
    setChosen(null);
    setWaiting(null);
  };
  return { active, onKeyDown, point: (item: PaletteItem) => setChosen(item.key), reset };
}

const KeyHelp = () => (
  <Box
    aria-hidden
    sx={{
      display: { xs: 'none', sm: 'flex' },
      gap: 2,
      padding: '8px 14px',
      borderTop: 1,
      borderColor: 'divider',
      color: 'text.secondary',
      typography: 'note',
    }}
  >
    {search.keys.map(([key, what]) => (
      <span key={key}>
        <Box component="kbd" sx={{ fontFamily: 'inherit', fontWeight: 600, color: 'text.primary' }}>
          {key}
        </Box>{' '}
        {what}
      </span>
    ))}
  </Box>
);

interface SearchFieldProps {
  value: string;
  pending: boolean;
  listId: string;
  activeId: string | undefined;
  onChange: (value: string) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onClose: () => void;
}

const SearchField = ({
  value,
  pending,
  listId,
  activeId,
  onChange,
  onKeyDown,
  onClose,
}: SearchFieldProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.25,
      padding: '6px 12px',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {pending ? (
      <CircularProgress size={18} aria-hidden />
    ) : (
      <Search fontSize="small" sx={{ color: 'text.secondary' }} />
    )}
    <InputBase
      autoFocus
      fullWidth
      value={value}
      placeholder={search.placeholder}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      inputProps={{
        role: 'combobox',
        'aria-label': search.open,
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-activedescendant': activeId,
        'aria-autocomplete': 'list',
        autoComplete: 'off',
        spellCheck: false,
        enterKeyHint: 'go',
      }}
      sx={{ typography: 'lead' }}
    />
    <IconButton aria-label={common.close} onClick={onClose}>
      <Close fontSize="small" />
    </IconButton>
  </Box>
);

interface SearchPaletteProps {
  screens: readonly PaletteScreen[];
  onClose: () => void;
  find?: Find;
}

/** Everything that a user may open or do, by typing a few letters of it. */
export const SearchPalette = ({ screens, onClose, find = findOnServer }: SearchPaletteProps) => {
  const [text, setText] = useState('');
  const { typed, pending, found, failed, retry } = useSearch(text, find);
  const groups = usePaletteGroups(typed, found, screens);
  const navigate = useNavigate();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const listId = useId();
  const optionId = ({ key }: PaletteItem) => `${listId}-${key}`;
  const choose = ({ to }: PaletteItem, newTab: boolean) => {
    if (newTab) window.open(underBase(to), '_blank', 'noopener');
    else {
      onClose();
      void navigate(to);
    }
  };
  const { active, onKeyDown, point, reset } = useChoice({ groups, pending, onChoose: choose });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: { sm: 'flex-start' } } }}
      slotProps={{
        paper: { 'aria-label': search.title, sx: { marginTop: { sm: '10vh' }, maxHeight: { sm: '72vh' } } },
      }}
    >
      <SearchField
        value={text}
        pending={pending}
        listId={listId}
        activeId={active && optionId(active)}
        onChange={(value) => {
          setText(value);
          reset();
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <Box sx={{ overflowY: 'auto', flexGrow: 1, padding: 0.75 }}>
        {found?.similar && !pending && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block', padding: 1.5 }}>
            {search.similar(typed, found.similar)}
          </Typography>
        )}
        <PaletteResults
          id={listId}
          groups={groups}
          typed={found?.similar ?? typed}
          active={active}
          optionId={optionId}
          onPoint={point}
          onChoose={choose}
        />
        <PaletteNotices
          typed={typed}
          pending={pending}
          failed={failed}
          incomplete={found?.complete === false}
          count={count}
          onRetry={retry}
        />
      </Box>
      <KeyHelp />
    </Dialog>
  );
};
