import type {
  AccountStatus,
  AmendmentStatus,
  ArticleStatus,
  CertificateStatus,
  CheckInStatus,
  CourseStatus,
  ErasureStatus,
  GrantStatus,
  ImportStatus,
  InvoiceStatus,
  MailingStatus,
  PaymentStatus,
  RecheckStatus,
  RefundStatus,
  RegistryStatus,
  ReviewStatus,
  ScoreStatus,
  TicketStatus,
} from '@skillcert/core';

interface StatesOf {
  readonly account: AccountStatus;
  readonly amendment: AmendmentStatus;
  readonly article: ArticleStatus;
  readonly certificate: CertificateStatus;
  readonly check_in: CheckInStatus;
  readonly course: CourseStatus;
  readonly erasure: ErasureStatus;
  readonly grant: GrantStatus;
  readonly import: ImportStatus;
  readonly invoice: InvoiceStatus;
  readonly mailing: MailingStatus;
  readonly payment: PaymentStatus;
  readonly recheck: RecheckStatus;
  readonly refund: RefundStatus;
  readonly registry: RegistryStatus;
  readonly review: ReviewStatus;
  readonly score: ScoreStatus;
  readonly ticket: TicketStatus;
}

type Thing = keyof StatesOf;

/** A thing and the state that does not allow the step. The state of a class has a refusal of its own, `class_state`. */
type Standing = {
  readonly [Each in Thing]: { readonly thing: Each; readonly state: StatesOf[Each] };
}[Thing];

/** What is in the way where it is no state: its sentence stands in the messages under `refused.<why>`. */
type Why =
  | 'erasure_obstructed'
  | 'factor_set'
  | 'held_by_another'
  | 'job_runs'
  | 'keeps_subjects'
  | 'money_follows'
  | 'no_seats'
  | 'no_tickets'
  | 'none_to_certify'
  | 'none_to_issue'
  | 'not_apt'
  | 'not_by_group'
  | 'not_by_role'
  | 'not_by_transfer'
  | 'not_claimed'
  | 'not_joint'
  | 'not_online'
  | 'not_onsite'
  | 'not_own_request'
  | 'nothing_by_rule'
  | 'nothing_frozen'
  | 'nothing_left'
  | 'nothing_rejected'
  | 'nothing_runs'
  | 'nothing_to_enter'
  | 'nothing_to_freeze'
  | 'nothing_to_pack'
  | 'nothing_to_resend'
  | 'pack_lapsed'
  | 'platform_pays'
  | 'quotas_returned'
  | 'refund_asked'
  | 'replaced_gone'
  | 'replacement_waits'
  | 'rest_online'
  | 'rest_pending'
  | 'scores_open'
  | 'stage_over';

/** Why a step is not possible. */
export type Cause = Standing | { readonly why: Why; readonly count?: number };

type StandingWord = { [Each in Thing]: `${Each}.status.${StatesOf[Each]}` }[Thing];

/** Keys of the words that name a cause. */
export type CauseWord = `refused.${Why | 'stands'}` | `thing.${Thing}` | StandingWord;

/** The sentence of a cause. */
export const sayCause = (
  cause: Cause,
  words: (key: CauseWord, values?: Readonly<Record<string, string | number>>) => string,
): string =>
  'why' in cause
    ? words(`refused.${cause.why}`, { count: cause.count ?? 0 })
    : words('refused.stands', {
        thing: words(`thing.${cause.thing}`),
        // The type of a cause pairs a thing with its own states only.
        state: words(`${cause.thing}.status.${cause.state}` as StandingWord),
      });
