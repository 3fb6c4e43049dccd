import { randomBytes } from 'node:crypto';
import { limits } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { allowanceOf } from '../../../platform/http/guards/limit-address.js';
import { networkOf } from '../../../platform/http/guards/network-of.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { visitDay } from './visit-day.js';

/** Many may scan one poster behind one address. */
const budget = { name: 'link-visits', hits: limits.link_visits_per_hour, seconds: 3_600 };

/** The unit number of a link that names no unit. */
const noUnit = 0;

/**
 * Counts a browser once per link and day. It is recognised by its network and its user agent, hashed with the
 * server's key and then with the salt of the day: neither reaches the database, and once the salt is gone nobody
 * can identify a visitor. A link that leads nowhere is not counted, and the answer does not reveal it.
 */
export const countVisit = handle('promotion/countVisit', async ({ input, services, request }) => {
  const { class_id, unit_id = noUnit } = input;
  const { store, keyring, now } = services;
  const day = visitDay(services);
  const network = networkOf(request.address);
  // The counters outlive the day, so they do not keep the address either.
  const from = keyring.sign('visits from', day, network).toString('base64url');
  await takeFrom(services, { ...budget, hits: allowanceOf(services, budget.hits) }, from);
  const browser = keyring.sign('visitor', network, request.user_agent, String(class_id), String(unit_id));
  await sql`
    insert into visit_salt (day, salt) values (${day}::date, ${randomBytes(32)}::bytea) on conflict (day) do nothing`.execute(
    store.db,
  );
  await sql`
    insert into link_visitor (class_id, unit_id, day, visitor)
    select c.class_id, ${unit_id}::bigint, s.day, sha256(s.salt || ${browser}::bytea)
    from class c, visit_salt s
    where c.class_id = ${class_id}::bigint and s.day = ${day}::date
      and c.status in ('enrolling', 'paused') and c.enroll_end > ${now()}::timestamptz
      and (${unit_id}::bigint = ${noUnit} or exists (
        select from class_unit cu where cu.class_id = c.class_id and cu.unit_id = ${unit_id}::bigint))
    on conflict do nothing`.execute(store.db);
  return {};
});
