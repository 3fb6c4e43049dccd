import type { OwnEnrolment } from '@skillcert/api-client';
import { Descriptions, Heading, Stack, Text } from '@skillcert/ui';
import { formatEnd } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import { RecheckPart } from './recheck-part.js';
import { subjectTitle } from './subject-title.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface ScoresPartProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/**
 * The published part of the exam: every subject by itself, and the whole once all of them are there; and the kept
 * subjects that were not sat.
 */
export function ScoresPart({ enrolment, own }: ScoresPartProps) {
  const { scores, passed } = enrolment;
  const { t, language } = useWords();
  if (scores.length === 0) return null;
  const scoreText = ({ score, passed: isPassed, full_points: full, kept }: (typeof scores)[number]) => {
    if (typeof score !== 'number') return t(`mine.score_${score}`);
    if (!kept) return t('mine.score_of', { score, full, passed: String(isPassed) });
    const until = formatEnd(kept.kept_until, language, 'day');
    return t('mine.score_kept', { score, full, name: kept.class_name, until });
  };
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('mine.scores')}</Heading>
      {passed !== null && (
        <Text as="p" weight="medium">
          {t(passed ? 'mine.exam_passed' : 'mine.exam_failed')}
        </Text>
      )}
      <Descriptions
        layout="rows"
        items={scores.map((score) => ({
          id: score.subject,
          label: subjectTitle(score.subject, language),
          value: scoreText(score),
        }))}
      />
      {scores.map((score) => (
        <RecheckPart key={score.subject} enrolment={enrolment} score={score} own={own} />
      ))}
    </Stack>
  );
}
