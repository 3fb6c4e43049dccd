import { isMobile, maskPhone, normalisePhone } from '@skillcert/core';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { checkCandidate } from './check-candidate.js';
import { candidateFacts } from './declared-facts.js';
import { ownUnit } from './own-unit.js';
import { sealCandidate } from './seal-candidate.js';

export const addEnrolment = handle('enrolment/addEnrolment', async ({ input, caller, services, request }) => {
  const { class_id, enroll_type, study_type, consent: _, phone: written, ...form } = input;
  const { keyring, enrolIntake, programme, now } = services;
  const phone = normalisePhone(written);
  if (!isMobile(phone)) throw refuseFields({ phone: 'invalid_phone' });
  const checked = checkCandidate(form, { programme, now: now() });
  const { user_id, actor_role, session_hash } = byStaff(caller, request);
  return enrolIntake.enrol(class_id, {
    ...sealCandidate(checked, keyring),
    facts: candidateFacts(checked, checked),
    photo_id: null,
    documents: [],
    enroll_type,
    study_type,
    unit_id: ownUnit(caller, class_id),
    wait: false,
    phone,
    phone_enc: keyring.seal('phone', phone),
    phone_index: keyring.blindIndex('phone', phone),
    phone_masked: maskPhone(phone),
    // The desk uploads no files, so no ticket has to own them: the session's hash stands in its place.
    ticket_hash: caller.session_hash,
    entered: { by: { user_id, actor_role, session_hash } },
    idem_key: request.key,
    language: request.language,
    address: request.address,
    request_id: request.request_id,
  });
});
