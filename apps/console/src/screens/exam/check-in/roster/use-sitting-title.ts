import type { SittingCounts } from '@skillcert/api-client';
import { useFormats } from '../../../../format/use-formats.js';
import { useSubjectTitle } from '../../use-exam-plan.js';

/** How a sitting is called: its room, subject and time. */
export const useSittingTitle = () => {
  const { minutes } = useFormats();
  const subjectTitle = useSubjectTitle();
  return ({ room_name, subject, starts_at, ends_at }: SittingCounts): string =>
    `${room_name} · ${subjectTitle(subject)} · ${minutes(starts_at, ends_at)}`;
};
