import { Logger } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { QueryFailedError } from 'typeorm';
import { ErrorLog } from '../../src/error-log/error-log.entity.js';
import { ConfigModule } from '../../src/platform/config/config.module.js';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { Database } from '../../src/platform/database/database.js';
import { testSettings } from '../harness/test-settings.js';

/** A promise and the function that resolves it: with them a test decides what happens when. */
function signal(): { reached: Promise<void>; reach: () => void } {
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { reached, reach };
}

describe('writing @servers', () => {
  let db: Database;
  let module: TestingModule;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    const test = await testSettings();
    dispose = test.dispose;
    const { settings } = test;
    module = await Test.createTestingModule({
      imports: [ConfigModule.with(settings), DatabaseModule.with(settings)],
    }).compile();
    module.enableShutdownHooks();
    db = module.get(Database);
  });
  afterAll(async () => {
    await module.close();
    await dispose();
  });

  const note = async (message: string) => {
    const created_at = new Date().toISOString();
    await db.manager.insert(ErrorLog, { level: 'info', message, created_at });
  };
  const notes = async (like: string) => {
    const rows = await db.manager
      .createQueryBuilder(ErrorLog, 'e')
      .where('e.message LIKE :like', { like })
      .getMany();
    return rows.map(({ message }) => message).sort();
  };

  it('loses nothing that was acknowledged when the transaction beside it is rolled back', async () => {
    const saved = signal();
    const rollBack = signal();
    const first = db.write(async () => {
      await note('story A');
      saved.reach();
      await rollBack.reached;
      throw new Error('A is rolled back');
    });
    await saved.reached;
    const second = db.write(() => note('story B'));
    const third = db.write(() => note('story C'));
    rollBack.reach();
    await expect(first).rejects.toThrow('A is rolled back');
    await Promise.all([second, third]);
    expect(await notes('story %')).toEqual(['story B', 'story C']);
  });

  it('has another stamp after each commit, and the same as long as nothing was committed', async () => {
    const stamps = [await db.stamp()];
    if (!db.embedded) {
      expect(stamps).toEqual([null]);
      return;
    }
    await notes('nothing');
    expect(await db.stamp()).toBe(stamps[0]);
    const failing = db.write(async () => {
      await note('never');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await db.stamp()).toBe(stamps[0]);
    for (const message of ['one', 'two']) {
      await db.write(() => note(message));
      stamps.push(await db.stamp());
    }
    expect(new Set(stamps).size).toBe(3);
  });

  it('shows a change to its own transaction alone before the commit', async () => {
    const saved = signal();
    const commit = signal();
    const writing = db.write(async () => {
      await note('open');
      expect(await notes('open')).toEqual(['open']);
      saved.reach();
      await commit.reached;
    });
    await saved.reached;
    expect(await notes('open')).toEqual([]);
    commit.reach();
    await writing;
    expect(await notes('open')).toEqual(['open']);
  });

  it('joins an inner write to the outer one', async () => {
    const outer = db.write(async () => {
      await note('nested outer');
      await db.write(() => note('nested inner'));
      throw new Error('both or none');
    });
    await expect(outer).rejects.toThrow('both or none');
    expect(await notes('nested %')).toEqual([]);
  });

  it('does what waits for the commit only after one', async () => {
    const done: string[] = [];
    const failing = db.write(async () => {
      await db.afterCommit(() => void done.push('never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.write(async () => {
      await note('committed');
      await db.afterCommit(() => void done.push('after'));
      expect(done).toEqual([]);
    });
    expect(done).toEqual(['after']);
  });

  it('is done once and answered whatever fails after the commit, a deadlock of another change, too', async () => {
    const deadlock = new QueryFailedError(
      'UPDATE',
      [],
      Object.assign(new Error('Deadlock found'), { code: 'ER_LOCK_DEADLOCK' }),
    );
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const done: string[] = [];
    const answer = await db.write(async () => {
      await note('followed');
      await db.afterCommit(() => Promise.reject(deadlock));
      await db.afterCommit(() => void done.push('next'));
      return 'stored';
    });
    await db.afterCommit(() => Promise.reject(deadlock));
    expect(log.mock.calls).toEqual([[deadlock], [deadlock]]);
    log.mockRestore();
    expect(answer).toBe('stored');
    expect(done).toEqual(['next']);
    expect(await notes('followed')).toEqual(['followed']);
  });

  it('keeps every one of many writes at once', async () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index);
    await Promise.all(numbers.map((number) => db.write(() => note(`many ${number}`))));
    expect(await notes('many %')).toHaveLength(60);
  });
});
