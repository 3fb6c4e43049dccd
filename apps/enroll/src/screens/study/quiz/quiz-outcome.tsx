import { Banner, Descriptions, Stack, Text } from '@skillcert/ui';
import { useFocusOnArrival } from '../../../shell/use-focus-on-arrival.js';
import { useWords } from '../../../words/use-words.js';
import type { Quiz } from './use-quiz.js';

interface QuizOutcomeProps {
  readonly state: Extract<Quiz['state'], { at: 'sent' }>;
}

/** The result of an attempt; question by question once no further attempt counts. */
export function QuizOutcome({ state: { attempt, result } }: QuizOutcomeProps) {
  const { t } = useWords();
  const arrival = useFocusOnArrival<HTMLDivElement>();
  const { points, possible, passed, attempts_left, right } = result;
  return (
    <Stack gap="md" ref={arrival} tabIndex={-1}>
      <Banner
        tone={passed ? 'success' : 'warning'}
        title={t(passed ? 'study.quiz.passed' : 'study.quiz.failed')}
        role="status"
      >
        {t('study.quiz.result', { points, possible, left: attempts_left, passed: passed ? 'yes' : 'no' })}
      </Banner>
      {right && (
        <Descriptions
          layout="rows"
          items={attempt.questions.map(({ text }, n) => ({
            id: String(n),
            label: t('study.quiz.numbered', { n: n + 1, text }),
            value: (
              <Text tone={right[n] ? 'success' : 'danger'}>
                {t(right[n] ? 'study.quiz.right' : 'study.quiz.wrong')}
              </Text>
            ),
          }))}
        />
      )}
    </Stack>
  );
}
