// Packs the three packages as npm would publish them, installs the tarballs in a Vite app that knows nothing of this
// repository and has no Tailwind, checks its types, builds it and looks at it in Chromium.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './find-chromium.mjs';

const packages = ['core', 'api-client', 'ui'];
const app = mkdtempSync(join(tmpdir(), 'skillcert-foreign-'));
const run = (command, args, cwd = app) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });

const pack = (name) => {
  const listed = execFileSync('npm', ['pack', '--json', '--pack-destination', app], {
    cwd: join('packages', name),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const answer = JSON.parse(listed);
  const [entry] = Array.isArray(answer) ? answer : Object.values(answer);
  return join(app, entry.filename);
};

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const serve = (folder) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = request.url === '/' ? '/index.html' : normalize(new URL(request.url, 'http://x').pathname);
      try {
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
        response.end(readFileSync(join(folder, path)));
      } catch {
        response.writeHead(404).end('nothing here');
      }
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

const expectEqual = (what, actual, expected) => {
  if (actual !== expected) throw new Error(`${what}: expected ${expected}, found ${actual}`);
};

const look = async (url) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(url);
    const button = page.getByRole('button', { name: 'Enrol' });
    await button.waitFor();
    const facts = JSON.parse(await page.getByText('"mobile"').textContent());
    const style = await button.evaluate((node) => {
      const { backgroundColor, letterSpacing, minHeight } = getComputedStyle(node);
      return { backgroundColor, letterSpacing, minHeight };
    });
    expectEqual('errors on the page', complaints.join('; '), '');
    expectEqual('isMobile', facts.mobile, true);
    expectEqual('maskPhone', facts.masked, '138****0001');
    expectEqual('formatDateTime', facts.date, '2026-11-21 08:00:00');
    expectEqual('transition', facts.approved, 'approved');
    expectEqual('the client’s failure without a server', facts.failure, 'network');
    expectEqual('the fake client', facts.answer, 'fake 1');
    if (style.backgroundColor === 'rgba(0, 0, 0, 0)')
      throw new Error('the button has no background: styles.css did not arrive');
    expectEqual('the host’s unlayered rule wins over our layer', style.letterSpacing, '3px');
    process.stdout.write(`${JSON.stringify({ ...facts, ...style })}\n`);
  } finally {
    await browser.close();
  }
};

try {
  cpSync('.ci/foreign-app', app, { recursive: true });
  run('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error', ...packages.map(pack)]);
  run('npx', ['--no-install', 'tsc', '-p', '.']);
  run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error']);
  const server = await serve(join(app, 'dist'));
  try {
    await look(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
  }
} finally {
  rmSync(app, { recursive: true, force: true });
}
