import type { AnyHandler } from '../http/calls/handle.js';
import { takeBackDecision } from './decisions/take-back-decision.js';
import { addEnrolment } from './desk/add-enrolment.js';
import { exportDoubtfulLists } from './doubtful/export-doubtful-lists.js';
import { fetchDoubtfulLists } from './doubtful/fetch-doubtful-lists.js';
import { findSamePerson } from './doubtful/find-same-person.js';
import { fetchDocument } from './files/fetch-document.js';
import { fetchOwnFile } from './files/fetch-own-file.js';
import { fetchPhoto } from './files/fetch-photo.js';
import { removeDocument } from './files/remove-document.js';
import { uploadDocument } from './files/upload-document.js';
import { uploadPart } from './files/upload-part.js';
import { uploadPhoto } from './files/upload-photo.js';
import { exportEnrolmentLists } from './lists/export-enrolment-lists.js';
import { fetchEnrolmentLists } from './lists/fetch-enrolment-lists.js';
import { approveMet } from './many/approve-met.js';
import { fetchReviewJob } from './many/fetch-review-job.js';
import { refuseMany } from './many/refuse-many.js';
import { startReviewJob } from './many/start-review-job.js';
import { stopReviewJob } from './many/stop-review-job.js';
import { fetchMoveTargets } from './move/fetch-move-targets.js';
import { moveEnrolment } from './move/move-enrolment.js';
import { keepQuotas } from './quotas/keep-quotas.js';
import { returnQuotas } from './quotas/return-quotas.js';
import { revealEnrolment } from './reveal/reveal-enrolment.js';
import { editEnrolment } from './review/edit-enrolment.js';
import { fetchEnrolmentById } from './review/fetch-enrolment-by-id.js';
import { judgeDocument } from './review/judge-document.js';
import { openReview } from './review/open-review.js';
import { reviewEnrolment } from './review/review-enrolment.js';

/** The calls of the registration desk, and of the places that it gives. */
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
  keepQuotas,
  returnQuotas,
];
