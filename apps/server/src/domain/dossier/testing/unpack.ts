import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openZip } from '../../../platform/zip/open-zip.js';

/** The files of a dossier by their paths. */
export const filesIn = async (bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const faults = { none: 'not_zip', many: 'too_many_photos' } as const;
  const zip = await openZip(bytes, { entries_max: 1_000, unpacked_bytes_max: 1e9, faults });
  const files = new Map<string, Buffer>();
  for (const entry of zip.entries) {
    const pieces: Buffer[] = [];
    for await (const piece of zip.read(entry)) pieces.push(piece);
    files.set(entry.fileNameRaw.toString('utf8'), Buffer.concat(pieces));
  }
  return files;
};

/** Writes the files of a dossier into a folder, as its recipient would. */
export const unpackInto = (folder: string, files: ReadonlyMap<string, Buffer>): void => {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
};
