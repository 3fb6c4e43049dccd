import { importLimits } from '@skillcert/core';
import { entryName, openZip, type Zip } from '../zip/open-zip.js';
import { readRows, type SheetRow } from './read-rows.js';
import { readSharedStrings } from './read-shared-strings.js';
import { readWholeXml } from './read-xml.js';
import { SheetFault } from './sheet-fault.js';
import { attributeOf } from './xml-reader.js';

const entriesMax = 1_000;

/** How the older binary form begins, and every file that is locked with a password. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const find = (zip: Zip, path: string) =>
  zip.entries.find(({ fileNameRaw }) => fileNameRaw.toString('latin1').replace(/^\//, '') === path);

/** The first value that a tag of a part has for an attribute, where `isIt` says yes. */
const firstIn = async (
  zip: Zip,
  path: string,
  value: (name: string, attributes: string) => string | undefined,
): Promise<string | undefined> => {
  const entry = find(zip, path);
  if (!entry) throw new SheetFault('not_xlsx');
  let found: string | undefined;
  await readWholeXml(zip.read(entry), {
    opened: (name, attributes) => {
      found ??= value(name, attributes);
    },
    closed: () => undefined,
    text: () => undefined,
  });
  return found;
};

/** Where the first sheet of a workbook stands: the workbook names its relation, and the relations name the part. */
const firstSheet = async (zip: Zip) => {
  const relation = await firstIn(zip, 'xl/workbook.xml', (name, attributes) =>
    name === 'sheet' ? attributeOf(attributes, 'id') : undefined,
  );
  const target = await firstIn(zip, 'xl/_rels/workbook.xml.rels', (name, attributes) =>
    name === 'Relationship' && attributeOf(attributes, 'Id') === relation
      ? attributeOf(attributes, 'Target')
      : undefined,
  );
  const path = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
  const entry = find(zip, path);
  if (!entry) throw new SheetFault('damaged');
  return entry;
};

/**
 * The rows of the first sheet of an XLSX file, some at a time: never the whole of it unpacked, nothing calculated, nothing fetched.
 * @throws a SheetFault for what is no such file, locked, carries macros, or is larger than allowed once unpacked
 */
export async function* openSheet(bytes: Buffer): AsyncGenerator<readonly SheetRow[]> {
  if (bytes.subarray(0, compound.length).equals(compound)) throw new SheetFault('encrypted');
  const zip = await openZip(bytes, {
    entries_max: entriesMax,
    unpacked_bytes_max: importLimits.unpacked_bytes_max,
    faults: { many: 'bomb', none: 'not_xlsx' },
  });
  if (zip.entries.some((entry) => /^vbaProject/i.test(entryName(entry)))) throw new SheetFault('macros');
  const sheet = await firstSheet(zip);
  const texts = find(zip, 'xl/sharedStrings.xml');
  const shared = texts ? await readSharedStrings(zip.read(texts)) : [];
  yield* readRows(zip.read(sheet), shared);
}
