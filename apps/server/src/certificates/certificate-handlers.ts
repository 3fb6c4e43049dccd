import type { AnyHandler } from '../http/calls/handle.js';
import { changeCertificate } from './change-certificate.js';
import { exportCertificateLists } from './export-certificate-lists.js';
import { fetchCertificateById } from './fetch-certificate-by-id.js';
import { fetchCertificateLists } from './fetch-certificate-lists.js';
import { fetchCertificatePdf } from './fetch-certificate-pdf.js';
import { fetchOwnCertificates } from './fetch-own-certificates.js';
import { issueCertificates } from './issue/issue-certificates.js';
import { prepareCertificates } from './issue/prepare-certificates.js';
import { replaceCertificate } from './replace-certificate.js';
import { verifyCertificate } from './verify-certificate.js';

/** The handlers of certificates. */
export const certificateHandlers: readonly AnyHandler[] = [
  fetchCertificateLists,
  exportCertificateLists,
  fetchCertificateById,
  prepareCertificates,
  issueCertificates,
  replaceCertificate,
  changeCertificate,
  fetchCertificatePdf,
  fetchOwnCertificates,
  verifyCertificate,
];
