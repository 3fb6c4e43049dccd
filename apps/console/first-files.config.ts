import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { lookIntoBundle } from './bundle-files.config.js';

/**
 * The first addresses of a day: home and the class list, which draw one screen. The page requests every other
 * screen.
 */
export const firstAddresses = ['/', '/index', '/class/lists'];
/** Pages that never have the layout; the other public ones lead a signed-in account home. */
export const withoutLayout = ['/setup', '/forgot', '/404', '/401'];

const firstScreen = ['/screens/class/lists/class-lists-screen.tsx'];

// Read, not imported from core: while developing, its build need not be there.
export const languages = readdirSync(new URL('./src/messages', import.meta.url)).flatMap((name) =>
  name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [],
);

/** The files that a signed-in account needs at any address, by the ends of module names. */
export const shared = [
  '/shell/layout/console-layout.tsx',
  '/src/client/send.ts',
  '/node_modules/axios/index.js',
  '/messages/translate-all.ts',
];

/** The words of the signed-in part. */
export const wordsOf = (language: string) => [
  `/src/messages/${language}.ts`,
  `virtual:words/${language}/rest`,
  `virtual:word-areas/${language}`,
];

/**
 * Writes `first-files.json` beside the build: the files that the page of a signed-in account requests one after the
 * other, so that the server can name them all at once (apps/server/src/platform/sites/first-files.ts).
 */
export const firstFiles = (): Plugin => ({
  name: 'first-files',
  // After the files that had nothing but styles are gone.
  enforce: 'post',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_, bundle) {
    const { chunkOf, withImports } = lookIntoBundle(bundle);
    const page = bundle['index.html'];
    const named = page?.type === 'asset' ? String(page.source) : this.error('The build has no page.');
    const filesOf = (ends: readonly string[]): string[] => {
      const found = ends.map(
        (end) =>
          chunkOf(end) ??
          this.error(`No file of the build has ${end}, which whoever is signed in needs first.`),
      );
      return [...new Set(found.flatMap((chunk) => [...withImports(chunk)]))]
        .filter((file) => !named.includes(file))
        .map((file) => `/${file}`);
    };
    const source = JSON.stringify({
      without: withoutLayout,
      shared: filesOf(shared),
      words: Object.fromEntries(languages.map((language) => [language, filesOf(wordsOf(language))])),
      screens: Object.fromEntries(firstAddresses.map((path) => [path, filesOf(firstScreen)])),
    });
    this.emitFile({ type: 'asset', fileName: 'first-files.json', source });
  },
});
