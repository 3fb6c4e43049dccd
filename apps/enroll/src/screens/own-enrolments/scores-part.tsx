import type { OwnEnrolment } from '@skillcert/api-client';
import { Descriptions, Heading, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';
import { RecheckPart } from './recheck-part.js';
import { subjectTitle } from './subject-title.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface ScoresPartProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** What is published of the exam: every subject by itself, and the whole once all of them are there. */
export function ScoresPart({ enrolment, own }: ScoresPartProps) {
  const { scores, passed } = enrolment;
  const { t, language } = useWords();
  if (scores.length === 0) return null;
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
        items={scores.map(({ subject, score, passed: isPassed, full_points }) => ({
          id: subject,
          label: subjectTitle(subject, language),
          value:
            typeof score === 'number'
              ? t('mine.score_of', { score, full: full_points, passed: String(isPassed) })
              : t(`mine.score_${score}`),
        }))}
      />
      {scores.map((score) => (
        <RecheckPart key={score.subject} enrolment={enrolment} score={score} own={own} />
      ))}
    </Stack>
  );
}
