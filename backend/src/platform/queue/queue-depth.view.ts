import { decimal, nullable, shape, text } from '../shape.js';

/** How many jobs of one name there are, without looking at each. */
export class QueueDepthView extends shape({
  name: text('Name of the job'),
  workers: decimal('Processes that do it'),
  waiting: decimal('Jobs that wait and were requested'),
  waiting_ahead: decimal('Jobs ahead of time that wait'),
  running: decimal('Jobs that are being done'),
  failed: decimal('Failed ones among those that ended lately'),
  oldest_ms: nullable(
    decimal('Milliseconds that the oldest requested one has waited; null where none waits'),
  ),
}) {}
