import type { CheckInResult, Denial, InputOf, OutputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import type { Row } from '../../../../platform/store/database.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { enrolNth } from '../../../enrolment/testing/enrol-nth.js';
import { fetchReportLists } from '../fetch-report-lists.js';
import { updateReport } from '../update-report.js';
import { updateReportOnline } from '../update-report-online.js';

type Status = Row<'enrolment'>['status'];

let people = 0;
let nonces = 0;

/** A nonce that nobody has sent yet. */
export const nextNonce = (): string => {
  nonces += 1;
  return `nonce-of-test-${nonces}`;
};

/** A person who enrolled in a class, by default approved. */
export const expectPerson = async (
  services: Services,
  class_id: number,
  status: Status = 'approved',
): Promise<{ enrolment_id: number; enrol_no: string }> => {
  people += 1;
  const { enrolment_id, enrol_no } = await enrolNth(services, class_id, people);
  await services.store.db
    .updateTable('enrolment')
    .set({ status })
    .where('class_id', '=', class_id)
    .where('enrolment_id', '=', enrolment_id)
    .execute();
  return { enrolment_id, enrol_no };
};

/** The calls of the door of a class, as a member of staff makes them. */
export const openDoor = (services: Services, class_id: number, caller: StaffSession) => ({
  scan: (enrol_no: string, device = 'device-one', nonce = nextNonce()): Promise<CheckInResult> =>
    callHandler(updateReport, {
      services,
      caller,
      input: { class_id, event: 'admit', enrol_no, device, nonce },
    }),
  tell: (
    input: Omit<InputOf<'class/updateReport'>, 'class_id' | 'device' | 'nonce'>,
    nonce = nextNonce(),
  ): Promise<CheckInResult> =>
    callHandler(updateReport, {
      services,
      caller,
      input: { class_id, device: 'device-one', nonce, ...input },
    }),
  upload: async (
    device: string,
    ...scans: readonly { enrol_no: string; nonce?: string; scanned_at?: string; denied?: Denial }[]
  ): Promise<CheckInResult[]> => {
    const events = scans.map((scan) => ({
      nonce: nextNonce(),
      scanned_at: '2026-11-21T03:00:00.000Z',
      ...scan,
    }));
    const input = { class_id, device, events };
    return (await callHandler(updateReportOnline, { services, caller, input })).results;
  },
  roster: (input: object = {}): Promise<OutputOf<'class/fetchReportLists'>> =>
    callHandler(fetchReportLists, { services, caller, input: { class_id, ...input } }),
});
