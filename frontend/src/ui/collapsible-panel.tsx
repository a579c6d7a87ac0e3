import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Collapse, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface CollapsiblePanelProps {
  title: string;
  /** A summary of the closed panel's content, beside its title. */
  summary?: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** Made when the panel is opened, and not before. */
  children: ReactNode;
}

/** A panel behind its heading, which opens and closes it. */
export const CollapsiblePanel = ({ title, summary, open, onToggle, children }: CollapsiblePanelProps) => {
  const id = useId();
  return (
    <Box
      component="section"
      sx={{ backgroundColor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        sx={{
          width: '100%',
          minHeight: 44,
          fontFamily: 'inherit',
          padding: '12px 16px',
          columnGap: 2,
          rowGap: 0.5,
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          justifyContent: 'flex-start',
          textAlign: 'start',
        }}
      >
        <ExpandMore
          fontSize="small"
          sx={{
            marginInline: -0.75,
            color: 'text.secondary',
            transform: open ? undefined : 'rotate(-90deg)',
            transition: 'transform 120ms',
          }}
        />
        <Typography variant="h2" component="h2" sx={{ whiteSpace: 'nowrap' }}>
          {title}
        </Typography>
        {summary}
      </ButtonBase>
      <Collapse in={open} id={id} unmountOnExit>
        {children}
      </Collapse>
    </Box>
  );
};
