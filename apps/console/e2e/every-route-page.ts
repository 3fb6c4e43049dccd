import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { test as base } from './staff-page.js';

const here = 'apps/console';
/** The modules of the console that get stand-ins, which import the real ones themselves. */
const standIns = ['routes', 'screens'] as const;
const isOfConsole = (module: string) => module.startsWith(resolve(here, 'src'));

/** Table and screens are replaced; router, guard, menu and layout stay the real ones. */
const withEveryRoute: Plugin = {
  name: 'with-every-route',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !isOfConsole(importer)) return;
    const asked = resolve(dirname(importer), source);
    const name = standIns.find((each) => asked === resolve(here, `src/${each}.js`));
    return name && resolve(here, `testing/every-route/${name}.ts`);
  },
};

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};
const typeOf = (path: string) => types[path.split('.').at(-1) ?? ''] ?? 'text/html';

const buildEveryRoute = async (outDir: string) => {
  await build({
    configFile: resolve(here, 'vite.config.ts'),
    root: resolve(here),
    logLevel: 'error',
    plugins: [withEveryRoute],
    build: { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false },
  });
};

/**
 * A member of staff in a console whose table has an external page with a page of ours below it; the server behind
 * it is the real one.
 */
export const test = base.extend<object, { readonly everyRoute: string }>({
  // That of the door is the server's, and asks for the files of the other build.
  serviceWorkers: 'block',
  everyRoute: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'skillcert-every-route-'));
      await buildEveryRoute(folder);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  context: async ({ context, everyRoute }, use) => {
    const file = (path: string) => readFileSync(join(everyRoute, path));
    await context.route('**/console-assets/**', (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ body: file(pathname), contentType: typeOf(pathname) });
    });
    await context.route(
      (url) => !/^\/(?:api|console-assets|enroll)\b/.test(url.pathname),
      (route) =>
        route.request().resourceType() === 'document' && route.request().url().startsWith('http://127.0.0.1')
          ? route.fulfill({ body: file('index.html'), contentType: 'text/html; charset=utf-8' })
          : route.fallback(),
    );
    await use(context);
  },
});
