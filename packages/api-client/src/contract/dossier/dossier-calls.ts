import { fetchDossier } from './fetch-dossier.js';
import { fetchDossierFile } from './fetch-dossier-file.js';
import { startDossier } from './start-dossier.js';

/** The calls of the dossier of a class, which the specification does not name. */
export const dossierCalls = {
  'class/fetchDossier': fetchDossier,
  'class/fetchDossierFile': fetchDossierFile,
  'class/startDossier': startDossier,
} as const;
