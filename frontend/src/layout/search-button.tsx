import Search from '@mui/icons-material/Search';
import { Box, ButtonBase } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { texts } from '../i18n';
import { useSession } from '../providers';
import { menuGroups } from './menu-items';

const SearchPalette = lazy(async () => ({ default: (await import('../search')).SearchPalette }));

const isSearchKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Opens the search everywhere, as Ctrl+K (⌘K) does wherever the focus is; its code arrives on first use. */
export const SearchButton = () => {
  const [open, setOpen] = useState(false);
  const { isAdmin } = useSession();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const screens = menuGroups.filter(({ admin }) => isAdmin || !admin).flatMap(({ items }) => items);
  return (
    <>
      <ButtonBase
        aria-label={texts.search.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        sx={{
          height: 32,
          minWidth: 32,
          gap: 1,
          flexShrink: 0,
          paddingInline: { xs: 0.75, md: 1.25 },
          borderRadius: 1,
          border: { md: '1px solid' },
          borderColor: { md: 'divider' },
          color: 'text.secondary',
          typography: 'small',
          '&:hover': { color: 'text.primary', backgroundColor: 'action.hover' },
        }}
      >
        <Search fontSize="control" />
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
          {texts.common.search}
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{ display: { xs: 'none', md: 'inline' }, fontFamily: 'inherit', typography: 'key' }}
        >
          Ctrl K
        </Box>
      </ButtonBase>
      {open && (
        <Suspense fallback={null}>
          <SearchPalette screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
