import type { AccountEntry } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

interface ProfileRow {
  readonly avatar: string;
  readonly introduction: string;
  readonly editor_deadline: Date | null;
  readonly recommend_deadline: Date | null;
  readonly expert_deadline: Date | null;
  readonly expert_assign_limit: number | null;
  readonly score_type: string;
  readonly show_recommend: boolean;
  readonly entry: '' | AccountEntry;
  readonly recommend_user_id: number | null;
  readonly unit: null | {
    readonly unit_id: number;
    readonly com_name: string;
    readonly organization_category: string;
    readonly com_type_category: string;
    readonly pi_name: string;
    readonly pi_phone: string;
    readonly pi_email: string;
    readonly pi_qr: string;
  };
}

const statement = {
  name: 'profile',
  text: `
    select a.avatar, a.introduction, a.editor_deadline, a.recommend_deadline, a.expert_deadline, a.expert_assign_limit,
      a.score_type, a.show_recommend, a.entry,
      case when u.unit_id is null then null else to_json(u) end as unit,
      (select min(r.user_id) from account r join account_role using (user_id)
        where r.unit_id = a.unit_id and r.status = 'approved' and role = 'recommend') as recommend_user_id
    from account a left join unit u on u.unit_id = a.unit_id
    where a.user_id = $1`,
};

/**
 * The part of a profile that the session lacks: the account's own fields, its unit, and the unit's recommending
 * account.
 */
export const findProfile = async (
  { store }: Pick<Services, 'store'>,
  user_id: number,
): Promise<ProfileRow | undefined> => {
  const { rows } = await store.pool.query<ProfileRow>({ ...statement, values: [user_id] });
  return rows[0];
};
