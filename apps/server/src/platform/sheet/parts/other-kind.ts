import { SheetFault } from '../sheet-fault.js';

/** A kind of file that is no table, though its name may be that of one. */
type OtherKind = 'pdf' | 'picture' | 'word' | 'slides' | 'archive';

/** The first bytes of files, in Latin letters. */
const signatures: readonly (readonly [OtherKind, RegExp])[] = [
  ['pdf', /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-/],
  ['word', /^(?:\u00ef\u00bb\u00bf)?\s*\{\\rtf/],
  ['picture', /^(?:\u00ff\u00d8\u00ff|\u0089PNG\r\n|GIF8[79]a|RIFF[\s\S]{4}WEBP|BM[\s\S]{4}\p{Cc}{4})/u],
  ['picture', /^(?:II\*\p{Cc}|MM\p{Cc}\*)/u],
  // Photos of a phone.
  ['picture', /^[\s\S]{4}ftyp(?:heic|heix|heif|hevc|mif1|msf1|avif)/],
  ['archive', /^(?:Rar!\p{Cc}{2}|7z\u00bc\u00af|\p{Cc}\u008b\p{Cc})/u],
];

const fault = (kind: OtherKind): SheetFault => new SheetFault('other_kind', { kind });

/** @throws a SheetFault for a file whose first bytes say that it is something else than a table */
export const refuseOtherKind = (bytes: Buffer): void => {
  const beginning = bytes.toString('latin1', 0, 64);
  const [kind] = signatures.find(([, begins]) => begins.test(beginning)) ?? [];
  if (kind) throw fault(kind);
};

/** The fault of a packed file that is no workbook, by the parts that it has. */
export const faultOfPackage = (names: readonly string[], mimeType: string): SheetFault => {
  const has = (path: RegExp) => names.some((name) => path.test(name));
  if (has(/^word\//i) || mimeType.includes('opendocument.text')) return fault('word');
  if (has(/^ppt\//i) || mimeType.includes('opendocument.presentation')) return fault('slides');
  return has(/^\[Content_Types\]\.xml$|^mimetype$/i) ? new SheetFault('not_xlsx') : fault('archive');
};

/** The fault of a file in the old form that is no workbook, by its streams. */
export const faultOfCompound = (paths: string): SheetFault => {
  if (/\/WordDocument/i.test(paths)) return fault('word');
  return /\/PowerPoint Document/i.test(paths) ? fault('slides') : new SheetFault('not_xlsx');
};
