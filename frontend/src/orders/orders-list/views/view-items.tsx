import { Box, ListSubheader, MenuItem } from '@mui/material';
import { views as text } from '../../../i18n/orders';
import type { SavedView } from '../../data/types';

interface ViewItemsProps {
  views: readonly SavedView[];
  userId: number;
  shown: SavedView | undefined;
  onPick: (view: SavedView) => void;
}

/** The user's own views, then those of others, as items of a menu. */
export const viewItems = ({ views, userId, shown, onPick }: ViewItemsProps) => {
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
