import yauzl, { type Entry, type RandomAccessReader, type ZipFile } from 'yauzl';
import { SheetFault, type SheetFaultName } from '../sheet/sheet-fault.js';
import { pathsOf } from './entry-paths.js';

interface ZipLimits {
  readonly entries_max: number;
  /** The size of all entries together, once unpacked. */
  readonly unpacked_bytes_max: number;
  /** The faults of an archive with too many entries, and of a file that is no archive. */
  readonly faults: { readonly many: SheetFaultName; readonly none: SheetFaultName };
}

/** An archive whose directory was read and found harmless. */
export interface Zip {
  readonly entries: readonly Entry[];
  /** The folders of an entry and its name, which is empty for a folder. */
  readonly pathOf: (entry: Entry) => readonly string[];
  /** The unpacked bytes of an entry; an entry with more bytes than it declares ends in an error. */
  readonly read: (entry: Entry) => AsyncIterable<Buffer>;
}

const options = {
  lazyEntries: true,
  autoClose: false,
  decodeStrings: false,
  validateEntrySizes: true,
} as const;

const open = (from: Buffer | { reader: RandomAccessReader; size: number }, none: SheetFaultName) =>
  new Promise<ZipFile>((resolve, reject) => {
    const done = (error: Error | null, zip: ZipFile | undefined) =>
      error || !zip ? reject(new SheetFault(none)) : resolve(zip);
    if (Buffer.isBuffer(from)) yauzl.fromBuffer(from, options, done);
    else yauzl.fromRandomAccessReader(from.reader, from.size, options, done);
  });

/**
 * An entry may claim any size, so entries that claim more than allowed in total are refused before a byte is unpacked.
 */
const readDirectory = async (zip: ZipFile, { entries_max, unpacked_bytes_max, faults }: ZipLimits) => {
  if (zip.entryCount > entries_max) throw new SheetFault(faults.many, { max: entries_max });
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new SheetFault('encrypted');
    unpacked += entry.uncompressedSize;
    if (unpacked > unpacked_bytes_max) throw new SheetFault('bomb');
    entries.push(entry);
  }
  return entries;
};

/**
 * Opens a ZIP archive and reads its directory; nothing is unpacked and no name is used as a path.
 * @throws a SheetFault if the file is no archive, is encrypted, or is larger than allowed once unpacked
 */
export const openZip = async (
  from: Buffer | { reader: RandomAccessReader; size: number },
  limits: ZipLimits,
): Promise<Zip> => {
  const zip = await open(from, limits.faults.none);
  try {
    const entries = await readDirectory(zip, limits);
    return {
      entries,
      pathOf: pathsOf(entries),
      async *read(entry) {
        try {
          for await (const piece of await zip.openReadStreamPromise(entry)) yield piece;
        } catch (error) {
          throw error instanceof SheetFault ? error : new SheetFault('damaged');
        }
      },
    };
  } catch (error) {
    throw error instanceof SheetFault ? error : new SheetFault(limits.faults.none);
  }
};
