import { sql } from 'kysely';

/**
 * The order of leaving: codes, whose recipients wait; then the product's own notices; then messages to many. The
 * index has the same order (0071-sms-gateway.sql).
 */
export const urgency = sql`(case when template = 'verify_code' then 0 when mailing_id is null then 1 else 2 end)`;
