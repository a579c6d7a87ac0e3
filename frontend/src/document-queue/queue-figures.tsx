import type { DocumentQueue } from '../api';
import { texts } from '../i18n';
import { FiguresStrip, formatNumber } from '../ui';
import { formatDuration } from './duration';

const { figures: words, title } = texts.documentQueue;

/** How the queue stands, in one strip. */
export const QueueFigures = ({ queue }: { queue: DocumentQueue | undefined }) => {
  const count = (name: 'workers' | 'running' | 'waiting' | 'waiting_ahead' | 'failed') => ({
    label: words[name],
    value: queue && formatNumber(queue[name], 0),
  });
  const alarm = { colour: 'error.main' };
  return (
    <FiguresStrip
      label={title}
      figures={[
        { ...count('workers'), ...(queue?.workers === 0 && alarm) },
        count('running'),
        count('waiting'),
        count('waiting_ahead'),
        { ...count('failed'), ...(queue?.failed && alarm) },
        { label: words.median_ms, value: queue && formatDuration(queue.median_ms) },
      ]}
    />
  );
};
