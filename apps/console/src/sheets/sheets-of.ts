import type { SheetLook } from '@skillcert/api-client';

/** The names of the sheets of a workbook: first the one that is read, then the others that can be read instead. */
export const sheetsOf = (reading: SheetLook['reading']): readonly string[] => {
  const { read, names = [] } = reading.find(({ kind }) => kind === 'other_sheets_ignored') ?? {};
  return read === undefined ? [] : [...new Set([read, ...names])];
};
