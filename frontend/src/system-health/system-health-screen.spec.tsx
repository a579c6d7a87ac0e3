import { screen, within } from '@testing-library/react';
import type { SystemHealth } from '../api';
import { on } from '../../test/api';
import { show } from '../../test/show';
import { SystemHealthScreen } from './system-health-screen';

const GIGABYTE = 1024 ** 3;

const health = (fields: Partial<SystemHealth> = {}): SystemHealth => ({
  versions: {
    product: '1.4.0',
    node: 'v20.19.0',
    database: 'SQLite 3.46.0',
    schema: 'Operations1795850000000',
    started_at: '2026-11-05T11:30:00.000Z',
  },
  unnamed_proxy: false,
  dependencies: [{ name: 'database', state: 'ok', latency_ms: 2 }],
  disk: { free_bytes: 120 * GIGABYTE, total_bytes: 200 * GIGABYTE },
  queues: [
    {
      name: 'reprice-quotes',
      workers: 1,
      waiting: 3,
      waiting_ahead: 0,
      running: 1,
      failed: 0,
      oldest_ms: 1500,
    },
    { name: 'new-kind', workers: 0, waiting: 1, waiting_ahead: 0, running: 0, failed: 2, oldest_ms: 40 },
    { name: 'send-mail', workers: 1, waiting: 0, waiting_ahead: 0, running: 0, failed: 0, oldest_ms: null },
  ],
  backups: {
    last_good_at: '2026-11-05T06:00:00.000Z',
    last_good_bytes: 1.5 * GIGABYTE,
    last_failure_at: null,
    scheduled: true,
  },
  errors: { last_24h: 2, last_7days: 1234 },
  ...fields,
});

const open = async (fields?: Partial<SystemHealth>) => {
  on('get', '/api/system-health', { 200: health(fields) });
  const { user } = show(<SystemHealthScreen />);
  await screen.findByText('v20.19.0');
  return { user, text: document.body.textContent };
};

it('shows versions, dependencies, disk, backups, errors and queues with their figures', async () => {
  const { text } = await open();
  for (const shown of [
    'Banco de dadosSQLite 3.46.0',
    'Processo iniciado em05/11/2026 08:30:00',
    'Banco de dadosDisponível2 ms',
    'Espaço livre120 GB de 200 GB',
    'Último completo05/11/2026 03:00:00 · 1,5 GB',
    'Última falhaNenhuma',
    'Backup diárioAgendado',
    'Últimas 24 horas2',
    'Últimos 7 dias1.234',
  ])
    expect(text).toContain(shown);
  const rows = within(screen.getByRole('table', { name: 'Filas' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Reprecificações130102 s',
    'new-kindNenhum processo em execução100240 ms',
    'E-mails10000–',
  ]);
  expect(screen.queryAllByRole('alert')).toEqual([]);
});

it('warns of a missing backup, of a full disk and of a proxy that is not named', async () => {
  await open({
    disk: { free_bytes: 300 * 1024 ** 2, total_bytes: 200 * GIGABYTE },
    backups: {
      last_good_at: null,
      last_good_bytes: null,
      last_failure_at: '2026-11-05T06:00:00.000Z',
      scheduled: false,
    },
    unnamed_proxy: true,
  });
  const warnings = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(warnings).toEqual([
    expect.stringContaining('TRUST_PROXY não está definido'),
    expect.stringContaining('Há pouco espaço livre'),
    expect.stringContaining('Não há backup completo conhecido'),
  ]);
  expect(document.body.textContent).toContain('300 MB de 200 GB');
});

it('says of each part that it did not answer', async () => {
  const { text } = await open({
    versions: { ...health().versions, database: null, schema: null },
    dependencies: [{ name: 'database', state: 'unavailable', latency_ms: null }],
    disk: null,
    queues: null,
    backups: null,
    errors: null,
  });
  expect(text).toContain('Banco de dadosSem resposta');
  expect(text).toContain('EsquemaSem resposta');
  expect(text).toContain('Banco de dadosIndisponível');
  expect(text).toContain('DiscoSem resposta');
  expect(text).toContain('Últimas 24 horasSem resposta');
  expect(text).toContain('A fila não respondeu.');
  expect(text).not.toContain('Backups');
});
