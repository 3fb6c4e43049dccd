import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { changeCertificate } from './change-certificate.js';
import { fetchBadge } from './credential/fetch-badge.js';
import { exportCertificateLists } from './export-certificate-lists.js';
import { fetchCertificateById } from './fetch-certificate-by-id.js';
import { fetchCertificateLists } from './fetch-certificate-lists.js';
import { fetchOwnCertificates } from './fetch-own-certificates.js';
import { issueCertificates } from './issue/issue-certificates.js';
import { prepareCertificates } from './issue/prepare-certificates.js';
import { fetchKeys } from './keys/fetch-keys.js';
import { fetchCertificatePdf } from './paper/fetch-certificate-pdf.js';
import { changeRegistryPack } from './registry/change-registry-pack.js';
import { chooseRegistryResults } from './registry/choose-registry-results.js';
import { exportRegistryPack } from './registry/export-registry-pack.js';
import { fetchRegistryPacks } from './registry/fetch-registry-packs.js';
import { packRegistry } from './registry/pack-registry.js';
import { previewRegistryAnswer } from './registry/preview-registry-answer.js';
import { returnRegistry } from './registry/return-registry.js';
import { undoAcceptance } from './registry/undo-acceptance.js';
import { replaceCertificate } from './replace-certificate.js';
import { exportTeacherLists } from './teachers/export-teacher-lists.js';
import { fetchOwnTeacherCertificates } from './teachers/fetch-own-teacher-certificates.js';
import { fetchTeacherLists } from './teachers/fetch-teacher-lists.js';
import { prepareTeachers } from './teachers/prepare-teachers.js';
import { verifyCertificate } from './verify-certificate.js';

/** The handlers of certificates and the registry. */
export const certificateHandlers: readonly AnyHandler[] = [
  fetchCertificateLists,
  exportCertificateLists,
  fetchTeacherLists,
  exportTeacherLists,
  fetchCertificateById,
  prepareCertificates,
  prepareTeachers,
  issueCertificates,
  replaceCertificate,
  changeCertificate,
  fetchCertificatePdf,
  fetchBadge,
  fetchOwnCertificates,
  fetchOwnTeacherCertificates,
  verifyCertificate,
  fetchRegistryPacks,
  packRegistry,
  exportRegistryPack,
  changeRegistryPack,
  previewRegistryAnswer,
  returnRegistry,
  chooseRegistryResults,
  undoAcceptance,
  fetchKeys,
];
