import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { exportAccountLists } from './candidates/export-account-lists.js';
import { exportCandidateLists } from './candidates/export-candidate-lists.js';
import { fetchAccountById } from './candidates/fetch-account-by-id.js';
import { fetchAccountLists } from './candidates/fetch-account-lists.js';
import { fetchCandidateLists } from './candidates/fetch-candidate-lists.js';
import { fetchHistory } from './candidates/fetch-history.js';
import { findPeople } from './candidates/people/find-people.js';
import { setAccountStatus } from './candidates/set-account-status.js';
import { takeBackDecision } from './decisions/take-back-decision.js';
import { exportDoubtfulLists } from './doubtful/export-doubtful-lists.js';
import { fetchDoubtfulLists } from './doubtful/fetch-doubtful-lists.js';
import { findSamePerson } from './doubtful/find-same-person.js';
import { dropDraft } from './draft/drop-draft.js';
import { fetchDraft } from './draft/fetch-draft.js';
import { saveDraft } from './draft/save-draft.js';
import { changeErasure } from './erasure/change-erasure.js';
import { decideErasure } from './erasure/decide-erasure.js';
import { fetchErasure } from './erasure/fetch-erasure.js';
import { fetchErasureLists } from './erasure/fetch-erasure-lists.js';
import { fetchDocument } from './files/fetch-document.js';
import { fetchOwnFile } from './files/fetch-own-file.js';
import { fetchPhoto } from './files/fetch-photo.js';
import { removeDocument } from './files/remove-document.js';
import { uploadDocument } from './files/upload-document.js';
import { uploadPart } from './files/upload-part.js';
import { uploadPhoto } from './files/upload-photo.js';
import { checkImport } from './import/check-import.js';
import { decideImport } from './import/decide-import.js';
import { fetchImport } from './import/fetch-import.js';
import { uploadImportPhotos } from './import/photos/upload-import-photos.js';
import { previewImport } from './import/preview-import.js';
import { fetchImportSheet } from './import/sheets/fetch-import-sheet.js';
import { startImport } from './import/start-import.js';
import { addEnrolment } from './intake/add-enrolment.js';
import { exportEnrolmentLists } from './lists/export-enrolment-lists.js';
import { fetchEnrolmentLists } from './lists/fetch-enrolment-lists.js';
import { approveMet } from './many/approve-met.js';
import { fetchMendLatest } from './many/fetch-mend-latest.js';
import { fetchReviewJob } from './many/fetch-review-job.js';
import { refuseMany } from './many/refuse-many.js';
import { startReviewJob } from './many/start-review-job.js';
import { stopReviewJob } from './many/stop-review-job.js';
import { fetchMoveTargets } from './move/fetch-move-targets.js';
import { moveEnrolment } from './move/move-enrolment.js';
import { exportOwnData } from './own-data/export-own-data.js';
import { keepQuotas } from './quotas/keep-quotas.js';
import { returnQuotas } from './quotas/return-quotas.js';
import { revealEnrolment } from './reveal/reveal-enrolment.js';
import { editEnrolment } from './review/edit-enrolment.js';
import { fetchEnrolmentById } from './review/fetch-enrolment-by-id.js';
import { judgeDocument } from './review/judge-document.js';
import { openReview } from './review/open-review.js';
import { reviewEnrolment } from './review/review-enrolment.js';
import { checkClassIdCard } from './site/check-class-id-card.js';
import { checkClassPhone } from './site/check-class-phone.js';
import { diffClassVerfyCode } from './site/diff-class-verfy-code.js';
import { enrollClass } from './site/enroll-class.js';
import { fetchClassVerfyCode } from './site/fetch-class-verfy-code.js';
import { fetchEnrollListsByPhone } from './site/fetch-enroll-lists-by-phone.js';
import { fetchSeats } from './site/fetch-seats.js';
import { updateEnrollByPhone } from './site/update-enroll-by-phone.js';

/**
 * The handlers of enrolments: the enrol site, seats and review by staff, candidates across classes, drafts, imports,
 * and own data with its erasure.
 */
export const enrolmentHandlers: readonly AnyHandler[] = [
  fetchEnrolmentLists,
  exportEnrolmentLists,
  fetchEnrolmentById,
  fetchDoubtfulLists,
  exportDoubtfulLists,
  findSamePerson,
  reviewEnrolment,
  takeBackDecision,
  startReviewJob,
  stopReviewJob,
  fetchMendLatest,
  fetchReviewJob,
  revealEnrolment,
  uploadPart,
  uploadPhoto,
  fetchPhoto,
  fetchOwnFile,
  uploadDocument,
  removeDocument,
  fetchDocument,
  openReview,
  judgeDocument,
  approveMet,
  refuseMany,
  editEnrolment,
  addEnrolment,
  fetchMoveTargets,
  moveEnrolment,
  fetchDraft,
  saveDraft,
  dropDraft,
  exportOwnData,
  fetchErasure,
  changeErasure,
  fetchErasureLists,
  decideErasure,
  startImport,
  uploadImportPhotos,
  checkImport,
  decideImport,
  fetchImport,
  previewImport,
  fetchImportSheet,
  fetchCandidateLists,
  exportCandidateLists,
  findPeople,
  fetchHistory,
  fetchAccountLists,
  exportAccountLists,
  fetchAccountById,
  setAccountStatus,
  fetchClassVerfyCode,
  diffClassVerfyCode,
  fetchSeats,
  keepQuotas,
  returnQuotas,
  checkClassPhone,
  checkClassIdCard,
  enrollClass,
  fetchEnrollListsByPhone,
  updateEnrollByPhone,
];
