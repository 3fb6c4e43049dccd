import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { type Step, walk } from './navigation/walk.js';
import { startProduct } from './start-product.js';

const rounds = 5;
const slowDown = 4;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = mkdtempSync(join(process.cwd(), 'node_modules/.bench-navigation-'));
await build({
  configFile: false,
  logLevel: 'error',
  root: 'bench/navigation',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    // The same file that the console's build takes.
    alias: [
      // Not the copy that antd and MUI bring into bench/node_modules: the router has the console's.
      { find: /^(react|react-dom)(\/.*)?$/, replacement: join(process.cwd(), 'node_modules/$1$2') },
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

const product = await startProduct();

const viewport = { width: 1366, height: 768 };

const openConsole = async (browser: Browser, tags_view: boolean): Promise<Page> => {
  const context = await browser.newContext({ viewport, locale: 'zh-CN' });
  await context.addInitScript(
    (kept) => localStorage.setItem('shell_settings', kept),
    JSON.stringify({ tags_view }),
  );
  const page = await context.newPage();
  const admin = product.accounts.find(({ role }) => role === 'admin');
  await page.goto(`${product.url}/login?redirect=%2Fclass%2Flists`);
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
    measured.get(name)?.push(...(await walk(await open[name](), slowDown)));
  }
}
await browser.close();
bareSite.close();
await product.discard();
rmSync(folder, { recursive: true, force: true });

process.stdout.write(
  `  from the click, ${rows.length} rows, CPU slowed ${slowDown}×; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
);
for (const what of ['heading', 'row'] as const) {
  const paintedOn = (name: (typeof names)[number]) => (measured.get(name) ?? []).map((step) => step[what]);
  const times = (name: (typeof names)[number]) => paintedOn(name).map(({ milliseconds }) => milliseconds);
  const baseline = median(times('bare react-router page'));
  process.stdout.write(`  to the painted ${what === 'heading' ? 'heading' : 'first row under it'}\n`);
  for (const name of names) {
    const all = times(name);
    const frames = paintedOn(name).map((each) => each.frames);
    const spread = `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`;
    const ratio = `×${(median(all) / baseline).toFixed(2)}`;
    process.stdout.write(
      `    ${name.padEnd(28)} ${median(all).toFixed(1).padStart(7)} ms  [${spread}]  ${ratio}  frames: median ${median(frames)}, most ${Math.max(...frames)}\n`,
    );
  }
}
process.stdout.write('    goal: the heading at most ×1.50 of the bare page, and two frames\n');
