import { changeErasure } from './change-erasure.js';
import { decideErasure } from './decide-erasure.js';
import { exportAccountLists } from './export-account-lists.js';
import { exportCandidateLists } from './export-candidate-lists.js';
import { exportOwnData } from './export-own-data.js';
import { fetchAccountById } from './fetch-account-by-id.js';
import { fetchAccountLists } from './fetch-account-lists.js';
import { fetchCandidateLists } from './fetch-candidate-lists.js';
import { fetchErasure } from './fetch-erasure.js';
import { fetchErasureLists } from './fetch-erasure-lists.js';
import { fetchHistory } from './fetch-history.js';
import { findPeople } from './find-people.js';
import { setAccountStatus } from './set-account-status.js';

/**
 * The calls by which staff find candidates of any class and their history, the platform all of them with their
 * accounts, and the calls about a candidate's own data.
 */
export const candidateCalls = {
  'candidate/fetchCandidateLists': fetchCandidateLists,
  'candidate/exportCandidateLists': exportCandidateLists,
  'candidate/findPeople': findPeople,
  'candidate/fetchHistory': fetchHistory,
  'candidate/fetchAccountLists': fetchAccountLists,
  'candidate/exportAccountLists': exportAccountLists,
  'candidate/fetchAccountById': fetchAccountById,
  'candidate/setAccountStatus': setAccountStatus,
  'candidate/exportOwnData': exportOwnData,
  'candidate/fetchErasure': fetchErasure,
  'candidate/changeErasure': changeErasure,
  'candidate/fetchErasureLists': fetchErasureLists,
  'candidate/decideErasure': decideErasure,
} as const;
