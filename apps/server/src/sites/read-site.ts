import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypes } from './media-types.js';

/** A file of a site, in memory. */
export interface SiteFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly etag: string;
  /** Its name carries its hash, so it never changes. */
  readonly immutable: boolean;
}

/** A built site: its files by path, and the page every other path shows. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly index: string;
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const isHidden = (name: string) => name.split('/').some((part) => part.startsWith('.'));

const readFile = (folder: string, name: string, type: string): SiteFile => {
  const bytes = readFileSync(join(folder, name));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { type, bytes, etag: `"${hash}"`, immutable: /^[\w-]+-assets\//.test(name) };
};

/** Reads a built site into memory; undefined where it is not built. Only what was read can ever be served. */
export const readSite = (folder: string): Site | undefined => {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const name = entry.replaceAll('\\', '/');
    const type = mediaTypes[extensionOf(name)];
    if (type && !isHidden(name) && name !== 'index.html') files.set(`/${name}`, readFile(folder, name, type));
  }
  return { files, index: readFileSync(page, 'utf8') };
};
