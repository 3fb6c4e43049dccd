import type { Programme } from './programme.js';
import { technologyConsultants } from './technology-consultants.js';

/** The programme that both apps and the server run. Another programme is put in here, and nowhere else. */
export const defaultProgramme: Programme = technologyConsultants;
