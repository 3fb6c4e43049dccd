import type { AnyHandler } from '../http/handle.js';
import { checkImport } from './check-import.js';
import { decideImport } from './decide-import.js';
import { fetchImport } from './fetch-import.js';
import { fetchImportSheet } from './fetch-import-sheet.js';
import { startImport } from './start-import.js';
import { uploadImportPhotos } from './upload-import-photos.js';

/** The calls of imports of candidates. */
export const importHandlers: readonly AnyHandler[] = [
  startImport,
  uploadImportPhotos,
  checkImport,
  decideImport,
  fetchImport,
  fetchImportSheet,
];
