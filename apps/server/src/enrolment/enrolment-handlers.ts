import type { AnyHandler } from '../http/handle.js';
import { approveMet } from './approve-met.js';
import { exportEnrolmentLists } from './export-enrolment-lists.js';
import { fetchDocument } from './fetch-document.js';
import { fetchDoubtfulLists } from './fetch-doubtful-lists.js';
import { fetchEnrolmentById } from './fetch-enrolment-by-id.js';
import { fetchEnrolmentLists } from './fetch-enrolment-lists.js';
import { fetchMoveTargets } from './fetch-move-targets.js';
import { fetchOwnFile } from './fetch-own-file.js';
import { fetchPhoto } from './fetch-photo.js';
import { findSamePerson } from './find-same-person.js';
import { judgeDocument } from './judge-document.js';
import { moveEnrolment } from './move-enrolment.js';
import { openReview } from './open-review.js';
import { removeDocument } from './remove-document.js';
import { revealEnrolment } from './reveal-enrolment.js';
import { reviewEnrolment } from './review-enrolment.js';
import { uploadDocument } from './upload-document.js';
import { uploadPart } from './upload-part.js';
import { uploadPhoto } from './upload-photo.js';

/** The calls of the registration desk. */
export const enrolmentHandlers: readonly AnyHandler[] = [
  fetchEnrolmentLists,
  exportEnrolmentLists,
  fetchEnrolmentById,
  fetchDoubtfulLists,
  findSamePerson,
  reviewEnrolment,
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
  fetchMoveTargets,
  moveEnrolment,
];
