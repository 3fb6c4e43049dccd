import type { AnyHandler } from '../http/calls/handle.js';
import { checkImport } from './check-import.js';
import { decideImport } from './decide-import.js';
import { fetchImport } from './fetch-import.js';
import { uploadImportPhotos } from './photos/upload-import-photos.js';
import { previewImport } from './preview-import.js';
import { fetchImportSheet } from './sheets/fetch-import-sheet.js';
import { startImport } from './start-import.js';

/** The calls of imports of candidates. */
export const importHandlers: readonly AnyHandler[] = [
  startImport,
  uploadImportPhotos,
  checkImport,
  decideImport,
  fetchImport,
  previewImport,
  fetchImportSheet,
];
