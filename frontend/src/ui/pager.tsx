import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Button, IconButton, Stack } from '@mui/material';
import { texts } from '../i18n';
import { Quiet } from './quiet';

/** The pager's buttons. */
const PAGE_BUTTONS = 7;

/** The numbers of at most seven pages around the open one. */
export const pageWindow = (page: number, pages: number): number[] => {
  const size = Math.min(PAGE_BUTTONS, pages);
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_BUTTONS / 2), pages - size + 1));
  return Array.from({ length: size }, (_unused, index) => first + index);
};

interface PagerProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** `1–50 de 128`, where the total is known. */
  summary?: string;
}

/** Page buttons with the open one in the middle where possible, and the way to its neighbours. */
export const Pager = ({ page, pages, onChange, summary }: PagerProps) => (
  <Stack
    component="nav"
    direction="row"
    aria-label={texts.common.page(page)}
    sx={{ alignItems: 'center', gap: 0.5, padding: 1, borderTop: 1, borderColor: 'divider' }}
  >
    <Quiet variant="caption" sx={{ flexGrow: 1, paddingInlineStart: 0.5 }}>
      {summary}
    </Quiet>
    {pages > 1 && (
      <>
        <IconButton
          aria-label={texts.common.previousPage}
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
        {pageWindow(page, pages).map((number) => (
          <Button
            key={number}
            size="small"
            aria-label={texts.common.page(number)}
            aria-current={number === page ? 'page' : undefined}
            color={number === page ? 'primary' : 'inherit'}
            onClick={() => onChange(number)}
            sx={{
              minWidth: 28,
              paddingInline: 0.5,
              display: number === page ? undefined : { xs: 'none', sm: 'inline-flex' },
            }}
          >
            {number}
          </Button>
        ))}
        <IconButton
          aria-label={texts.common.nextPage}
          disabled={page >= pages}
          onClick={() => onChange(page + 1)}
        >
          <ChevronRight fontSize="small" />
        </IconButton>
      </>
    )}
  </Stack>
);
