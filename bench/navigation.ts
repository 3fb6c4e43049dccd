import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';

const rounds = 5;
const stepsPerRound = 20;
const slowDown = 4;

interface Step {
  readonly milliseconds: number;
  readonly frames: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Follows a link of the page, from the click to the frame that shows the other heading. */
const follow = (page: Page, path: string): Promise<Step> =>
  page.evaluate((to) => {
    const inSight = () =>
      [...document.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0);
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`);
    if (!link) throw new Error(`There is no link to ${to}.`);
    const before = inSight()?.textContent;
    return new Promise<Step>((resolve) => {
      let frames = 0;
      const began = performance.now();
      const look = () => {
        frames += 1;
        const now = inSight()?.textContent;
        if (now === undefined || now === before) return requestAnimationFrame(look);
        // A message is taken after this frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ milliseconds: performance.now() - began, frames });
        port2.postMessage(undefined);
      };
      link.click();
      requestAnimationFrame(look);
    });
  }, path);

const walk = async (page: Page): Promise<readonly Step[]> => {
  const slow = await page.context().newCDPSession(page);
  const steps: Step[] = [];
  // Both are loaded before anything is measured.
  for (const path of ['/index', '/class/lists', '/index', '/class/lists']) await follow(page, path);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  for (let step = 0; step < stepsPerRound; step += 1) {
    steps.push(await follow(page, step % 2 === 0 ? '/index' : '/class/lists'));
  }
  await page.context().close();
  return steps;
};

const folder = mkdtempSync(join(process.cwd(), 'node_modules/.bench-navigation-'));
const data_dir = mkdtempSync(join(tmpdir(), 'skillcert-bench-'));
await build({
  configFile: false,
  logLevel: 'error',
  root: 'bench/navigation',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    // The same file that the console's build takes.
    alias: [
      {
        find: /^react-router$/,
        replacement: join(process.cwd(), 'node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  build: {
    outDir: folder,
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { input: 'bench/navigation/bare.tsx', output: { entryFileNames: 'bare.js' } },
  },
});

const bareSite = createServer((request, response) => {
  const isScript = request.url?.endsWith('.js') ?? false;
  response
    .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
    .end(
      isScript
        ? readFileSync(join(folder, 'bare.js'))
        : '<!doctype html><html lang="zh"><meta charset="utf-8"><title>bare</title><body><div id="root"></div><script type="module" src="/bare.js"></script>',
    );
});
await new Promise<void>((resolve) => bareSite.listen(0, '127.0.0.1', resolve));
const bareUrl = `http://127.0.0.1:${(bareSite.address() as AddressInfo).port}`;

const productPort = 20_000 + Math.floor(Math.random() * 20_000);
const productUrl = `http://127.0.0.1:${productPort}`;
const product: ChildProcess = spawn(process.execPath, ['apps/server/dist/server.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    SKILLCERT_MODE: 'demo',
    PORT: String(productPort),
    DATA_DIR: data_dir,
    LOG_LEVEL: 'fatal',
  },
});
const isReady = async (): Promise<boolean> => {
  try {
    return (await fetch(`${productUrl}/readyz`)).ok;
  } catch {
    return false;
  }
};
while (!(await isReady())) {
  if (product.exitCode !== null)
    throw new Error('The product did not start; build it first (npm run build).');
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const viewport = { width: 1366, height: 768 };

const openConsole = async (browser: Browser, tags_view: boolean): Promise<Page> => {
  const context = await browser.newContext({ viewport, locale: 'zh-CN' });
  await context.addInitScript(
    (kept) => localStorage.setItem('shell_settings', kept),
    JSON.stringify({ tags_view }),
  );
  const page = await context.newPage();
  const accounts: { role: string; username: string; password: string }[] = JSON.parse(
    readFileSync(join(data_dir, 'demo-accounts.json'), 'utf8'),
  );
  const admin = accounts.find(({ role }) => role === 'admin');
  await page.goto(`${productUrl}/login?redirect=%2Fclass%2Flists`);
  await page.locator('input[name=username]').fill(admin?.username ?? '');
  await page.locator('input[name=password]').fill(admin?.password ?? '');
  await page.locator('button[type=submit]').click();
  await page.locator('tbody tr').nth(5).waitFor();
  return page;
};

const openBare = async (browser: Browser, rows: readonly string[][]): Promise<Page> => {
  const context = await browser.newContext({ viewport, locale: 'zh-CN' });
  await context.addInitScript((given) => Object.assign(window, { rows: given }), rows);
  const page = await context.newPage();
  await page.goto(`${bareUrl}/class/lists`);
  await page.locator('tbody tr').nth(5).waitFor();
  return page;
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const names = ['bare react-router page', 'console, views made anew', 'console, views kept (tags)'] as const;
const measured = new Map<(typeof names)[number], Step[]>(names.map((name) => [name, []]));
const first = await openConsole(browser, false);
const rows = await first
  .locator('tbody tr')
  .evaluateAll((lines) =>
    lines.map((line) => [...line.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
await first.context().close();
const open = {
  'bare react-router page': () => openBare(browser, rows),
  'console, views made anew': () => openConsole(browser, false),
  'console, views kept (tags)': () => openConsole(browser, true),
};
for (let round = 0; round < rounds; round += 1) {
  // Another one begins each round, so that none always comes after the same neighbour.
  for (let turn = 0; turn < names.length; turn += 1) {
    const name = names[(round + turn) % names.length] ?? 'bare react-router page';
    measured.get(name)?.push(...(await walk(await open[name]())));
  }
}
await browser.close();
bareSite.close();
const ended = new Promise((resolve) => product.once('exit', resolve));
product.kill('SIGTERM');
await ended;
for (const made of [folder, data_dir]) rmSync(made, { recursive: true, force: true });

const times = (name: (typeof names)[number]) => (measured.get(name) ?? []).map((step) => step.milliseconds);
const baseline = median(times('bare react-router page'));
process.stdout.write(
  `  from the click to the painted heading, ${rows.length} rows, CPU slowed ${slowDown}×; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
);
for (const name of names) {
  const all = times(name);
  const frames = (measured.get(name) ?? []).map((step) => step.frames);
  const spread = `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`;
  const ratio = `×${(median(all) / baseline).toFixed(2)}`;
  process.stdout.write(
    `    ${name.padEnd(28)} ${median(all).toFixed(1).padStart(7)} ms  [${spread}]  ${ratio}  frames: median ${median(frames)}, most ${Math.max(...frames)}\n`,
  );
}
process.stdout.write('    goal: at most ×1.50 of the bare page, and two frames\n');
