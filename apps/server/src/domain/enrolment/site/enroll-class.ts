import { handle } from '../../../platform/http/calls/handle.js';
import { keptDocuments } from '../files/kept-documents.js';
import { checkCandidate } from '../intake/check-candidate.js';
import { candidateFacts } from '../intake/declared-facts.js';
import { sealCandidate } from '../intake/seal-candidate.js';

export const enrollClass = handle('class/enrollClass', async ({ input, caller, services, request }) => {
  const { class_id, unit_id = null, wait = false, enroll_type, study_type, consent: _, ...form } = input;
  const { keyring, enrolIntake, programme } = services;
  const checked = checkCandidate(form, { programme, now: services.now() });
  return enrolIntake.enrol(class_id, {
    ...sealCandidate(checked, keyring),
    facts: candidateFacts(checked, checked),
    documents: keptDocuments(checked.documents),
    enroll_type,
    study_type,
    unit_id,
    wait,
    phone: caller.phone,
    phone_enc: caller.phone_enc,
    phone_index: caller.phone_index,
    phone_masked: caller.phone_masked,
    ticket_hash: caller.ticket_hash,
    idem_key: request.key,
    language: request.language,
    address: request.address,
    request_id: request.request_id,
  });
});
