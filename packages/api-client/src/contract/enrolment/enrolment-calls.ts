import { addEnrolment } from './add-enrolment.js';
import { approveMet } from './approve-met.js';
import { checkImport } from './check-import.js';
import { decideImport } from './decide-import.js';
import { dropDraft } from './drop-draft.js';
import { editEnrolment } from './edit-enrolment.js';
import { exportDoubtfulLists } from './export-doubtful-lists.js';
import { exportEnrolmentLists } from './export-enrolment-lists.js';
import { fetchDocument } from './fetch-document.js';
import { fetchDoubtfulLists } from './fetch-doubtful-lists.js';
import { fetchDraft } from './fetch-draft.js';
import { fetchEnrolmentById } from './fetch-enrolment-by-id.js';
import { fetchEnrolmentLists } from './fetch-enrolment-lists.js';
import { fetchImport } from './fetch-import.js';
import { fetchImportSheet } from './fetch-import-sheet.js';
import { fetchMoveTargets } from './fetch-move-targets.js';
import { fetchOwnFile } from './fetch-own-file.js';
import { fetchPhoto } from './fetch-photo.js';
import { fetchReviewJob } from './fetch-review-job.js';
import { findSamePerson } from './find-same-person.js';
import { judgeDocument } from './judge-document.js';
import { moveEnrolment } from './move-enrolment.js';
import { openReview } from './open-review.js';
import { previewImport } from './preview-import.js';
import { refuseMany } from './refuse-many.js';
import { removeDocument } from './remove-document.js';
import { revealEnrolment } from './reveal-enrolment.js';
import { reviewEnrolment } from './review-enrolment.js';
import { saveDraft } from './save-draft.js';
import { startImport } from './start-import.js';
import { startReviewJob } from './start-review-job.js';
import { stopReviewJob } from './stop-review-job.js';
import { takeBackDecision } from './take-back-decision.js';
import { uploadDocument } from './upload-document.js';
import { uploadImportPhotos } from './upload-import-photos.js';
import { uploadPart } from './upload-part.js';
import { uploadPhoto } from './upload-photo.js';

/** The calls of the registration desk that the specification does not name. */
export const enrolmentCalls = {
  'enrolment/fetchEnrolmentLists': fetchEnrolmentLists,
  'enrolment/exportEnrolmentLists': exportEnrolmentLists,
  'enrolment/fetchEnrolmentById': fetchEnrolmentById,
  'enrolment/fetchDoubtfulLists': fetchDoubtfulLists,
  'enrolment/exportDoubtfulLists': exportDoubtfulLists,
  'enrolment/findSamePerson': findSamePerson,
  'enrolment/reviewEnrolment': reviewEnrolment,
  'enrolment/takeBackDecision': takeBackDecision,
  'enrolment/startReviewJob': startReviewJob,
  'enrolment/stopReviewJob': stopReviewJob,
  'enrolment/fetchReviewJob': fetchReviewJob,
  'enrolment/revealEnrolment': revealEnrolment,
  'enrolment/uploadPart': uploadPart,
  'enrolment/uploadPhoto': uploadPhoto,
  'enrolment/fetchPhoto': fetchPhoto,
  'enrolment/uploadDocument': uploadDocument,
  'enrolment/removeDocument': removeDocument,
  'enrolment/fetchDocument': fetchDocument,
  'enrolment/fetchDraft': fetchDraft,
  'enrolment/saveDraft': saveDraft,
  'enrolment/dropDraft': dropDraft,
  'enrolment/fetchOwnFile': fetchOwnFile,
  'enrolment/openReview': openReview,
  'enrolment/judgeDocument': judgeDocument,
  'enrolment/approveMet': approveMet,
  'enrolment/refuseMany': refuseMany,
  'enrolment/editEnrolment': editEnrolment,
  'enrolment/addEnrolment': addEnrolment,
  'enrolment/fetchMoveTargets': fetchMoveTargets,
  'enrolment/moveEnrolment': moveEnrolment,
  'enrolment/startImport': startImport,
  'enrolment/uploadImportPhotos': uploadImportPhotos,
  'enrolment/checkImport': checkImport,
  'enrolment/decideImport': decideImport,
  'enrolment/fetchImport': fetchImport,
  'enrolment/previewImport': previewImport,
  'enrolment/fetchImportSheet': fetchImportSheet,
} as const;
