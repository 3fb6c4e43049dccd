// The port of the area: what other areas may use of certificates. `.ci/areas.cjs` lists who may.
export { certificateCells } from './certificate-cells.js';
export { listCertificates } from './list-certificates.js';
export { readOwnCertificates } from './own-certificates.js';
export { listTeachers } from './teachers/list-teachers.js';
export { teacherCells } from './teachers/teacher-cells.js';
