import type { ScoreCell } from '@skillcert/api-client';
import { Inline, StatusBadge, Text, type Tone } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useDoubtText } from '../absences/use-doubt-text.js';
import { useScoreText } from '../use-score-text.js';

const tones: Record<ScoreCell['status'], Tone> = {
  empty: 'neutral',
  entered_once: 'info',
  conflict: 'warning',
  agreed: 'accent',
  frozen: 'accent',
  published: 'success',
  final: 'success',
  annulled: 'danger',
};

/** A score with its value, and its state, or that it is kept from another class. */
export function ScoreCellView({
  cell: { status, score, passed, amendment, recheck, kept, doubt },
}: {
  readonly cell: ScoreCell;
}) {
  const { t } = useWords();
  const scoreText = useScoreText();
  const doubtText = useDoubtText();
  return (
    <Inline gap="sm">
      {score !== null && (
        <Text tabular tone={passed ? 'inherit' : 'danger'}>
          {t(passed ? 'scores.passed_with' : 'scores.failed_with', { score: scoreText(score) })}
        </Text>
      )}
      {kept ? (
        <StatusBadge tone="neutral">{t('scores.status.kept')}</StatusBadge>
      ) : (
        <StatusBadge tone={tones[status]}>{t(`scores.status.${status}`)}</StatusBadge>
      )}
      {recheck?.status === 'requested' && (
        <StatusBadge tone="warning">{t('scores.status.recheck')}</StatusBadge>
      )}
      {doubt && (
        <StatusBadge tone={doubt.word === null ? 'warning' : 'neutral'}>{doubtText(doubt)}</StatusBadge>
      )}
      {amendment && <StatusBadge tone="warning">{t('scores.status.proposed')}</StatusBadge>}
    </Inline>
  );
}
