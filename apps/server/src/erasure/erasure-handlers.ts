import type { AnyHandler } from '../http/calls/handle.js';
import { exportOwnData } from '../own-data/export-own-data.js';
import { changeErasure } from './change-erasure.js';
import { decideErasure } from './decide-erasure.js';
import { fetchErasure } from './fetch-erasure.js';
import { fetchErasureLists } from './fetch-erasure-lists.js';

/** The calls about a candidate's own data: as a file, and its erasure. */
export const erasureHandlers: readonly AnyHandler[] = [
  exportOwnData,
  fetchErasure,
  changeErasure,
  fetchErasureLists,
  decideErasure,
];
