import type { Plugin, Rolldown } from 'vite';
import { lookIntoBundle } from './bundle-files.config.js';
import { languages, shared, wordsOf } from './first-files.config.js';
import { keepDoor } from './src/screens/report/kept-page/keep-door.js';
import { doorPath } from './src/state/door.js';

/** The modules that the door renders with beside its layout, by the ends of module names. */
const ofDoor = [
  '/src/late-screens.ts',
  '/screens/report/report-screen.tsx',
  '/screens/report/kept-page/kept-session.ts',
];

/** The areas of words that the screen asks for (src/late-screens.ts): without one of them it is not drawn. */
export const doorAreas = ['report', 'scanning', 'export'];

const wordsAtDoor = (language: string) => [
  ...wordsOf(language),
  ...doorAreas.map((area) => `virtual:words/${language}/${area}`),
];

/**
 * Modules that load on use, for a dialog or the verification of a signature: no other screen, and no document that
 * needs the server.
 */
const comesLater =
  /\/packages\/ui\/src\/|\/node_modules\/(?!pdfjs-dist\/)|\/apps\/console\/src\/(?:lists|scanning|shell|screens\/report)\//;

const isOfDoor = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
  facadeModuleId ? comesLater.test(facadeModuleId) : moduleIds.some((id) => comesLater.test(id));

const namedIn = (page: string) =>
  [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => (file ? [file] : []));

/**
 * Writes `door-worker.js` beside the build: the service worker of the door with the names of all files that its
 * page may need. Its name has no hash, and its content changes with every build, which tells browsers that there is
 * a new one.
 */
export const doorWorker = (): Plugin => ({
  name: 'door-worker',
  enforce: 'post',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_, bundle) {
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
    const kept = { path: doorPath, named, files: [...all] };
    const source = `(${String(keepDoor)})(self, ${JSON.stringify(kept)});\n`;
    this.emitFile({ type: 'asset', fileName: 'door-worker.js', source });
  },
});
