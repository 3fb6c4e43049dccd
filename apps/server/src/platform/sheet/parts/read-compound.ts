import { CFB, read } from '@e965/xlsx';
import { SheetFault } from '../sheet-fault.js';
import type { SheetTable } from '../sheet-row.js';
import { readPages } from './code-pages.js';
import { faultOfCompound } from './other-kind.js';
import { chosenSheet, options } from './read-sheets.js';
import { isStreamCalculated, pageOf, picturesInStream, streamFacts } from './stream/stream-facts.js';

/** Excel 97 and later write their texts in this page, which is UTF-16. */
const unicode = 1_200;

const streamOf = (bytes: Buffer): Buffer => {
  const file = CFB.read(bytes, { type: 'buffer' });
  const paths = file.FullPaths.join('\n');
  if (/EncryptedPackage/i.test(paths)) throw new SheetFault('encrypted');
  if (/_VBA_PROJECT/i.test(paths)) throw new SheetFault('macros');
  const book = CFB.find(file, '/Workbook') ?? CFB.find(file, '/Book');
  if (!book) throw faultOfCompound(paths);
  return Buffer.from(book.content);
};

/**
 * Reads the rows of the older binary format. The library gets the stream of the workbook alone: in a damaged file the
 * other streams, such as the author, may count to four billion.
 * @throws a SheetFault if the file is locked, carries macros, is damaged, or is no workbook
 */
export const readCompound = (bytes: Buffer, sheet: string | undefined): SheetTable => {
  const stream = streamOf(bytes);
  if ((pageOf(stream) ?? unicode) !== unicode) readPages();
  try {
    return chosenSheet(read(stream, { ...options, type: 'buffer' }), sheet, {
      factsOf: streamFacts(stream),
      isCalculated: isStreamCalculated(stream),
      pictures: picturesInStream(stream),
    });
  } catch (error) {
    if (error instanceof SheetFault) throw error;
    throw new SheetFault(String(error).includes('password') ? 'encrypted' : 'damaged');
  }
};
