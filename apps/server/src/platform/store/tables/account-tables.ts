import type { AccountEntry, AccountStatus, ClassDuty, WorkRating } from '@skillcert/core';
import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow, Maybe, MaybeInstant } from './column.js';

/** An organisation that recommends candidates, runs classes or pays for people. */
export interface UnitTable {
  unit_id: Generated<number>;
  /** The name of the organisation. */
  com_name: string;
  /** Its unified social credit code, in one spelling; null while nobody has entered it. */
  com_code: Maybe<string>;
  /** The id of its kind of organisation, which the programme lists; empty while unknown. */
  organization_category: Generated<string>;
  /** The id of its legal form, which belongs to the kind of organisation; empty while unknown. */
  com_type_category: Generated<string>;
  /** The name of its contact person; empty for none. */
  pi_name: Generated<string>;
  /** The phone of the contact person, not encrypted. */
  pi_phone: Generated<string>;
  /** The e-mail of the contact person. */
  pi_email: Generated<string>;
  /** The address of a QR code of the contact person, here or on another site; empty for none. */
  pi_qr: Generated<string>;
  /** The uploaded picture that `pi_qr` leads to; null if there is none or it is on another site. */
  pi_qr_file: Maybe<number>;
  /** The characters of the name and their pairs, for the search; the database computes them. */
  name_grams: GeneratedAlways<string[]>;
}

/** A staff account. */
export interface AccountTable {
  user_id: Generated<number>;
  /** The account name as it is shown. */
  username: string;
  /** The account name in small letters and one width: it is unique, and the sign-in looks it up. */
  username_key: string;
  name: Generated<string>;
  /** The address of a picture of the person; empty for none. No call writes it. */
  avatar: Generated<string>;
  /** A text about the person, for the profile. */
  introduction: Generated<string>;
  /** The argon2id hash of the password; with null no password signs in. */
  password_hash: Maybe<string>;
  /** Whether an initial password must be replaced before anything else. */
  must_change_password: Generated<boolean>;
  /** The phone, encrypted; null for none. */
  phone_enc: Maybe<Buffer>;
  /** The keyed hash of the phone, which finds the account; null for no phone. */
  phone_index: Maybe<Buffer>;
  /** The e-mail; null for none. */
  email: Maybe<string>;
  /** Only an approved account signs in. */
  status: Generated<AccountStatus>;
  /** The reason of the last change of the status; empty if it had none. */
  refuse_content: Generated<string>;
  /** The rating of the work by the platform; empty until it is rated. */
  rate_status: Generated<'' | WorkRating>;
  /** The portal that the account belongs to, empty for none; the pages of other portals refuse its sign-in. */
  entry: Generated<'' | AccountEntry>;
  /** The unit that the person works for; null for none. */
  unit_id: Maybe<number>;
  /** The moment from which the account no longer has the role `editor`; null for no end. */
  editor_deadline: MaybeInstant;
  /** The moment from which the account no longer has the role `recommend`; null for no end. */
  recommend_deadline: MaybeInstant;
  /** The moment from which the account no longer has the role `expert`; null for no end. */
  expert_deadline: MaybeInstant;
  /** The number of classes that an expert may be assigned to at most; null for no limit. */
  expert_assign_limit: Maybe<number>;
  /** The scores that the account enters, if a programme assigns them by account. No call writes it. */
  score_type: Generated<string>;
  /** Whether the account sees the guidance for recommending institutions. */
  show_recommend: Generated<boolean>;
  /** The account that created it; null for the first administrator and for a unit that registered. */
  created_by: Maybe<number>;
  /** The language in which its unit registered; the message about the decision uses it. */
  language: Generated<string>;
  created_at: InstantNow;
  /** The characters of the name and their pairs, for the search; the database computes them. */
  name_grams: GeneratedAlways<string[]>;
}

/** A role that an account holds. */
export interface AccountRoleTable {
  user_id: number;
  role: string;
}

/** A duty of an account in a class. */
export interface AssignmentTable {
  user_id: number;
  class_id: number;
  /**
   * The duty `owner` runs the class, `organization` takes part with its unit, `paid_in` handles the payments,
   * `sign_in` the exam days.
   */
  duty: ClassDuty;
  /** Whether the account has the duty only because it is in charge: a handover of the class ends it. */
  in_charge: Generated<boolean>;
}
