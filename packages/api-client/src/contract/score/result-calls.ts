import { changeCertificate } from '../certificate/change-certificate.js';
import { changeRegistryPack } from '../certificate/change-registry-pack.js';
import { chooseRegistryResults } from '../certificate/choose-registry-results.js';
import { exportCertificateLists } from '../certificate/export-certificate-lists.js';
import { exportRegistryPack } from '../certificate/export-registry-pack.js';
import { exportTeacherLists } from '../certificate/export-teacher-lists.js';
import { fetchBadge } from '../certificate/fetch-badge.js';
import { fetchCertificateById } from '../certificate/fetch-certificate-by-id.js';
import { fetchCertificateLists } from '../certificate/fetch-certificate-lists.js';
import { fetchCertificatePdf } from '../certificate/fetch-certificate-pdf.js';
import { fetchKeys } from '../certificate/fetch-keys.js';
import { fetchOwnCertificates } from '../certificate/fetch-own-certificates.js';
import { fetchOwnTeacherCertificates } from '../certificate/fetch-own-teacher-certificates.js';
import { fetchRegistryPacks } from '../certificate/fetch-registry-packs.js';
import { fetchTeacherLists } from '../certificate/fetch-teacher-lists.js';
import { issueCertificates } from '../certificate/issue-certificates.js';
import { packRegistry } from '../certificate/pack-registry.js';
import { prepareCertificates } from '../certificate/prepare-certificates.js';
import { prepareTeachers } from '../certificate/prepare-teachers.js';
import { replaceCertificate } from '../certificate/replace-certificate.js';
import { returnRegistry } from '../certificate/return-registry.js';
import { undoAcceptance } from '../certificate/undo-acceptance.js';
import { verifyCertificate } from '../certificate/verify-certificate.js';
import { acknowledgeDoubts } from './acknowledge-doubts.js';
import { confirmAbsences } from './confirm-absences.js';
import { decideAmendment } from './decide-amendment.js';
import { decideRecheck } from './decide-recheck.js';
import { decideScore } from './decide-score.js';
import { exportScoreLists } from './export-score-lists.js';
import { exportScoreStatistics } from './export-score-statistics.js';
import { fetchAbsences } from './fetch-absences.js';
import { fetchScoreById } from './fetch-score-by-id.js';
import { fetchScoreImports } from './fetch-score-imports.js';
import { fetchScoreLists } from './fetch-score-lists.js';
import { fetchScoreSheet } from './fetch-score-sheet.js';
import { fetchScoreStatistics } from './fetch-score-statistics.js';
import { freezeScores } from './freeze-scores.js';
import { importScores } from './import-scores.js';
import { previewScoreImport } from './preview-score-import.js';
import { proposeAmendment } from './propose-amendment.js';
import { publishScores } from './publish-scores.js';
import { requestRecheck } from './request-recheck.js';
import { saveScores } from './save-scores.js';
import { undoScoreImport } from './undo-score-import.js';
import { withdrawAbsences } from './withdraw-absences.js';

/**
 * The calls of results, scores and certificates, which the specification does not name. They stand in one table,
 * because each table repeats the types of its calls.
 */
export const resultCalls = {
  'score/fetchScoreLists': fetchScoreLists,
  'score/exportScoreLists': exportScoreLists,
  'score/fetchScoreById': fetchScoreById,
  'score/saveScores': saveScores,
  'score/fetchScoreSheet': fetchScoreSheet,
  'score/previewScoreImport': previewScoreImport,
  'score/importScores': importScores,
  'score/fetchScoreImports': fetchScoreImports,
  'score/undoScoreImport': undoScoreImport,
  'score/fetchAbsences': fetchAbsences,
  'score/confirmAbsences': confirmAbsences,
  'score/withdrawAbsences': withdrawAbsences,
  'score/acknowledgeDoubts': acknowledgeDoubts,
  'score/decideScore': decideScore,
  'score/freezeScores': freezeScores,
  'score/publishScores': publishScores,
  'score/proposeAmendment': proposeAmendment,
  'score/decideAmendment': decideAmendment,
  'score/requestRecheck': requestRecheck,
  'score/decideRecheck': decideRecheck,
  'score/fetchScoreStatistics': fetchScoreStatistics,
  'score/exportScoreStatistics': exportScoreStatistics,
  'certificate/fetchCertificateLists': fetchCertificateLists,
  'certificate/exportCertificateLists': exportCertificateLists,
  'certificate/fetchTeacherLists': fetchTeacherLists,
  'certificate/exportTeacherLists': exportTeacherLists,
  'certificate/fetchCertificateById': fetchCertificateById,
  'certificate/prepareCertificates': prepareCertificates,
  'certificate/prepareTeachers': prepareTeachers,
  'certificate/issueCertificates': issueCertificates,
  'certificate/replaceCertificate': replaceCertificate,
  'certificate/changeCertificate': changeCertificate,
  'certificate/fetchCertificatePdf': fetchCertificatePdf,
  'certificate/fetchBadge': fetchBadge,
  'certificate/fetchOwnCertificates': fetchOwnCertificates,
  'certificate/fetchOwnTeacherCertificates': fetchOwnTeacherCertificates,
  'certificate/verifyCertificate': verifyCertificate,
  'certificate/fetchRegistryPacks': fetchRegistryPacks,
  'certificate/packRegistry': packRegistry,
  'certificate/exportRegistryPack': exportRegistryPack,
  'certificate/changeRegistryPack': changeRegistryPack,
  'certificate/returnRegistry': returnRegistry,
  'certificate/chooseRegistryResults': chooseRegistryResults,
  'certificate/undoAcceptance': undoAcceptance,
  'certificate/fetchKeys': fetchKeys,
} as const;
