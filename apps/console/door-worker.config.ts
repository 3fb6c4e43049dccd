import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
// @boundaries-ignore the words are split by what the same file reads; it is no package
import { areasNamedIn, readConsoleFile } from '../../.ci/word-areas.mjs';
import { lookIntoBundle } from './bundle-files.config.js';
import { languages, shared, wordsOf } from './first-files.config.js';
import type { KeptDoor } from './src/screens/exam/check-in/kept-page/keep-door.js';
import { doorPath } from './src/state/door.js';

const entry = fileURLToPath(new URL('./src/screens/exam/check-in/kept-page/door-worker.ts', import.meta.url));

/** The modules that the door is drawn with beside its layout, by the ends of module names. */
const ofDoor = [
  '/src/lazy-screens.ts',
  '/screens/exam/check-in/report-screen.tsx',
  '/screens/exam/check-in/kept-page/kept-session.ts',
];

/** The areas of words that the screen asks for: without one of them it is not drawn. */
const [asked] = /^ {2}report: screen\([\s\S]*?\n {2}\),$/m.exec(readConsoleFile('lazy-screens.ts')) ?? [];
if (!asked) throw new Error('src/lazy-screens.ts has no screen named report, whose words the door keeps.');
export const doorAreas = areasNamedIn(asked);

const wordsAtDoor = (language: string) => [
  ...wordsOf(language),
  ...doorAreas.map((area) => `virtual:words/${language}/${area}`),
];

/**
 * Modules that load on use, for a dialog or the verification of a signature: no other screen, and no document that
 * needs the server.
 */
const comesLater =
  /\/packages\/ui\/src\/|\/node_modules\/(?!pdfjs-dist\/)|\/apps\/console\/src\/(?:lists|scanning|shell|screens\/exam\/check-in)\//;

const isOfDoor = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
  facadeModuleId ? comesLater.test(facadeModuleId) : moduleIds.some((id) => comesLater.test(id));

const namedIn = (page: string) =>
  [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => (file ? [file] : []));

/** The worker as one script: what a page shares with others it could not import. */
const buildWorker = async (kept: KeptDoor): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { KEPT_DOOR: JSON.stringify(kept) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error('The worker of the door was not built.');
  return script.code;
};

/**
 * Builds `door-worker.js`, the service worker of the door, and writes the names of all files into it that its page may
 * need. It has no hash in its name, and another content with every build, by which browsers tell that there is a new
 * one.
 */
export const doorWorker = (): Plugin => ({
  name: 'door-worker',
  enforce: 'post',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  async generateBundle(_, bundle) {
    const { chunkOf, withImports } = lookIntoBundle(bundle);
    const files = new Set<string>();
    const chunksIn = (names: readonly string[]) =>
      names.flatMap((name) => {
        const file = bundle[name];
        return file?.type === 'chunk' ? [file] : [];
      });
    const keep = (chunk: Rolldown.OutputChunk) => {
      const fresh = [...withImports(chunk)].filter((name) => !files.has(name));
      for (const name of fresh) files.add(name);
      const found = chunksIn(fresh);
      for (const { viteMetadata } of found)
        for (const asset of viteMetadata?.importedAssets ?? []) files.add(asset);
      for (const later of found.flatMap(({ dynamicImports }) => chunksIn(dynamicImports)).filter(isOfDoor))
        keep(later);
    };
    for (const end of [...shared, ...ofDoor, ...languages.flatMap(wordsAtDoor)]) {
      keep(chunkOf(end) ?? this.error(`No file of the build has ${end}, which the door needs.`));
    }
    const page = bundle['index.html'];
    const named = namedIn(page?.type === 'asset' ? String(page.source) : '');
    if (named.length === 0) this.error('The build has no page that names its script.');
    const all = new Set([...named, ...[...files].map((file) => `/${file}`)]);
    const kept: KeptDoor = { path: doorPath, named, files: [...all] };
    this.emitFile({ type: 'asset', fileName: 'door-worker.js', source: await buildWorker(kept) });
  },
});
