// The part of the contract that a browser needs at run time: names, methods, codes. Everything else is types, so no
// schema library reaches the page.
export type { CallName, InputOf, OutputOf } from './call-name.js';
export type { Envelope, Refusal } from './envelope.js';
export { type ErrorName, errorName, sessionCodes, successCodes } from './errors.js';
export type { FieldError } from './field-problems.js';
export { missingHeader, missingIn } from './missing-header.js';
export type { Obstacle } from './obstacle.js';
export { type Challenge, hasZeroBits, proofHeader, proofText } from './proof-of-work.js';
export { searchHeader, searchText } from './search-header.js';
export { type WireKind, wireKinds } from './wire-kinds.js';
