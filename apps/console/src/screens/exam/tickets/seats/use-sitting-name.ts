import type { SittingRow } from '@skillcert/api-client';
import { useFormats } from '../../../../format/use-formats.js';
import { useSubjectTitle } from '../../use-exam-plan.js';

/** Names a sitting: its room, its subject, and when it begins. */
export const useSittingName = () => {
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  return ({ subject, starts_at, room_name }: Pick<SittingRow, 'subject' | 'starts_at' | 'room_name'>) =>
    `${room_name} · ${subjectTitle(subject)} · ${minute(starts_at)}`;
};
