// The port of the area: what other areas may use of enrolments and candidates. `.ci/areas.cjs` lists who may.
export { foundCandidates } from './candidates/found-candidates.js';
export { findOffer } from './import/find-offer.js';
export { enrolmentTable } from './lists/enrolment-table.js';
