import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { readDoor } from '../intake/read-door.js';
import { draftSeal } from './read-draft.js';

/** One save every three seconds, because a form saves itself during typing. */
const saves = { name: 'draft', hits: 1_200, seconds: 3_600 };

/**
 * Saves the entries over the version that the sender knew, in one statement. A request for an older version saves
 * nothing.
 */
export const saveDraft = handle('enrolment/saveDraft', async ({ input, caller, services }) => {
  const { store, keyring, now } = services;
  const { class_id, version, entries } = input;
  const { phone_index } = caller;
  await takeFrom(services, saves, phone_index.toString('base64url'));
  const sealed = keyring.seal(draftSeal, JSON.stringify(entries));
  const unit_id = entries.unit_id ?? null;
  if (version === 0) {
    const live = { live_phone_index: phone_index };
    const { open, enrolled, unit } = await readDoor(services, { class_id, unit_id }, live);
    if (enrolled) throw new Refusal('already_enrolled');
    if (!open) throw new Refusal('class_not_open');
    if (unit === 'absent') throw refuseFields({ 'entries.unit_id': 'not_offered' });
  }
  // A unit may leave the class meanwhile: the entries are kept, without a unit.
  const ofClass = sql`(select unit_id from class_unit where class_id = ${class_id} and unit_id = ${unit_id}::bigint)`;
  const write =
    version === 0
      ? sql`insert into enrolment_draft (phone_index, class_id, version, entries_enc, unit_id, saved_at)
          values (${phone_index}, ${class_id}, 1, ${sealed}, ${ofClass}, ${now()}) on conflict do nothing returning version`
      : sql`update enrolment_draft set version = version + 1, entries_enc = ${sealed}, unit_id = ${ofClass}, saved_at = ${now()}
          where phone_index = ${phone_index} and class_id = ${class_id} and version = ${version} returning version`;
  const [kept] = (await sql<{ version: number }>`${write}`.execute(store.db)).rows;
  if (kept) return { kept: true, version: kept.version };
  const newer = await store.db
    .selectFrom('enrolment_draft')
    .select('version')
    .where('phone_index', '=', phone_index)
    .where('class_id', '=', class_id)
    .executeTakeFirst();
  return { kept: false, version: newer?.version ?? 0 };
});
