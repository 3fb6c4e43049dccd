import type { OutputOf } from '@skillcert/api-client';

type Seen = Pick<OutputOf<'sms/previewGroupSms'>, 'recipients' | 'left_out'>;

/**
 * How many of those who were chosen by hand do not stand where the message goes: neither is it for them, nor is it said why they are passed over. None where
 * nobody was chosen.
 */
export const countElsewhere = (
  only: readonly string[],
  exclude: readonly string[],
  { recipients, left_out }: Seen,
): number => {
  const meant = only.filter((id) => !exclude.includes(id)).length;
  return Math.max(0, meant - recipients - left_out.opted_out - left_out.daily_limit);
};
