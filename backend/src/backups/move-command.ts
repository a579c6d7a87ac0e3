import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { parse } from 'dotenv';
import { loadSettings } from '../platform/config/load-settings.js';
import { isInUse } from '../platform/database/move/in-use.js';
import { startFailure } from '../start-failure.js';
import { backupsTexts as words } from './backups.texts.js';
import { CommandFailure, runCommand } from './command-failure.js';
import { checkSource, moveInstallation } from './move/move-installation.js';

/** `npm run move -- --to FILE`: the installation of these settings into that of a settings file. */
await runCommand(async () => {
  const [option, file] = process.argv.slice(2);
  if (option !== '--to' || !file) throw new CommandFailure(words.moveUsage);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandFailure(words.notReadable(file));
  });
  const [from, to] = [loadSettings(process.env), loadSettings(parse(text))];
  try {
    await checkSource(from);
    if (await isInUse(from)) throw new CommandFailure(words.inUse);
    const { tables, rows, objects, missing } = await moveInstallation(from, to);
    console.log(words.moved(tables, rows, objects));
    if (missing.length > 0) console.log(words.missing(missing));
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    throw new CommandFailure(startFailure(error, { port: to.server.PORT, dataDir: to.database.DATA_DIR }));
  }
});
