// Prerenders pages of an app as they look before their script runs, one for each language and device, into
// dist/drawn. The server sends them with the page (apps/server/src/platform/sites/drawn-pages.ts), so that a phone on a
// slow network shows words after two answers.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@skillcert/core';
import { build } from 'vite';

const userAgents = { phone: 'Mobile', desktop: '' };
const bundle = join('node_modules', '.cache', 'draw.mjs');

/** The globals that the modules of an app read when they load; each rendering loads them again. */
const pretend = (pathname, language, user_agent) => {
  const nothing = () => undefined;
  const kept = { getItem: () => null, setItem: nothing, removeItem: nothing };
  const globals = {
    location: {
      pathname,
      search: '',
      hash: '',
      href: `http://localhost${pathname}`,
      origin: 'http://localhost',
    },
    navigator: { userAgent: user_agent, language, languages: [language] },
    document: {
      defaultView: globalThis,
      cookie: '',
      documentElement: {},
      getElementById: () => null,
      querySelector: () => null,
      addEventListener: nothing,
    },
    history: { state: null, pushState: nothing, replaceState: nothing },
    localStorage: kept,
    sessionStorage: kept,
    addEventListener: nothing,
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
    window: globalThis,
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};

/** Nobody, neither people nor tests, can type before the script runs. */
const readOnly = (markup) => markup.replaceAll('<input ', '<input readonly ');

await build({
  logLevel: 'error',
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@skillcert/source', 'module', 'node', 'development|production'] },
  },
  build: {
    ssr: 'src/draw.tsx',
    outDir: dirname(bundle),
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'draw.mjs' } },
  },
});
rmSync(join('dist', 'drawn'), { recursive: true, force: true });
for (const path of process.argv.slice(2)) {
  for (const language of languages) {
    for (const [device, user_agent] of Object.entries(userAgents)) {
      pretend(path, language, user_agent);
      const { draw } = await import(`${pathToFileURL(bundle).href}?${path}-${language}-${device}`);
      const file = join('dist', 'drawn', language, device, `${path.slice(1)}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, readOnly(await draw()));
    }
  }
}
process.exit();
