import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { kits as text, sets } from '../../i18n/orders';
import {
  DeletionDialog,
  EmptyState,
  ErrorState,
  ExportButton,
  formatDateTime,
  Page,
  Panel,
  Quiet,
  RowMenu,
  SearchBox,
  useAttempt,
  usePageTitle,
  useToast,
} from '../../ui';
import { KitDialog } from './kit-dialog';
import { KitPicture } from './kit-parts';
import { byFolder, foundKits, type Kit, kitsApi, useKits } from './kits-api';

interface KitLineProps {
  kit: Kit;
  onEdit: () => void;
  onRemove: () => void;
}

const KitLine = ({ kit, onEdit, onRemove }: KitLineProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      paddingInline: 1,
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-of-type': { borderBottom: 0 },
    }}
  >
    <ButtonBase
      aria-label={text.open(kit.name)}
      onClick={onEdit}
      sx={{ flexGrow: 1, minWidth: 0, gap: 1.5, textAlign: 'start', padding: 1, borderRadius: 1 }}
    >
      <KitPicture path={kit.thumbnail} size={40} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{kit.name}</Typography>
        <Quiet variant="caption">
          {`${sets.partsCount(kit.parts_count)} · ${formatDateTime(kit.updated_at)}`}
        </Quiet>
      </Box>
    </ButtonBase>
    <RowMenu
      label={texts.common.actionsOf(kit.name)}
      items={[
        { label: texts.common.edit, icon: EditOutlined, onClick: onEdit },
        { label: texts.common.delete, icon: DeleteOutlined, danger: true, onClick: onRemove },
      ]}
    />
  </Box>
);

/** The kit whose dialog is open: one that was chosen here, or the one that the address names. */
const useEditedKit = (kits: readonly Kit[]) => {
  const [chosen, setChosen] = useState<Kit | null>(null);
  const [query, setQuery] = useSearchParams();
  const named = kits.find(({ id }) => String(id) === query.get('kit')) ?? null;
  const edit = (kit: Kit | null) => {
    setChosen(kit);
    if (named) setQuery({}, { replace: true });
  };
  return [chosen ?? named, edit] as const;
};

const KitFolders = ({ kits }: { kits: readonly Kit[] }) => {
  const { reload } = useKits();
  const toast = useToast();
  const attempt = useAttempt();
  const [edited, setEdited] = useEditedKit(kits);
  const [removed, setRemoved] = useState<Kit | null>(null);
  const remove = async (kit: Kit) => {
    await attempt(async () => {
      await kitsApi.remove(kit.id);
      toast(text.deleted, 'success');
    }, text.deleteFailed);
    await reload();
  };
  return (
    <>
      {byFolder(kits).map(([folder, inside]) => (
        <Panel key={folder ?? ''} title={folder ?? text.noFolder} flush>
          <ul>
            {inside.map((kit) => (
              <KitLine
                key={kit.id}
                kit={kit}
                onEdit={() => setEdited(kit)}
                onRemove={() => setRemoved(kit)}
              />
            ))}
          </ul>
        </Panel>
      ))}
      {edited && <KitDialog of={{ kit: edited }} onClose={() => setEdited(null)} />}
      {removed && (
        <DeletionDialog
          message={text.confirmDelete(removed.name)}
          onDelete={() => remove(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
};

/** The kits that are shown, with their parts, as an Excel file. */
const exportPath = (typed: string): string =>
  `/exports/kits?${new URLSearchParams({ filter: JSON.stringify({ q: typed }) })}`;

/** The catalogue of kits, by folder. */
export const KitsScreen = () => {
  usePageTitle(text.title);
  const { data: kits, error, refetch } = useKits();
  const [typed, setTyped] = useState('');
  const found = foundKits(kits ?? [], typed);
  return (
    <Page
      width={880}
      toolbar={
        <>
          <SearchBox value={typed} onChange={setTyped} label={text.search} />
          <Box sx={{ flexGrow: 1 }} />
          <ExportButton path={exportPath(typed)} />
        </>
      }
    >
      {error && <ErrorState message={messageOf(error, text.loadFailed)} onRetry={() => void refetch()} />}
      {kits && found.length === 0 && <EmptyState message={kits.length === 0 ? text.none : text.notFound} />}
      <KitFolders kits={found} />
    </Page>
  );
};
