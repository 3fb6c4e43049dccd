export type { CertificateCode, SignedCertificate } from './read-certificate-code.js';
export { certificateCodeIn, certificateMark, readCertificateCode } from './read-certificate-code.js';
