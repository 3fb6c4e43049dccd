import { checkCandidate } from '../enrolment/check-candidate.js';
import { sealCandidate } from '../enrolment/seal-candidate.js';
import { handle } from '../http/handle.js';

export const enrollClass = handle('class/enrollClass', async ({ input, caller, services, request }) => {
  const { class_id, unit_id = null, enroll_type, study_type, consent: _, ...form } = input;
  const { keyring, enrolDesk, programme } = services;
  return enrolDesk.enrol(class_id, {
    ...sealCandidate(checkCandidate(form, { programme, now: services.now() }), keyring),
    enroll_type,
    study_type,
    unit_id,
    phone: caller.phone,
    phone_enc: keyring.seal('phone', caller.phone),
    phone_index: caller.phone_index,
    phone_masked: caller.phone_masked,
    ticket_hash: caller.ticket_hash,
    idem_key: request.key,
    language: request.language,
    address: request.address,
    request_id: request.request_id,
  });
});
