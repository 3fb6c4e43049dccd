import { crc32 } from 'node:zlib';
import { importLimits } from '@skillcert/core';
import { openZip, type Zip } from '../../zip/open-zip.js';
import { SheetFault } from '../sheet-fault.js';

const entriesMax = 1_000;

/** Parts that hold no cell: pictures, drawings, remarks and what a printer wants. */
const aside =
  /(?:^|\/)(?:media|drawings|charts|embeddings|printerSettings|customXml|theme|comments\w*)(?:\/|\d*\.\w+$)|\.vml$/i;

const picture = /(?:^|\/)(?:media|Pictures)\/[^/]+\.(?:png|jpe?g|gif|bmp|webp|tiff?|heic)$/i;

/** A part of a workbook by its path. */
interface Part {
  readonly name: string;
  readonly content: Buffer;
}

/** How the first element of a part begins. */
const opening = /<([A-Za-z][\w:.-]*)[\s>/]/;

/**
 * Whether a part of XML ends with the element that it begins with, and declares no type: only what wants to be
 * expanded or fetched does.
 */
const isWhole = (content: Buffer): boolean => {
  const beginning = content.toString('latin1', 0, 4_000);
  const [, root = ''] = opening.exec(beginning) ?? [];
  const end = content.toString('latin1', Math.max(0, content.length - 200)).trimEnd();
  return !beginning.includes('<!DOCTYPE') && (end.endsWith(`</${root}>`) || end.endsWith('/>'));
};

const unpack = async (zip: Zip, entry: Zip['entries'][number]): Promise<Part> => {
  const pieces: Buffer[] = [];
  let sum = 0;
  for await (const piece of zip.read(entry)) {
    sum = crc32(piece, sum);
    pieces.push(piece);
  }
  // A damaged part may unpack to something else, which would be rows that nobody wrote.
  if (sum !== entry.crc32) throw new SheetFault('damaged');
  const content = Buffer.concat(pieces);
  const name = entry.fileNameRaw.toString('latin1').replace(/^\//, '');
  if (/\.(?:xml|rels)$/i.test(name) && !isWhole(content)) throw new SheetFault('damaged');
  return { name, content };
};

interface Package {
  readonly parts: readonly Part[];
  /** How many pictures it has; none of them is unpacked. */
  readonly pictures: number;
}

/** LibreOffice says in a part of its own that the others are locked, or locks the whole package as one. */
const isLocked = async (zip: Zip): Promise<boolean> => {
  const entryOf = (path: string) =>
    zip.entries.find((entry) => entry.fileNameRaw.toString('latin1') === path);
  const manifest = entryOf('META-INF/manifest.xml');
  if (!manifest) return false;
  if (entryOf('encrypted-package')) return true;
  return (await unpack(zip, manifest)).content.includes('encryption-data');
};

/**
 * The parts of a packed workbook that may hold cells, unpacked within bounds.
 * @throws a SheetFault for what is no such file, locked, carries macros, damaged, or larger than allowed once unpacked
 */
export const openPackage = async (bytes: Buffer): Promise<Package> => {
  const zip = await openZip(bytes, {
    entries_max: entriesMax,
    unpacked_bytes_max: importLimits.unpacked_bytes_max,
    faults: { many: 'bomb', none: 'not_xlsx' },
  });
  if (zip.entries.some((entry) => /^vbaProject/i.test(zip.pathOf(entry).at(-1) ?? '')))
    throw new SheetFault('macros');
  if (await isLocked(zip)) throw new SheetFault('encrypted');
  const parts: Part[] = [];
  for (const entry of zip.entries) {
    const path = entry.fileNameRaw.toString('latin1');
    if (!path.endsWith('/') && !aside.test(path)) parts.push(await unpack(zip, entry));
  }
  const pictures = zip.entries.filter((entry) => picture.test(entry.fileNameRaw.toString('latin1'))).length;
  return { parts, pictures };
};
