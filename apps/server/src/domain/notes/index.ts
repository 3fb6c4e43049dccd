// The port of the area: what other areas may use of notes. `.ci/areas.cjs` lists who may.
export { notesDue } from './notes-due.js';
