import type { AbsenceRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { useScoreText } from '../use-score-text.js';
import { useDoubtText } from './use-doubt-text.js';

/** The columns of absences: the person, the evidence, and their score. */
export const useAbsenceColumns = (): readonly Column<AbsenceRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const scoreText = useScoreText();
  const doubtText = useDoubtText();
  return [
    {
      id: 'name',
      header: t('exam.tickets.candidate'),
      card: 'title',
      cell: ({ name, ticket_no, enrol_no }) => (
        <TwoLines named truncate first={name} second={ticket_no ?? enrol_no} />
      ),
    },
    {
      id: 'reason',
      header: t('scores.absent.reason'),
      cell: ({ cause, doubt, room_name, starts_at }) => (
        <TwoLines
          first={doubt ? doubtText(doubt) : t(`scores.absent.cause.${cause ?? 'there'}`)}
          second={[room_name, starts_at && minute(starts_at)].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      id: 'score',
      header: t('scores.heading'),
      cell: ({ score, confirmed }) => {
        const said = score === null ? t('common.none') : scoreText(score);
        if (!confirmed) return <Text tabular>{said}</Text>;
        const by = t('scores.absent.by', { name: confirmed.by, time: minute(confirmed.at) });
        return <TwoLines first={said} second={by} />;
      },
    },
  ];
};
