import { importLimits, limits } from '@skillcert/core';
import type { Entry } from 'yauzl';
import { SheetFault, type SheetFaultName } from '../sheet/sheet-fault.js';
import { openZip } from './open-zip.js';
import { PartsReader } from './parts-reader.js';

/** What shrinks a hundredfold is no picture and no page of text. */
const ratioMax = 100;

interface Kept {
  readonly size: number;
  /** Reads a part of the archive, opened. */
  readonly readPart: (part_no: number) => Promise<Buffer>;
  /** Whether a file is one that is looked for, by its name. */
  readonly isWanted: (name: string) => boolean;
  /** Whether a file is called after its folder too. */
  readonly withFolder?: boolean;
  /** What an archive without any of those is called. */
  readonly none: SheetFaultName;
}

/** The files of an archive that is kept in sealed parts. */
export interface KeptArchive {
  /**
   * The names of the files that are looked for; of several with one name the later ones have a number and a slash in
   * front.
   */
  readonly keys: readonly string[];
  /** The names of the files that are none of those. */
  readonly others: readonly string[];
  /** The bytes that a file says it has; 0 where there is none. */
  readonly sizeOf: (key: string) => number;
  /** The bytes of a file; undefined where there is none, or none that may be unpacked. */
  readonly find: (key: string) => Promise<Buffer | undefined>;
}

/** What Windows puts beside pictures by itself. */
const own = /^(?:thumbs\.db|desktop\.ini)$/i;

const withFolderOf = (path: readonly string[]): string =>
  path
    .filter((part) => !/^\.*$/.test(part))
    .slice(-2)
    .join('/');

const isUsable = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize <= limits.picture_bytes_max && uncompressedSize <= Math.max(1, compressedSize) * ratioMax;

/**
 * Opens an archive; nothing is unpacked but the one file that is asked for.
 * @throws a SheetFault for what is no such archive
 */
export const openKept = async ({
  size,
  readPart,
  isWanted,
  withFolder = false,
  none,
}: Kept): Promise<KeptArchive> => {
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
    const path = zip.pathOf(entry);
    const name = path.at(-1) ?? '';
    // Folders have no name here, and hidden files are the archiver's own.
    if (name === '' || name.startsWith('.') || own.test(name)) continue;
    const key = withFolder ? withFolderOf(path) : name;
    // Two folders may have a file of one name: both stay.
    if (isWanted(name)) entries.set(entries.has(key) ? `${entries.size}/${key}` : key, entry);
    else others.push(key);
  }
  if (entries.size === 0) throw new SheetFault(none);
  return {
    keys: [...entries.keys()],
    others,
    sizeOf: (key) => entries.get(key)?.uncompressedSize ?? 0,
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
