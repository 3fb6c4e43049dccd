import { sql } from 'kysely';

/** What leaves first: codes, which somebody waits for; then what the product says by itself; then messages to many. As the index has it (0071-sms-gateway.sql). */
export const urgency = sql`(case when template = 'verify_code' then 0 when mailing_id is null then 1 else 2 end)`;
