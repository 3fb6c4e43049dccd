import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { fetchDossier } from './fetch-dossier.js';
import { fetchDossierFile } from './fetch-dossier-file.js';
import { startDossier } from './start-dossier.js';

/** The handlers of the dossier of a class. */
export const dossierHandlers: readonly AnyHandler[] = [startDossier, fetchDossier, fetchDossierFile];
