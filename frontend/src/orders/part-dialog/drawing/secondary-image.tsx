import { Box, Stack, Typography } from '@mui/material';
import { fileUrl, messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { DRAWING_ENDINGS } from '../../shared/drawing-endings';
import { FileButton, useToast } from '../../../ui';
import { partsApi } from '../../data/orders-api';
import { withPart } from '../../data/use-order';
import { useOpenOrder } from '../../data/open-order';
import type { Part } from '../../data/types';
import type { PartSession } from '../session/use-part-session';

const text = texts.orders.partDialog;

/** What an answer to the upload says about the second file; the rest of the part may be unsaved and stays. */
const secondaryOf = (answer: Part): Partial<Part> => ({
  secondary_content: answer.secondary_content,
  secondary_thumbnail: answer.secondary_thumbnail,
  secondary_original: answer.secondary_original,
  ...(typeof answer.version === 'number' && { version: answer.version }),
});

/** A second picture of the part, sent as soon as it is chosen. */
export const SecondaryImage = ({ form, disabled }: { form: PartSession; disabled: boolean }) => {
  const { cache } = useOpenOrder();
  const toast = useToast();
  const { draft } = form;
  const thumbnail = fileUrl(draft.secondary_thumbnail ?? draft.secondary_content);
  const send = async (file: File) => {
    try {
      const change = secondaryOf(await partsApi.uploadSecondary(draft, file));
      form.patch(change);
      cache.change((order) => {
        const saved = order.sets.flatMap(({ parts }) => parts).find(({ id }) => id === draft.id);
        return saved ? withPart(order, { ...saved, ...change }) : order;
      });
      toast(texts.orders.parts.secondarySent, 'success');
    } catch (error) {
      toast(messageOf(error, texts.orders.parts.secondaryFailed));
    }
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 56 }}>
      {thumbnail && (
        <Box
          component="a"
          href={fileUrl(draft.secondary_content) ?? thumbnail}
          target="_blank"
          rel="noreferrer"
          aria-label={text.secondary}
          sx={{ lineHeight: 0, borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden' }}
        >
          <Box
            component="img"
            src={thumbnail}
            alt={text.secondary}
            sx={{ width: 72, height: 54, objectFit: 'contain', backgroundColor: '#FFFFFF' }}
          />
        </Box>
      )}
      <Box sx={{ flexGrow: 1 }}>
        <Typography sx={{ fontSize: 13, fontWeight: 550 }}>{text.secondary}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {text.secondaryHint}
        </Typography>
      </Box>
      {!disabled && (
        <FileButton
          label={thumbnail ? text.replaceSecondary : text.sendSecondary}
          accept={DRAWING_ENDINGS}
          onFile={send}
        />
      )}
    </Stack>
  );
};
