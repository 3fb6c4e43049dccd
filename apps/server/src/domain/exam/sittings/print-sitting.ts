import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { printFor } from '../../../platform/documents/print-for.js';
import { type Call, handle, type RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { findPrintedTickets } from '../tickets/find-printed-tickets.js';
import { holdsOrHeld } from '../tickets/holds-or-held.js';
import { ticketDocument } from '../tickets/ticket-document.js';
import { readSeated } from './papers/read-seated.js';
import { sittingDocument } from './papers/sitting-document.js';
import { sittingSheet } from './papers/sitting-sheet.js';

interface Asked {
  readonly input: Call<'exam/printSitting'>['input'];
  readonly services: Services;
  readonly request: RequestFacts;
}

const printTickets = async ({ input: { class_id, sitting_id }, services, request }: Asked) => {
  const { store, keyring } = services;
  const seated = sql<boolean>`${holdsOrHeld} and exists (select from exam_seat o
    where o.class_id = t.class_id and o.ticket_id = t.ticket_id and o.sitting_id = ${sitting_id})`;
  const tickets = await findPrintedTickets(store.db, keyring, class_id, seated);
  if (tickets.length === 0) throw new Refusal('not_found');
  const bytes = await printFor(services, request, ticketDocument(services, tickets, request.language));
  return { bytes, people: tickets.length };
};

const printList = async (
  { input: { class_id, sitting_id, format }, services, request }: Asked,
  paper: Exclude<Asked['input']['paper'], 'tickets'>,
) => {
  const { store, keyring } = services;
  const { language } = request;
  const photos = (paper === 'cards' || paper === 'sign_in') && format === 'pdf';
  const sitting = await readSeated(store.db, keyring, { class_id, sitting_id, photos });
  const bytes =
    format === 'pdf' || paper === 'seat_map'
      ? await printFor(services, request, sittingDocument(services, paper, [sitting], language))
      : await sittingSheet(services, paper, sitting, language);
  return { bytes, people: sitting.people.length };
};

export const printSitting = handle('exam/printSitting', async ({ input, caller, services, request }) => {
  const { class_id, sitting_id, paper } = input;
  const format = paper === 'tickets' || paper === 'seat_map' ? 'pdf' : input.format;
  const asked = { input, services, request };
  const { bytes, people } = await (paper === 'tickets' ? printTickets(asked) : printList(asked, paper));
  await services.store.withTx((tx) =>
    appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: services.now(),
        action: 'print',
        object_type: 'sitting',
        object_id: sitting_id,
        detail: { paper, format, people },
      },
    ]),
  );
  return { name: `${paper}-${sitting_id}.${format}`, bytes: new Uint8Array(bytes) };
});
