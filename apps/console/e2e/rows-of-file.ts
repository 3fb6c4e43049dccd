import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';

/** The lines of a list that was saved as CSV, below its heads. */
export const rowsOf = async (download: Download) =>
  (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
