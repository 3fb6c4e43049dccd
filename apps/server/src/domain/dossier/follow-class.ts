import { byStaff } from '../../platform/audit/by-staff.js';
import type { ClassFollower } from '../class/index.js';
import { sealDossier } from './seal-dossier.js';

/** The dossier is sealed with the class. */
export const dossierFollows: ClassFollower = {
  staff: {
    seal_dossier: (tx, { record: { class_id }, caller, request, services }) =>
      sealDossier(tx, class_id, { ...byStaff(caller, request), at: services.now() }),
  },
};
