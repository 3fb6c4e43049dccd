import type { InputOf } from '@skillcert/api-client/contract';
import { holdsSeat } from '@skillcert/core';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { reviewEnrolment } from '../review/review-enrolment.js';
import { fetchEnrollListsByPhone } from '../site/fetch-enroll-lists-by-phone.js';
import { updateEnrollByPhone } from '../site/update-enroll-by-phone.js';
import { enrolNth } from './enrol-nth.js';
import { openCandidate, testPhone } from './test-candidate.js';

type Own = InputOf<'class/updateEnrollByPhone'>['event'];

/** The actions of candidates and staff on the seats and the waiting list of one class, through the calls. */
export const waitingDesk = (services: Services, class_id: number) => {
  const own = async (n: number) => {
    const caller = await openCandidate(services, testPhone(n));
    const { items } = await callHandler(fetchEnrollListsByPhone, { services, caller, input: {} });
    const [found] = items.filter((item) => item.class_id === class_id);
    if (!found) throw new Error(`Person ${n} has no enrolment in class ${class_id}.`);
    return found;
  };
  return {
    /** The nth person enrols, or waits where there is no seat. */
    enrol: (n: number, form: object = {}) => enrolNth(services, class_id, n, { wait: true, ...form }),
    /** The newest enrolment of the nth person in the class, as they see it. */
    own,
    /** Applies an event of the nth person to their enrolment. */
    apply: async (n: number, event: Exclude<Own, 'resubmit'>) => {
      const { enrolment_id } = await own(n);
      const caller = await openCandidate(services, testPhone(n));
      return callHandler(updateEnrollByPhone, { services, caller, input: { class_id, enrolment_id, event } });
    },
    /** Applies an event of staff to the enrolment of the nth person. */
    review: async (caller: StaffSession, n: number, event: 'prefer' | 'withdraw', reason?: string) => {
      const { enrolment_id } = await own(n);
      const input = { class_id, enrolment_id, event, ...(reason && { reason }) };
      return callHandler(reviewEnrolment, { services, caller, input });
    },
    /** The counts that the class stores, those of its actual enrolments, and the seats by the rule of core. */
    counts: async () => {
      const { db } = services.store;
      const { capacity, taken, waiting } = await db
        .selectFrom('class')
        .select(['capacity', 'taken', 'waiting'])
        .where('class_id', '=', class_id)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('enrolment')
        .select(['status', 'place'])
        .where('class_id', '=', class_id)
        .execute();
      const held = rows.filter(({ place }) => place === 'taken' || place === 'held').length;
      const listed = rows.filter(({ status }) => status === 'waiting').length;
      const byRule = rows.filter(({ status }) => holdsSeat(status)).length;
      return { capacity, taken, waiting, held, listed, byRule };
    },
    /** The texts sent about the class, oldest first. */
    told: async () => {
      const rows = await services.store.db
        .selectFrom('sms')
        .select(['template', 'phone_masked'])
        .where('class_id', '=', class_id)
        .orderBy('sms_id')
        .execute();
      return rows.map(({ template, phone_masked }) => `${template} ${Number(phone_masked.slice(-4))}`);
    },
  };
};
