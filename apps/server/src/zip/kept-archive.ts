import { importLimits, limits } from '@skillcert/core';
import type { Entry } from 'yauzl';
import { SheetFault, type SheetFaultName } from '../sheet/sheet-fault.js';
import { entryName, openZip } from './open-zip.js';
import { PartsReader } from './parts-reader.js';

/** What shrinks a hundredfold is no picture and no page of text. */
const ratioMax = 100;

interface Kept {
  readonly size: number;
  /** Reads a part of the archive, opened. */
  readonly readPart: (part_no: number) => Promise<Buffer>;
  /** By what a file is found, or undefined where it is none that is looked for; `known` says which names are taken. */
  readonly keyOf: (name: string, known: ReadonlyMap<string, unknown>) => string | undefined;
  /** What an archive without any of those is called. */
  readonly none: SheetFaultName;
}

/** The files of an archive that is kept in sealed parts. */
export interface KeptArchive {
  readonly keys: readonly string[];
  /** The names of the files that are none of those. */
  readonly others: readonly string[];
  /** The bytes of a file; undefined where there is none, or none that may be unpacked. */
  readonly find: (key: string) => Promise<Buffer | undefined>;
}

const isUsable = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize <= limits.photo_bytes_max && uncompressedSize <= Math.max(1, compressedSize) * ratioMax;

/**
 * Opens an archive; nothing is unpacked but the one file that is asked for.
 * @throws a SheetFault for what is no such archive
 */
export const openKept = async ({ size, readPart, keyOf, none }: Kept): Promise<KeptArchive> => {
  const reader = new PartsReader({ part_bytes: importLimits.part_bytes, readPart });
  const { orFailure } = reader;
  const zip = await orFailure(() =>
    openZip(
      { reader, size },
      {
        entries_max: importLimits.photos_max,
        unpacked_bytes_max: 2 * importLimits.photos_bytes_max,
        faults: { many: 'too_many_photos', none: 'not_zip' },
      },
    ),
  );
  const entries = new Map<string, Entry>();
  const others: string[] = [];
  for (const entry of zip.entries) {
    const name = entryName(entry);
    // Folders have no name here, and hidden files are the archiver's own.
    if (name === '' || name.startsWith('.')) continue;
    const key = keyOf(name, entries);
    if (key === undefined) others.push(name);
    else entries.set(key, entry);
  }
  if (entries.size === 0) throw new SheetFault(none);
  return {
    keys: [...entries.keys()],
    others,
    find: async (key) => {
      const entry = entries.get(key);
      if (!entry || !isUsable(entry)) return undefined;
      const pieces: Buffer[] = [];
      await orFailure(async () => {
        for await (const piece of zip.read(entry)) pieces.push(piece);
      });
      return Buffer.concat(pieces);
    },
  };
};
