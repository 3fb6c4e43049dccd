import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { readCreditUnit } from './read-credit-unit.js';

export const saveSmsAlarm = handle('sms/saveSmsAlarm', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, alarm_cents } = input;
    const { unit_id } = await readCreditUnit(tx, class_id);
    await sql`
      insert into sms_account (unit_id, alarm_cents) values (${unit_id}, ${alarm_cents})
      on conflict (unit_id) do update set alarm_cents = excluded.alarm_cents`.execute(tx);
    const event = { action: 'save_sms_alarm', object_type: 'sms_account', object_id: unit_id };
    const at = services.now();
    await appendAudit(tx, class_id, [{ ...byStaff(caller, request), ...event, at, detail: { alarm_cents } }]);
    return { alarm_cents };
  }),
);
