import { Box, Typography } from '@mui/material';
import { texts } from '../i18n';
import type { PaletteGroup, PaletteItem } from './palette-item';
import { PaletteOption } from './palette-option';

interface PaletteResultsProps {
  id: string;
  groups: readonly PaletteGroup[];
  typed: string;
  /** The item that Enter opens. */
  active: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem, newTab: boolean) => void;
}

/** The items under their headings. */
export const PaletteResults = ({
  id,
  groups,
  typed,
  active,
  optionId,
  onPoint,
  onChoose,
}: PaletteResultsProps) => (
  <Box id={id} role="listbox" aria-label={texts.search.results}>
    {groups.map(({ title, items }) => (
      <Box key={title} role="group" aria-label={title} sx={{ marginBottom: 0.5 }}>
        <Typography
          variant="caption"
          aria-hidden
          sx={{ display: 'block', padding: '8px 12px 4px', color: 'text.secondary', fontWeight: 500 }}
        >
          {title}
        </Typography>
        {items.map((item) => (
          <PaletteOption
            key={item.key}
            id={optionId(item)}
            item={item}
            typed={typed}
            active={item === active}
            onPoint={() => onPoint(item)}
            onChoose={(newTab) => onChoose(item, newTab)}
          />
        ))}
      </Box>
    ))}
  </Box>
);
