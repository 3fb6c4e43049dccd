import { Refusal } from '../http/errors/refuse.js';
import { wordsIn } from '../http/words.js';
import { SheetFault } from './sheet-fault.js';

/**
 * Runs what reads a file that somebody sent. @throws a Refusal `import_refused` that says what is wrong with the file
 */
export const refuseFault = async <Result>(language: string, read: () => Promise<Result>): Promise<Result> => {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    const why = wordsIn(language)(`import.fault.${error.fault}`, error.values);
    throw new Refusal('import_refused', { values: { why } });
  }
};
