import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import MoreVert from '@mui/icons-material/MoreVert';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Search from '@mui/icons-material/Search';
import {
  Box,
  ButtonBase,
  Divider,
  IconButton,
  ListItemIcon,
  Menu,
  MenuItem,
  Switch,
  Typography,
} from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { shell, texts } from '../i18n';
import { ReminderBell } from '../offers';
import { signOut, useSession } from '../providers';
import { paths } from '../routes';
import { COARSE, FINGER, useDarkMode } from '../theme';
import { useCurrentTitle, VISUALLY_HIDDEN, useAnchor } from '../ui';
import { Logo } from './logo';
import { groupsFor } from './menu-items';

/** The dots menu: Meu perfil, Modo escuro, Sair. */
const DotsMenu = () => {
  const { close, button, popup } = useAnchor('menu');
  const [dark, setDark] = useDarkMode();
  const navigate = useNavigate();
  return (
    <>
      <IconButton aria-label={shell.moreOptions} {...button}>
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu {...popup} slotProps={{ paper: { sx: { minWidth: 200 } } }}>
        <MenuItem
          onClick={() => {
            close();
            void navigate(paths.profile);
          }}
        >
          <ListItemIcon>
            <PersonOutlined fontSize="small" />
          </ListItemIcon>
          {shell.myProfile}
        </MenuItem>
        <MenuItem role="menuitemcheckbox" aria-checked={dark} onClick={() => setDark(!dark)}>
          <Switch
            checked={dark}
            size="small"
            sx={{ marginInline: -0.75, pointerEvents: 'none' }}
            slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
          />
          {shell.darkMode}
        </MenuItem>
        <Divider />
        <MenuItem onClick={() => void signOut()}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {shell.signOut}
        </MenuItem>
      </Menu>
    </>
  );
};

const SearchPalette = lazy(async () => ({ default: (await import('../search')).SearchPalette }));

const isSearchKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Opens the search everywhere, as Ctrl+K (⌘K) does wherever the focus is; its code arrives on first use. */
const SearchButton = () => {
  const [open, setOpen] = useState(false);
  const { isAdmin, hasPermission } = useSession();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const screens = groupsFor(isAdmin, hasPermission).flatMap(({ items }) => items);
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
          {/* A shortcut is no part of the name that speech control goes by. */}
          <Box
            component="kbd"
            sx={{
              marginInlineStart: 1,
              fontFamily: 'inherit',
              '&::after': { content: '"Ctrl K"', typography: 'key' },
            }}
          />
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

export const TOP_BAR_HEIGHT = 48;

interface TopBarProps {
  menuOpen: boolean;
  onToggleMenu: () => void;
}

/** 48 px: menu toggle, logo, the page's title, search, reminders, dots menu. */
export const TopBar = ({ menuOpen, onToggleMenu }: TopBarProps) => {
  const title = useCurrentTitle();
  // An order's own header names it.
  const named = useLocation().pathname.startsWith('/order/');
  return (
    <Box
      component="header"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: TOP_BAR_HEIGHT,
        paddingInline: 1.5,
        backgroundColor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton aria-label={texts.shell.toggleMenu} aria-expanded={menuOpen} onClick={onToggleMenu}>
        <MenuIcon fontSize="small" />
      </IconButton>
      <Box
        component={Link}
        to={paths.home}
        aria-label={texts.shell.product}
        sx={{
          display: 'grid',
          placeItems: 'center',
          color: 'inherit',
          textDecoration: 'none',
          marginInlineStart: 0.5,
          [COARSE]: FINGER,
        }}
      >
        <Logo compact />
      </Box>
      {!named && (
        <Box aria-hidden sx={{ width: '1px', height: 18, backgroundColor: 'divider', marginInline: 1 }} />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="title" component="h1" noWrap sx={named ? VISUALLY_HIDDEN : undefined}>
          {title}
        </Typography>
      </Box>
      <SearchButton />
      <ReminderBell />
      <DotsMenu />
    </Box>
  );
};
