import { crc32 } from 'node:zlib';
import { importLimits, limits } from '@skillcert/core';
import type { Entry } from 'yauzl';
import { SheetFault, type SheetFaultName } from '../sheet/sheet-fault.js';
import { openZip } from './open-zip.js';
import { PartsReader } from './parts-reader.js';

/** A file that shrinks a hundredfold is no picture and no page of text. */
const ratioMax = 100;

interface Kept {
  readonly size: number;
  /** Reads a part of the archive, decrypted. */
  readonly readPart: (part_no: number) => Promise<Buffer>;
  /** Whether a file is wanted, by its name. */
  readonly isWanted: (name: string) => boolean;
  /** Whether the key of a file includes its folder. */
  readonly withFolder?: boolean;
  /** The fault of an archive without any wanted file. */
  readonly none: SheetFaultName;
}

/** The files of an archive that is stored in encrypted parts. */
export interface KeptArchive {
  /** The keys of the wanted files. If several share a key, the later ones have a number and a slash in front. */
  readonly keys: readonly string[];
  /** The keys of all other files. */
  readonly others: readonly string[];
  /** The size that a file declares, in bytes; 0 if there is no such file. */
  readonly sizeOf: (key: string) => number;
  /**
   * The bytes of a file; undefined if there is no such file, or if it may not be unpacked.
   * @throws a SheetFault for a file that is damaged
   */
  readonly find: (key: string) => Promise<Buffer | undefined>;
}

/** Files that Windows creates beside pictures. */
const own = /^(?:thumbs\.db|desktop\.ini)$/i;

const withFolderOf = (path: readonly string[]): string =>
  path
    .filter((part) => !/^\.*$/.test(part))
    .slice(-2)
    .join('/');

const isUsable = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize <= limits.picture_bytes_max && uncompressedSize <= Math.max(1, compressedSize) * ratioMax;

/**
 * Opens an archive. Only the file that is asked for is unpacked.
 * @throws a SheetFault if it is no archive that can be opened, or has no wanted file
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
    // Two folders may have files of the same name: both are kept.
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
      let sum = 0;
      await orFailure(async () => {
        for await (const piece of zip.read(entry)) {
          sum = crc32(piece, sum);
          pieces.push(piece);
        }
      });
      // A file that changed on its way may unpack to another one, which nobody sent.
      if (sum !== entry.crc32) throw new SheetFault('damaged');
      return Buffer.concat(pieces);
    },
  };
};
