import 'reflect-metadata';
import { loadSettings } from '../platform/config/load-settings.js';
import { isEmbedded } from '../platform/database/connection-options.js';
import { chooseStorage } from '../platform/storage/storage.module.js';
import { restoreBackup } from './archive/restore-backup.js';
import { backupsTexts as words } from './backups.texts.js';
import { CommandFailure, runCommand } from './command-failure.js';

/** `npm run restore -- FILE`: a backup into an empty DATA_DIR. */
await runCommand(async () => {
  const file = process.argv[2];
  if (!file) throw new CommandFailure(words.restoreUsage);
  const settings = loadSettings(process.env);
  if (!isEmbedded(settings)) throw new CommandFailure(words.restoreShape);
  const bucket = settings.storage.STORAGE_URL ? chooseStorage(settings) : null;
  try {
    const { files, rows } = await restoreBackup(file, { dataDir: settings.database.DATA_DIR, bucket });
    console.log(words.restored(settings.database.DATA_DIR, files, rows));
  } finally {
    await bucket?.close();
  }
});
