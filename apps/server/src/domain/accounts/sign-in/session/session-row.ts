import type { PermissionClasses } from '@skillcert/core';
import type { Services } from '../../../../platform/services.js';

/** A session with everything that its rights depend on, as the database has it now. */
export interface SessionRow extends PermissionClasses {
  readonly session_id: number;
  readonly token_hash: Buffer;
  readonly sid_hash: Buffer | null;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly ended_why: string | null;
  readonly user_id: number;
  readonly name: string;
  readonly unit_id: number | null;
  readonly status: string;
  readonly show_recommend: boolean;
  readonly must_change_password: boolean;
  readonly has_factor: boolean;
  readonly editor_deadline: Date | null;
  readonly recommend_deadline: Date | null;
  readonly expert_deadline: Date | null;
  readonly roles: readonly string[];
}

const classes = (duty: string) =>
  `array(select class_id from assignment where user_id = s.user_id and duty = '${duty}' order by class_id)`;

const select = (column: 'token_hash' | 'sid_hash') => `
  select s.session_id, s.token_hash, s.sid_hash, s.last_seen_at, s.expires_at, s.ended_why,
    a.user_id, a.name, a.unit_id, a.status, a.show_recommend, a.must_change_password,
    a.editor_deadline, a.recommend_deadline, a.expert_deadline,
    exists (select from account_factor f where f.user_id = s.user_id and f.confirmed_at is not null) as has_factor,
    array(select role from account_role where user_id = s.user_id order by role) as roles,
    ${classes('organization')} as organization_classes, ${classes('owner')} as owner_classes,
    ${classes('paid_in')} as paid_in_classes, ${classes('sign_in')} as sign_in_classes
  from session s join account a on a.user_id = s.user_id
  where s.${column} = $1`;

const statements = {
  token_hash: { name: 'session-by-token', text: select('token_hash') },
  sid_hash: { name: 'session-by-cookie', text: select('sid_hash') },
};

/** Finds a session by the hash of its token or of its cookie. It runs on every call, so it is one statement. */
export const findSessionRow = async (
  { store }: Pick<Services, 'store'>,
  by: keyof typeof statements,
  hash: Buffer,
): Promise<SessionRow | undefined> => {
  const { rows } = await store.pool.query<SessionRow>({ ...statements[by], values: [hash] });
  return rows[0];
};

/** Records that the session is in use, at most once a minute, because it runs on every call. */
export const touchSession = async (
  { store, now }: Pick<Services, 'store' | 'now'>,
  row: SessionRow,
): Promise<void> => {
  const at = now();
  if (at.getTime() - row.last_seen_at.getTime() < 60_000) return;
  await store.db
    .updateTable('session')
    .set({ last_seen_at: at })
    .where('session_id', '=', row.session_id)
    .execute();
};
