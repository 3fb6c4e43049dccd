import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A form that LibreOffice writes. `fods` is one file of XML that says of each cell what LibreOffice takes it for. */
export type WrittenForm = 'fods' | 'xlsx' | 'ods' | 'xls' | 'html' | 'csv';

/** CSV in UTF-8 with commas, and cells as they are shown. */
const filters: Partial<Record<WrittenForm, string>> = {
  csv: 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true',
  html: 'html:HTML (StarCalc)',
};

/** Opens a file in LibreOffice and saves it anew in a form, in a folder beside it. @returns its bytes */
export const throughLibreOffice = async (file: string, form: WrittenForm): Promise<Buffer> => {
  const folder = dirname(file);
  const out = join(folder, form);
  await mkdir(out, { recursive: true });
  try {
    await execute('soffice', [
      '--headless',
      // A profile of its own: one that is open elsewhere would do nothing.
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
      ...(file.endsWith('.csv') ? ['--infilter=Text - txt - csv (StarCalc):44,34,76,1'] : []),
      '--convert-to',
      filters[form] ?? form,
      '--outdir',
      out,
      file,
    ]);
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isAbsent ? new Error('soffice opens sheets: apt-get install libreoffice-calc-nogui.') : error;
  }
  return readFile(join(out, `${basename(file, extname(file))}.${form}`));
};
