import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { Divider, IconButton, ListItemIcon, Menu, MenuItem, Switch } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '../i18n';
import { signOut } from '../providers';
import { paths } from '../routes';
import { useDarkMode } from '../theme';

/** The dots menu: Meu perfil, Modo escuro, Sair. */
export const DotsMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dark, setDark] = useDarkMode();
  const navigate = useNavigate();
  const { shell } = texts;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={shell.moreOptions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
        slotProps={{ paper: { sx: { minWidth: 200 } } }}
      >
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
