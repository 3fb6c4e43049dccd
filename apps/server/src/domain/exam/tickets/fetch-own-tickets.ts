import type { OutputOf } from '@skillcert/api-client/contract';
import { classLifecycle, showsTickets } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { ticketColumns, ticketsOfPeople } from './ticket-columns.js';

type Items = OutputOf<'ticket/fetchOwnTickets'>['items'];

const states = Object.keys(classLifecycle.states) as (keyof typeof classLifecycle.states)[];
const shown = states.filter(showsTickets);

export const fetchOwnTickets = handle('ticket/fetchOwnTickets', async ({ caller, services }) => {
  const { rows } = await sql<Items[number]>`
    select ${ticketColumns}, t.enrolment_id from ${ticketsOfPeople}
    join class c on c.class_id = t.class_id
    where e.phone_index = ${caller.phone_index} and t.status = 'issued' and c.status = any(${shown}::text[])
    order by t.ticket_no`.execute(services.store.db);
  return { items: rows };
});
