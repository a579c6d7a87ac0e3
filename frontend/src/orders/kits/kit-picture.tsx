import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import { Box } from '@mui/material';
import { fileUrl } from '../../api';

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
