import type { OutputOf } from '@skillcert/api-client';

type Seen = Pick<OutputOf<'sms/previewGroupSms'>, 'recipients' | 'left_out'>;

/**
 * The number of candidates chosen by hand outside the audience: the message is not for them, and no reason is
 * given. 0 if none were chosen.
 */
export const countElsewhere = (
  only: readonly string[],
  exclude: readonly string[],
  { recipients, left_out }: Seen,
): number => {
  const meant = only.filter((id) => !exclude.includes(id)).length;
  return Math.max(0, meant - recipients - left_out.opted_out - left_out.daily_limit);
};
