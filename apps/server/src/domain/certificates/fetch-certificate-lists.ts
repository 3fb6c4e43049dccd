import { handle } from '../../platform/http/calls/handle.js';
import { listCertificates } from './list-certificates.js';

export const fetchCertificateLists = handle(
  'certificate/fetchCertificateLists',
  ({ input, caller, services }) =>
    listCertificates(services.store.db, input, {
      caller,
      exam: services.exam,
      keyring: services.keyring,
      now: services.now(),
    }),
);
