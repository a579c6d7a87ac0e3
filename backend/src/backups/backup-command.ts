import 'reflect-metadata';
import { jwtSecret } from '../access/auth/server-keys.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { EmbeddedFile, embeddedPath } from '../platform/database/embedded/embedded-file.js';
import { isEmbedded } from '../platform/database/connection-options.js';
import { chooseStorage } from '../platform/storage/storage.module.js';
import { writeBackup, type WrittenBackup } from './archive/write-archive.js';
import { backupsTexts as words } from './backups.texts.js';
import { CommandFailure, runCommand } from './command-failure.js';

const MEGABYTE = 1_000_000;

/** `npm run backup -- FILE`: a backup of the embedded installation, beside the running product. */
await runCommand(async () => {
  const file = process.argv[2];
  if (!file) throw new CommandFailure(words.usage);
  const settings = loadSettings(process.env);
  if (!isEmbedded(settings)) throw new CommandFailure(words.serverShape);
  const storage = chooseStorage(settings);
  const started_at = new Date().toISOString();
  const record = { file, started_at, dataDir: settings.database.DATA_DIR };
  try {
    const source = { dataDir: settings.database.DATA_DIR, storage, key: jwtSecret(settings) };
    const written = await writeBackup(source, file);
    await recorded({ ...record, written, error: null });
    console.log(words.saved(file, written.files, (written.bytes / MEGABYTE).toFixed(1).replace('.', ',')));
    if (written.missing.length > 0) console.log(words.missing(written.missing));
  } catch (error) {
    await recorded({
      ...record,
      written: null,
      error: error instanceof Error ? error.message : String(error),
    });
    throw error;
  } finally {
    await storage.close();
  }
});

interface Ended {
  dataDir: string;
  file: string;
  started_at: string;
  written: WrittenBackup | null;
  error: string | null;
}

/** Among the product's own records, as long as its database is there; a database of before these records has no place for it. */
async function recorded({ dataDir, file, started_at, written, error }: Ended): Promise<void> {
  try {
    const database = await EmbeddedFile.open(embeddedPath(dataDir), { readonly: false });
    database.run(
      `INSERT INTO backups (started_at, ended_at, file, bytes, files, missing, error) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      started_at,
      new Date().toISOString(),
      file.slice(-500),
      written?.bytes ?? null,
      written?.files ?? null,
      written?.missing.length ?? null,
      error?.slice(0, 500) ?? null,
    );
    database.close();
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
  }
}
