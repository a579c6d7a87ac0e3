import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { views as text } from '../../../i18n/orders';
import { useSession } from '../../../providers';
import { DeletionDialog, TitledDialog, Tool, useAttempt } from '../../../ui';
import type { SavedView } from '../../data/types';
import { SaveViewDialog } from './save-view-dialog';
import type { SavedViews } from './use-saved-views';

interface ViewLineProps {
  view: SavedView;
  own: boolean;
  onDefault: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

const ViewLine = ({ view, own, onDefault, onEdit, onRemove }: ViewLineProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 0.5, borderBottom: 1, borderColor: 'divider' }}
  >
    <Tool
      label={text.openWith(view.name)}
      icon={view.default ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
      pressed={view.default}
      onClick={onDefault}
    />
    <Box sx={{ flexGrow: 1, minWidth: 0, paddingBlock: 0.75 }}>
      <Typography noWrap title={view.name}>
        {view.name}
      </Typography>
      <Typography variant="caption" noWrap component="div" sx={{ color: 'text.secondary' }}>
        {own ? (view.shared ? text.sharedWithAll : text.private) : text.sharedBy(view.owner.name)}
      </Typography>
    </Box>
    {view.editable && (
      <>
        <Tool label={text.rename(view.name)} icon={<EditOutlined fontSize="small" />} onClick={onEdit} />
        <Tool label={text.remove(view.name)} icon={<DeleteOutlined fontSize="small" />} onClick={onRemove} />
      </>
    )}
  </Box>
);

/** The saved views: which one the list opens with, their names and who has them; their end. */
export const ManageViewsDialog = ({ saved, onClose }: { saved: SavedViews; onClose: () => void }) => {
  const { user } = useSession();
  const [edited, setEdited] = useState<SavedView | null>(null);
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const attempt = useAttempt();
  return (
    <TitledDialog title={text.manageTitle} onClose={onClose}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {text.manageHint}
      </Typography>
      <Box component="ul" sx={{ marginTop: 1 }}>
        {saved.views.map((view) => (
          <ViewLine
            key={view.id}
            view={view}
            own={view.owner.id === user?.id}
            onDefault={() =>
              void attempt(() => saved.setDefault(view.default ? null : view), text.saveFailed)
            }
            onEdit={() => setEdited(view)}
            onRemove={() => setRemoved(view)}
          />
        ))}
      </Box>
      {saved.views.length === 0 && <Typography>{text.none}</Typography>}
      {edited && <SaveViewDialog saved={saved} view={edited} onClose={() => setEdited(null)} />}
      {removed && (
        <DeletionDialog
          message={text.confirmRemove(removed.name, removed.shared)}
          onDelete={() => attempt(() => saved.remove(removed), text.removeFailed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </TitledDialog>
  );
};
