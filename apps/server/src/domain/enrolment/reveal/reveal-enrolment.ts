import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { revealBudget } from '../../foundation/access/looks/reveal-budget.js';
import { takeLooks } from '../../foundation/access/looks/take-looks.js';
import { readSealed } from './read-sealed.js';

export const revealEnrolment = handle(
  'enrolment/revealEnrolment',
  async ({ input, caller, services, request }) => {
    const { class_id, enrolment_id, reason } = input;
    const { store, keyring, now } = services;
    const sealed = await readSealed(store.db, caller, input);
    await takeLooks({ services, caller, request }, revealBudget);
    const event = { at: now(), action: 'reveal', object_type: 'enrolment', object_id: enrolment_id, reason };
    await store.withTx((tx) => appendAudit(tx, class_id, [{ ...byStaff(caller, request), ...event }]));
    return {
      id_card: keyring.open('id_card', sealed.id_card_enc),
      phone: keyring.open('phone', sealed.phone_enc),
    };
  },
);
