import type { AccountStatus } from '@skillcert/core';
import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow, Maybe, MaybeInstant } from './column.js';

/** An organisation that recommends candidates, runs classes or pays. `name_grams` serves the search. */
export interface UnitTable {
  unit_id: Generated<number>;
  com_name: string;
  com_code: Maybe<string>;
  organization_category: Generated<string>;
  com_type_category: Generated<string>;
  pi_name: Generated<string>;
  pi_phone: Generated<string>;
  pi_email: Generated<string>;
  pi_qr: Generated<string>;
  pi_qr_file: Maybe<number>;
  name_grams: GeneratedAlways<string[]>;
}

/** A staff account. `username_key` is the name without case, by which it signs in. */
export interface AccountTable {
  user_id: Generated<number>;
  username: string;
  username_key: string;
  name: Generated<string>;
  avatar: Generated<string>;
  introduction: Generated<string>;
  password_hash: Maybe<string>;
  must_change_password: Generated<boolean>;
  phone_enc: Maybe<Buffer>;
  phone_index: Maybe<Buffer>;
  email: Maybe<string>;
  status: Generated<AccountStatus>;
  refuse_content: Generated<string>;
  rate_status: Generated<'' | 'excellent' | 'qualified' | 'unqualified'>;
  entry: Generated<'' | 'recommend' | 'editor' | 'expert'>;
  unit_id: Maybe<number>;
  editor_deadline: MaybeInstant;
  recommend_deadline: MaybeInstant;
  expert_deadline: MaybeInstant;
  expert_assign_limit: Maybe<number>;
  score_type: Generated<string>;
  show_recommend: Generated<boolean>;
  created_by: Maybe<number>;
  language: Generated<string>;
  created_at: InstantNow;
  name_grams: GeneratedAlways<string[]>;
}

/** A role that an account holds. */
export interface AccountRoleTable {
  user_id: number;
  role: string;
}

/** A person on duty in a class: who, in which duty, and whether they are in charge. */
export interface AssignmentTable {
  user_id: number;
  class_id: number;
  duty: 'owner' | 'organization' | 'paid_in' | 'sign_in';
  in_charge: Generated<boolean>;
}
