import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnFolder } from './drawn-pages.js';
import { type FirstFiles, firstFilesName, readFirstFiles } from './first-files.js';
import { mediaTypes } from './media-types.js';
import { drawnModule, drawnTemplate } from './open-pages.js';
import { endings, type SiteFile } from './site-file.js';

/** A built site: its files by path, and the page every other path shows. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly index: string;
  /** Prerendered pages, by the names of `drawnName`. */
  readonly drawn: ReadonlyMap<string, string>;
  /** The first files of a signed-in account's page; undefined for a site without sign-in. */
  readonly first: FirstFiles | undefined;
}

/** The files of a build that are for the server. */
const notServed: ReadonlySet<string> = new Set(['index.html', firstFilesName, drawnTemplate, drawnModule]);

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const isHidden = (name: string) => name.split('/').some((part) => part.startsWith('.'));

const readEncoded = (file: string): SiteFile['encoded'] =>
  Object.fromEntries(
    Object.entries(endings)
      .filter(([, ending]) => existsSync(`${file}.${ending}`))
      .map(([encoding, ending]) => [encoding, readFileSync(`${file}.${ending}`)]),
  );

const readFile = (folder: string, name: string, type: string): SiteFile => {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return {
    type,
    bytes,
    encoded: readEncoded(file),
    etag: `"${hash}"`,
    immutable: /^[\w-]+-assets\//.test(name),
    isWorker: /^[\w-]+-assets\/[\w-]+\.worker-[\w-]+\.js$/.test(name),
  };
};

/** Reads a built site into memory; undefined if it is not built. Only files read here can ever be served. */
export const readSite = (folder: string): Site | undefined => {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  const files = new Map<string, SiteFile>();
  const drawn = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const name = entry.replaceAll('\\', '/');
    const type = mediaTypes[extensionOf(name)];
    if (type && name.startsWith(drawnFolder)) drawn.set(name, readFileSync(join(folder, name), 'utf8'));
    else if (type && !isHidden(name) && !notServed.has(name))
      files.set(`/${name}`, readFile(folder, name, type));
  }
  const list = join(folder, firstFilesName);
  const first = existsSync(list) ? readFirstFiles(readFileSync(list, 'utf8')) : undefined;
  return { files, index: readFileSync(page, 'utf8'), drawn, first };
};
