import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { Box, Button, Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { underBase } from '../../../api';
import { views as text } from '../../../i18n/orders';
import { useSession } from '../../../providers';
import { paths } from '../../../routes';
import { useAttempt, useToast, useAnchor } from '../../../ui';
import type { SavedView } from '../../data/types';
import { type ListParams, writeParams } from '../list-params';
import type { OrdersView } from '../use-orders-view';
import type { SavedViews } from './use-saved-views';

interface ViewItemsProps {
  views: readonly SavedView[];
  userId: number;
  shown: SavedView | undefined;
  onPick: (view: SavedView) => void;
}

/** The user's own views, then those of others, as items of a menu. */
const viewItems = ({ views, userId, shown, onPick }: ViewItemsProps) => {
  const groups = [
    { title: text.own, of: views.filter(({ owner }) => owner.id === userId) },
    { title: text.shared, of: views.filter(({ owner }) => owner.id !== userId) },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .flatMap(({ title, of }) => [
      <ListSubheader key={title} role="presentation" sx={{ lineHeight: '30px', typography: 'note' }}>
        {title}
      </ListSubheader>,
      ...of.map((view) => (
        <MenuItem
          key={view.id}
          role="menuitemradio"
          aria-checked={view.id === shown?.id}
          selected={view.id === shown?.id}
          onClick={() => onPick(view)}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {view.name}
          </Box>
          {view.owner.id !== userId && (
            <Box component="span" sx={{ color: 'text.secondary', typography: 'note', marginInlineStart: 1 }}>
              {view.owner.name}
            </Box>
          )}
        </MenuItem>
      )),
    ]);
};

/** Copies the link to the list as it is shown; it says all of it, so that another user's own choices add nothing. */
const useCopiedLink = (list: ListParams) => {
  const toast = useToast();
  return async () => {
    try {
      const path = underBase(paths.orders + writeParams(list, true));
      await navigator.clipboard.writeText(window.location.origin + path);
      toast(text.copied, 'success');
    } catch {
      // Browsers refuse it on addresses without HTTPS.
      toast(text.copyFromAddress, 'info');
    }
  };
};

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog')).SaveViewDialog }));
const ManageViewsDialog = lazy(async () => ({
  default: (await import('./manage-views-dialog')).ManageViewsDialog,
}));

interface MenuProps {
  popup: ReturnType<typeof useAnchor>['popup'];
  onClose: () => void;
  list: OrdersView;
  saved: SavedViews;
  /** The view that was picked and then changed on the screen. */
  changed: SavedView | undefined;
  onPick: (view: SavedView) => void;
  onOpen: (dialog: 'save' | 'manage') => void;
}

const ViewsOpened = ({ popup, onClose, list, saved, changed, onPick, onOpen }: MenuProps) => {
  const { user } = useSession();
  const toast = useToast();
  const attempt = useAttempt();
  const copyLink = useCopiedLink(list);
  const { views, shown, here } = saved;
  const replace = async (view: SavedView) => {
    await attempt(async () => {
      await saved.replace(view);
      toast(text.saved, 'success');
    }, text.saveFailed);
  };
  const item = (label: string, action: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        onClose();
        action();
      }}
    >
      {label}
    </MenuItem>
  );
  return (
    <Menu {...popup} slotProps={{ list: { 'aria-label': text.menu }, paper: { sx: { maxWidth: 360 } } }}>
      <MenuItem
        role="menuitemradio"
        aria-checked={here === ''}
        selected={here === ''}
        onClick={() => {
          onClose();
          list.show('');
        }}
      >
        {text.plain}
      </MenuItem>
      {viewItems({
        views,
        userId: user?.id ?? 0,
        shown,
        onPick: (view) => {
          onClose();
          onPick(view);
        },
      })}
      <Divider />
      {changed && item(text.update(changed.name), () => void replace(changed))}
      {item(text.saveAs, () => onOpen('save'))}
      {views.length > 0 && item(text.manage, () => onOpen('manage'))}
      {item(text.copyLink, () => void copyLink())}
    </Menu>
  );
};

/** Saved views: picked from a menu, which also saves, manages and shares what is shown. */
export const ViewsMenu = ({ list, saved }: { list: OrdersView; saved: SavedViews }) => {
  const { close: closeMenu, button, popup } = useAnchor('menu');
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const [pickedId, setPickedId] = useState<number | null>(null);
  const { views, shown } = saved;
  const changed = shown ? undefined : views.find(({ id, editable }) => id === pickedId && editable);
  const close = () => setDialog(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<BookmarkBorder />}
        aria-label={text.button(shown?.name)}
        {...button}
        sx={{ flexShrink: 0, maxWidth: 220, color: 'text.secondary', minHeight: 28 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {shown?.name ?? text.menu}
        </Box>
      </Button>
      <ViewsOpened
        popup={popup}
        onClose={closeMenu}
        list={list}
        saved={saved}
        changed={changed}
        onPick={(view) => {
          setPickedId(view.id);
          list.show(view.query);
        }}
        onOpen={setDialog}
      />
      <Suspense>
        {dialog === 'save' && <SaveViewDialog saved={saved} view={null} onClose={close} />}
        {dialog === 'manage' && <ManageViewsDialog saved={saved} onClose={close} />}
      </Suspense>
    </>
  );
};
