import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer';
import { PagePool } from '../../src/documents/printing/page-pool.js';
import { eventually } from '../harness/eventually.js';
import { testSettings } from '../harness/test-settings.js';
import { readPdf } from './pdf-text.js';

/** Processes of the browser and all that it started. */
const processesOf = (browser: number): { pid: number; args: string }[] =>
  execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === browser && !match?.[3]?.includes('<defunct>'))
    .map((match) => ({ pid: Number(match?.[1]), args: match?.[3] ?? '' }));

const pidOf = (browser: Browser) => browser.process()?.pid ?? 0;

describe('pages to print on @wide', () => {
  let pool: PagePool;
  let dispose: () => Promise<void>;
  /** The browser that has the next page. */
  const current = () => pool.use(false, (page) => Promise.resolve(pidOf(page.browser())));
  const print = (page: Page) => page.setContent('<p>Peça</p>').then(() => page.pdf());

  beforeEach(async () => {
    const { settings, dispose: end } = await testSettings({});
    dispose = end;
    pool = new PagePool(settings);
  });
  afterEach(async () => {
    await pool.onApplicationShutdown();
    await dispose();
  });

  it('are reused, and a page that failed is replaced', async () => {
    const first = await pool.use(false, (page) => Promise.resolve(page));
    expect(await pool.use(false, (page) => Promise.resolve(page))).toBe(first);
    await expect(pool.use(false, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const next = await pool.use(false, (page) => print(page).then(() => page));
    expect(next).not.toBe(first);
    expect(next.browser()).toBe(first.browser());
  });

  describe('when their process is killed', () => {
    /** Temporary files of these tests alone: any other start on this machine would clean up what hangs, too. */
    let temporary: string;
    let started: ChildProcess[];
    beforeEach(() => {
      temporary = mkdtempSync(join(tmpdir(), 'forja-owners-'));
      started = [];
    });
    afterEach(async () => {
      for (const owner of started) owner.kill('SIGKILL');
      await startAnew();
      rmSync(temporary, { recursive: true, force: true });
    });
    /** Runs the built product, as a worker does. */
    const run = (script: string): ChildProcess & { stdout: Readable } => {
      const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
        cwd: join(__dirname, '../..'),
        env: { ...process.env, TMPDIR: temporary },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      started.push(owner);
      return owner;
    };
    const built = (file: string) =>
      pathToFileURL(join(__dirname, '../../dist/documents/printing', file)).href;
    /** The next start of the product, by a process of its own. */
    const startAnew = async () => {
      const starter = run(`
        import { PagePool } from '${built('page-pool.js')}';
        await new PagePool({ documents: {}, database: { DATA_DIR: '.' } }).onApplicationBootstrap();
        process.exit();`);
      await once(starter, 'exit');
    };
    /** A process of its own with a browser. */
    const startOwner = async (): Promise<{ owner: ChildProcess; browser: number; profile: string }> => {
      const owner = run(`
        import { launchBrowser } from '${built('browser.js')}';
        const browser = await launchBrowser({
          documents: { CHROMIUM_PATH: process.env.CHROMIUM_PATH },
          database: { DATA_DIR: '.' },
        });
        await browser.newPage();
        const profile = browser.process().spawnargs.find((each) => each.startsWith('--user-data-dir=')).slice(16);
        console.log(JSON.stringify({ browser: browser.process().pid, profile }));
        setInterval(() => undefined, 1000);`);
      const [line] = (await once(owner.stdout, 'data')) as [Buffer];
      return { owner, ...(JSON.parse(line.toString()) as { browser: number; profile: string }) };
    };

    it('end without being killed', async () => {
      const { owner, browser } = await startOwner();
      expect(processesOf(browser).length).toBeGreaterThan(1);
      owner.kill('SIGKILL');
      await eventually(() => processesOf(browser).length === 0);
    });

    it('are ended by the next start where they hang, and those of a living process are not', async () => {
      const [hanging, living] = [await startOwner(), await startOwner()];
      processesOf(hanging.browser).forEach(({ pid }) => process.kill(pid, 'SIGSTOP'));
      hanging.owner.kill('SIGKILL');
      await once(hanging.owner, 'exit');
      expect(processesOf(hanging.browser).length).toBeGreaterThan(1);
      await startAnew();
      await eventually(() => processesOf(hanging.browser).length === 0);
      expect(existsSync(hanging.profile)).toBe(false);
      expect(processesOf(living.browser).length).toBeGreaterThan(1);
      expect(existsSync(living.profile)).toBe(true);
      living.owner.kill('SIGKILL');
      await eventually(() => processesOf(living.browser).length === 0);
      await startAnew();
      expect(existsSync(living.profile)).toBe(false);
    });
  });

  it('leave no profile behind when their process ends in order', async () => {
    const profile = await pool.use(false, (page) => {
      const args = page.browser().process()?.spawnargs ?? [];
      return Promise.resolve(args.find((each) => each.startsWith('--user-data-dir='))?.slice(16) ?? '');
    });
    expect(existsSync(profile)).toBe(true);
    await pool.onApplicationShutdown();
    expect(existsSync(profile)).toBe(false);
  });

  it('load nothing from the network or from files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forja-page-'));
    writeFileSync(join(folder, 'file.txt'), 'segredo');
    const asked: string[] = [];
    const printed: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('seen');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await pool.use(false, async (page) => {
      await page.setContent(
        `<style>@import url(${url}/css); p { background: url(${url}/background) }</style>
        <p>Peça</p><img src="${url}/image"><iframe src="${url}/frame"></iframe>
        <script>fetch('${url}/script')</script><iframe src="file://${folder}/file.txt"></iframe>
        <img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">`,
      );
      printed.push(...(await readPdf(Buffer.from(await page.pdf()))).pages);
    });
    server.close();
    rmSync(folder, { recursive: true });
    expect(asked).toEqual([]);
    expect(printed.join()).toContain('Peça');
    expect(printed.join()).not.toMatch(/seen|segredo/);
  });

  it('are given up at once when their process dies', async () => {
    const pid = await current();
    const failure = pool.use(false, async (page) => {
      await page.setContent('<p>Peça</p>');
      const renderers = processesOf(pid).filter(({ args }) => args.includes('--type=renderer'));
      expect(renderers.length).toBeGreaterThan(0);
      for (const renderer of renderers) process.kill(renderer.pid, 'SIGKILL');
      return page.pdf();
    });
    await expect(failure).rejects.toThrow();
    await expect(pool.use(false, print)).resolves.toBeInstanceOf(Uint8Array);
  });

  it('come from another browser when theirs hangs, which is ended', async () => {
    const pid = await current();
    process.kill(pid, 'SIGSTOP');
    const stuck = pool.use(false, print, 300);
    await expect(stuck).rejects.toThrow();
    expect(await pool.use(false, (page) => print(page).then(() => pidOf(page.browser())))).not.toBe(pid);
    await eventually(() => processesOf(pid).length === 0);
  });

  it('print all waiting documents when their browser is killed repeatedly', async () => {
    const documents = Array.from({ length: 12 }, (_value, index) => pool.print(`<p>Peça ${index}</p>`));
    for (let time = 0; time < 2; time += 1) process.kill(await current(), 'SIGKILL');
    for (const document of await Promise.all(documents))
      expect(document.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are given up with their browser after a while, without a print that fails', async () => {
    const pids = new Set<number>();
    for (let use = 0; use < 305; use += 1) pids.add(await current());
    expect(pids.size).toBe(2);
    await eventually(() => processesOf([...pids][0]!).length === 0);
  });
});
