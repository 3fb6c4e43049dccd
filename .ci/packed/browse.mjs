import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../find-chromium.mjs';
import { ownFonts } from '../own-fonts.mjs';

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

const serve = (folder) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url, 'http://x');
      const path = pathname === '/' ? '/index.html' : normalize(pathname);
      try {
        const body = readFileSync(join(folder, path));
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(body);
      } catch {
        response.writeHead(404).end('nothing here');
      }
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

/** Serves a folder and looks at it in Chromium; an error on a page fails. */
export const browse = async (folder, look) => {
  const server = await serve(folder);
  const browser = await chromium.launch({
    executablePath: findChromium().shell,
    env: { ...process.env, ...ownFonts },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const complaints = [];
  const open = async (path, options) => {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // The browser, not the page, reports a request that is meant to fail.
      const told = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
      if (told) complaints.push(message.text());
    });
    return { page, go: () => page.goto(`http://127.0.0.1:${server.address().port}${path}`) };
  };
  try {
    await look(open);
    if (complaints.length > 0) throw new Error(`Errors on the page:\n${complaints.join('\n')}`);
  } finally {
    await browser.close();
    server.close();
  }
};
