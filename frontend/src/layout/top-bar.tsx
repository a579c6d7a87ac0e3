import MenuIcon from '@mui/icons-material/Menu';
import { Box, IconButton, Typography } from '@mui/material';
import { Link } from 'react-router';
import { texts } from '../i18n';
import { ReminderBell } from '../offers';
import { paths } from '../routes';
import { useCurrentTitle } from '../ui';
import { DotsMenu } from './dots-menu';
import { Logo } from './logo';
import { SearchButton } from './search-button';

export const TOP_BAR_HEIGHT = 48;

interface TopBarProps {
  menuOpen: boolean;
  onToggleMenu: () => void;
}

/** 48 px: menu toggle, logo, the page's title, search, reminders, dots menu. */
export const TopBar = ({ menuOpen, onToggleMenu }: TopBarProps) => {
  const title = useCurrentTitle();
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
        sx={{ color: 'inherit', textDecoration: 'none', marginInlineStart: 0.5 }}
      >
        <Logo compact />
      </Box>
      <Box aria-hidden sx={{ width: '1px', height: 18, backgroundColor: 'divider', marginInline: 1 }} />
      <Typography variant="title" component="h1" noWrap sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      <SearchButton />
      <ReminderBell />
      <DotsMenu />
    </Box>
  );
};
