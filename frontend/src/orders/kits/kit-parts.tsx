import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import { Box, Typography } from '@mui/material';
import { fileUrl, messageOf } from '../../api';
import { texts } from '../../i18n';
import { ErrorState, formatNumber, Muted } from '../../ui';
import { useKit } from './kits-api';

const text = texts.orders.kits;

/** The first drawing of a kit, or of one of its parts; a sign in its place where there is none. */
export const KitPicture = ({ path, size }: { path: string | null; size: number }) => {
  const url = fileUrl(path);
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        overflow: 'hidden',
        color: 'text.disabled',
        backgroundColor: url === null ? undefined : '#FFFFFF',
        '& img': { width: '100%', height: '100%', objectFit: 'contain' },
      }}
    >
      {url === null ? <InventoryOutlined fontSize="small" /> : <img src={url} alt="" loading="lazy" />}
    </Box>
  );
};

/** The parts that a kit makes, with their quantities, materials and processes. */
export const KitParts = ({ id }: { id: number }) => {
  const { data: kit, error, refetch } = useKit(id);
  if (error) return <ErrorState message={messageOf(error, text.loadFailed)} onRetry={() => void refetch()} />;
  if (!kit) return <Typography role="status">{texts.common.loading}</Typography>;
  return (
    <Box
      component="ul"
      aria-label={text.partsOf(kit.name)}
      // Scrolls, so that the keyboard has to reach it.
      tabIndex={0}
      sx={{
        display: 'grid',
        gap: 0.5,
        typography: 'small',
        maxHeight: 220,
        overflowY: 'auto',
      }}
    >
      {kit.parts.map(({ title, quantity, made_of: entry, processes, thumbnail }, index) => (
        <Box component="li" key={index} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <KitPicture path={thumbnail} size={28} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {`${formatNumber(quantity, 0)} × ${title}`}
            <Muted>{[entry, ...processes].filter(Boolean).map((name) => ` · ${name}`)}</Muted>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
