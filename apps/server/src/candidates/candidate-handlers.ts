import type { AnyHandler } from '../http/calls/handle.js';
import { exportAccountLists } from './export-account-lists.js';
import { exportCandidateLists } from './export-candidate-lists.js';
import { fetchAccountById } from './fetch-account-by-id.js';
import { fetchAccountLists } from './fetch-account-lists.js';
import { fetchCandidateLists } from './fetch-candidate-lists.js';
import { fetchHistory } from './fetch-history.js';
import { findPeople } from './people/find-people.js';
import { setAccountStatus } from './set-account-status.js';

/** The handlers of candidates across classes, where each of them stands, and of their accounts. */
export const candidateHandlers: readonly AnyHandler[] = [
  fetchCandidateLists,
  exportCandidateLists,
  findPeople,
  fetchHistory,
  fetchAccountLists,
  exportAccountLists,
  fetchAccountById,
  setAccountStatus,
];
