import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, fileUrl, messageOf } from '../api';
import type { components } from '../api/schema';
import { drawingFeedback as words, texts } from '../i18n';
import { CollapsiblePanel, ConfirmDialog, formatDate, Quiet, useAttempt, useToast, FRAMED } from '../ui';

const fieldNames = texts.orders.suggestions.fields;

type Drawing = components['schemas']['BlockDrawingView'];

/** px */
const WIDEST = 320;
const TALLEST = 120;

/** A title block, cut from the preview of a drawing that has it; nothing where the drawing has no preview. */
const BlockPicture = ({ name, drawing }: { name: string; drawing: Drawing }) => {
  const { content, width, height, place } = drawing;
  const source = fileUrl(content);
  if (source === null || width === null || height === null || place === null) return null;
  const ratio = (place.width * width) / (place.height * height);
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        // The sheet is white in both themes.
        backgroundColor: 'common.white',
        ...FRAMED,
        maxWidth: '100%',
        width: Math.round(Math.min(WIDEST, TALLEST * ratio)),
        aspectRatio: String(ratio),
        marginBlock: 0.5,
      }}
    >
      <Box
        component="img"
        src={source}
        loading="lazy"
        alt={words.picture(name)}
        sx={{
          position: 'absolute',
          width: `${100 / place.width}%`,
          height: `${100 / place.height}%`,
          maxWidth: 'none',
          left: `${(-100 * place.x) / place.width}%`,
          top: `${(-100 * place.y) / place.height}%`,
        }}
      />
    </Box>
  );
};

const listOf = (id: number, signal?: AbortSignal) =>
  answer(api.GET('/api/customers/{id}/reading-feedback', { params: { path: { id } }, signal }));

type Block = Awaited<ReturnType<typeof listOf>>[number];
type Place = Block['places'][number];

/** The values to be forgotten, as the question names them. */
interface Forgetting {
  what: string;
  query: { title_block?: string; field?: Place['field'] };
}

const placeText = ({ inside, label }: Place): string => {
  if (!inside) return words.outside;
  return label === null ? words.inUnnamedCell : words.inCell(label);
};

const countsText = ({ accepted, corrected }: Place): string =>
  [accepted > 0 && words.accepted(accepted), corrected > 0 && words.corrected(corrected)]
    .filter(Boolean)
    .join(', ');

interface PartProps {
  name: string;
  block: Block;
  onForget: (forgetting: Forgetting) => void;
}

/** A field of a block: the places that it was read from, and how often each was right. */
const FieldLine = ({ field, name, block, onForget }: PartProps & { field: Place['field'] }) => (
  <Stack component="li" direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
    <Box sx={{ flexGrow: 1, minWidth: 0, typography: 'small', paddingBlock: 0.5 }}>
      {fieldNames[field]}
      {block.places
        .filter((place) => place.field === field)
        .map((place) => (
          <Box key={placeText(place)} sx={{ color: 'text.secondary' }}>
            {placeText(place)}: {countsText(place)}
          </Box>
        ))}
    </Box>
    <Button
      size="small"
      aria-label={words.forgetField(fieldNames[field], name)}
      onClick={() =>
        onForget({
          what: `${name}, ${fieldNames[field]}`,
          query: { title_block: block.title_block, field },
        })
      }
    >
      {words.forget}
    </Button>
  </Stack>
);

const BlockPart = ({ name, block, onForget }: PartProps) => (
  <Box component="section" aria-label={name} sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 1 }}>
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h3">{name}</Typography>
        <Quiet variant="caption">{words.blockDetail(block.drawings, formatDate(block.last_at))}</Quiet>
        {block.drawing && (
          <Quiet variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {words.newestDrawing(block.drawing.name, block.drawing.page)}
          </Quiet>
        )}
      </Box>
      <Button
        size="small"
        color="error"
        aria-label={words.forgetBlock(name)}
        onClick={() => onForget({ what: name, query: { title_block: block.title_block } })}
      >
        {words.forget}
      </Button>
    </Stack>
    {block.drawing && <BlockPicture name={name} drawing={block.drawing} />}
    <ul>
      {[...new Set(block.places.map(({ field }) => field))].map((field) => (
        <FieldLine key={field} field={field} name={name} block={block} onForget={onForget} />
      ))}
    </ul>
  </Box>
);

const Blocks = ({ customerId }: { customerId: number }) => {
  const toast = useToast();
  const attempt = useAttempt();
  const client = useQueryClient();
  const queryKey = ['customers', 'reading-feedback', customerId];
  const { data: blocks, error } = useQuery({ queryKey, queryFn: ({ signal }) => listOf(customerId, signal) });
  const [forgetting, setForgetting] = useState<Forgetting | null>(null);
  const forget = async ({ query }: Forgetting) => {
    await attempt(async () => {
      const params = { path: { id: customerId }, query };
      client.setQueryData(
        queryKey,
        await answer(api.DELETE('/api/customers/{id}/reading-feedback', { params })),
      );
      await client.invalidateQueries({ queryKey: ['parts', 'suggestions'] });
      toast(words.forgotten, 'success');
      setForgetting(null);
    }, words.forgetFailed);
  };
  if (error) return <Typography color="error">{messageOf(error, words.loadFailed)}</Typography>;
  if (!blocks) return null;
  if (blocks.length === 0) return <Typography variant="body2">{words.none}</Typography>;
  return (
    <Stack sx={{ gap: 1 }}>
      {blocks.map((block) => (
        <BlockPart
          key={block.title_block}
          name={words.block(block.name)}
          block={block}
          onForget={setForgetting}
        />
      ))}
      <Button
        size="small"
        color="error"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setForgetting({ what: words.everything, query: {} })}
      >
        {words.forgetAll}
      </Button>
      {forgetting && (
        <ConfirmDialog
          danger
          title={words.forgetTitle}
          message={words.forgetMessage(forgetting.what)}
          confirmLabel={words.forget}
          onConfirm={() => forget(forgetting)}
          onCancel={() => setForgetting(null)}
        />
      )}
    </Stack>
  );
};

/** The values that were learnt from a customer's drawings; asked for when the panel is opened. */
export const DrawingFeedback = ({ customerId }: { customerId: number }) => {
  const [open, setOpen] = useState(false);
  return (
    <CollapsiblePanel title={words.title} open={open} onToggle={() => setOpen(!open)}>
      <Box sx={{ padding: '0 16px 16px' }}>
        <Quiet variant="body2" sx={{ marginBottom: 1 }}>
          {words.explanation}
        </Quiet>
        <Blocks customerId={customerId} />
      </Box>
    </CollapsiblePanel>
  );
};
