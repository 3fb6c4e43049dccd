import * as sheets from '@e965/xlsx';

/** A package whose parts are unpacked already, as the library holds one. */
interface UnpackedPackage {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly name: string; readonly content: Buffer; readonly type: 2 }[];
}

/**
 * Reads a workbook of its parts. The library exports it without a type, and `read` would unpack by itself, without our
 * bounds.
 */
export const { parse_zip: parseZip } = sheets as unknown as {
  parse_zip: (zip: UnpackedPackage, options: sheets.ParsingOptions) => sheets.WorkBook;
};
