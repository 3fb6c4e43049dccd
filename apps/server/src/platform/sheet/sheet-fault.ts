const sheetFaults = [
  'not_xlsx',
  'other_kind',
  'encrypted',
  'macros',
  'bomb',
  'damaged',
  'encoding_unknown',
  'quote_unclosed',
  'web_archive',
  'too_slow',
  'no_rows',
  'no_rows_here',
  'too_many_rows',
  'too_many_columns',
  'head_twice',
  'head_formula',
  'not_zip',
  'too_many_photos',
  'no_photos',
  'no_statement',
  'no_papers',
  'answer_taken',
  'sheet_unknown',
] as const;

/** Why a file as a whole is not taken. */
export type SheetFaultName = (typeof sheetFaults)[number];

/** A fault by its key in the messages. */
export type SheetWord = `import.fault.${SheetFaultName}`;

/** A file that cannot be read, or that is not safe to read. */
export class SheetFault extends Error {
  readonly fault: SheetFaultName;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(fault: SheetFaultName, values: Readonly<Record<string, string | number>> = {}) {
    super(`the file is refused: ${fault}`);
    this.fault = fault;
    this.values = values;
  }
}
