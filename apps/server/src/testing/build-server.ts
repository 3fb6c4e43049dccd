import { buildEntry } from './build-entry.js';

/** The server as the product runs it. */
export const buildServer = () => buildEntry('src/server.ts');
