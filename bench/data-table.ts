import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import type { BenchedTable } from './data-table/contestant.js';

const rounds = 5;
const names = {
  tanstack: 'TanStack Table + Virtual',
  ours: 'DataTable',
  antd: 'antd Table',
  mui: 'MUI DataGrid',
};
type Name = keyof typeof names;
const contestants = Object.keys(names).filter((name): name is Name => name in names);
const keystrokes = ['0', '00', '004', '0042', '004'];

if (!existsSync('bench/node_modules/antd')) {
  process.stdout.write('  installing antd and MUI into bench/node_modules …\n');
  spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: 'bench', stdio: 'inherit' });
}

const folder = mkdtempSync(join(process.cwd(), 'node_modules/.bench-table-'));
await build({
  configFile: false,
  logLevel: 'error',
  root: 'bench/data-table',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    conditions: ['@skillcert/source', 'module', 'browser', 'production'],
    alias: [
      { find: /^(react|react-dom)(\/.*)?$/, replacement: join(process.cwd(), 'node_modules/$1$2') },
      { find: /^@skillcert\/ui$/, replacement: join(process.cwd(), 'packages/ui/src/index.ts') },
      {
        find: /^@skillcert\/ui\/styles.css$/,
        replacement: join(process.cwd(), 'packages/ui/src/styles.css'),
      },
      {
        find: /^@skillcert\/ui\/locales\/zh$/,
        replacement: join(process.cwd(), 'packages/ui/src/locales/zh.ts'),
      },
    ],
  },
  plugins: [tailwindcss()],
  build: {
    outDir: folder,
    emptyOutDir: true,
    cssCodeSplit: true,
    modulePreload: false,
    manifest: true,
    rolldownOptions: {
      input: Object.fromEntries(
        contestants.map((name) => [name, join(process.cwd(), `bench/data-table/${name}.tsx`)]),
      ),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunk-[hash].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer((request, response) => {
  const path = join(folder, request.url ?? '/');
  if (extname(path) in types) {
    if (!existsSync(path)) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(readFileSync(path));
  }
  const name = (request.url ?? '/').slice(1);
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="zh"><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="/${name}.css"><body><script type="module" src="/${name}.js"></script>`,
    );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

interface Round {
  mount: number;
  'sort words': number;
  'sort numbers': number;
  'filter keystroke': number;
  'long frames of a fling': number;
  'frame of a fling': number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const run = async (browser: Browser, name: Name): Promise<Round> => {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(`http://127.0.0.1:${port}/${name}`);
  await page.waitForFunction(() => 'table' in window);
  const table = <Key extends keyof BenchedTable>(key: Key, ...given: Parameters<BenchedTable[Key]>) =>
    page.evaluate(
      ([each, values]) => (window.table[each] as (...all: unknown[]) => Promise<unknown>)(...values),
      [key, given] as const,
    ) as ReturnType<BenchedTable[Key]>;
  await table('warm');
  const mount = await table('mount');
  const words = await table('sort', 'name');
  const numbers = await table('sort', 'score');
  const keys = await table('filter', keystrokes);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await table('fling', 120);
  await page.close();
  if (failures.length > 0) throw new Error(`${names[name]} failed: ${failures.join('; ')}`);
  return {
    mount,
    'sort words': median(words),
    'sort numbers': median(numbers),
    'filter keystroke': median(keys),
    'long frames of a fling': frames.filter((milliseconds) => milliseconds > 50).length,
    'frame of a fling': frames.reduce((sum, each) => sum + each, 0) / frames.length,
  };
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const measured = new Map<Name, Round[]>(contestants.map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  // Another one begins each round, so that none always comes after the same neighbour.
  for (let turn = 0; turn < contestants.length; turn += 1) {
    const name = contestants[(round + turn) % contestants.length] ?? 'ours';
    measured.get(name)?.push(await run(browser, name));
  }
}
await browser.close();
server.close();
rmSync(folder, { recursive: true, force: true });

const measures = Object.keys(measured.get('ours')?.[0] ?? {}).filter((key): key is keyof Round => true);
for (const measure of measures) {
  const of = (name: Name) => median((measured.get(name) ?? []).map((round) => round[measure]));
  process.stdout.write(`  ${measure}\n`);
  for (const name of contestants) {
    const values = (measured.get(name) ?? []).map((round) => round[measure]);
    const spread = `${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}`;
    const ratio = of('tanstack') === 0 ? '' : `×${(of(name) / of('tanstack')).toFixed(2)}`;
    const unit = measure === 'long frames of a fling' ? '  ' : 'ms';
    process.stdout.write(
      `    ${names[name].padEnd(26)} ${of(name).toFixed(1).padStart(8)} ${unit}  [${spread}]  ${ratio}\n`,
    );
  }
}
