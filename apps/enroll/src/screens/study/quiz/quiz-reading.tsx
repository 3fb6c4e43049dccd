import '@skillcert/ui/banner.css';
import '@skillcert/ui/checkbox.css';
import '@skillcert/ui/checkbox-group.css';
import '@skillcert/ui/field.css';
import '@skillcert/ui/radio-group.css';
import { Banner, Button, Descriptions, Stack, Text } from '@skillcert/ui';
import { problemText } from '../../../client/problem-text.js';
import { useWords } from '../../../words/use-words.js';
import type { QuizStanding } from './best-of.js';
import { QuizForm } from './quiz-form.js';
import { QuizOutcome } from './quiz-outcome.js';
import type { Quiz } from './use-quiz.js';

interface QuizReadingProps {
  readonly quiz: Quiz;
  /** Whether attempts count: until the exam has ended. */
  readonly open: boolean;
}

/** A quiz: its requirements, the questions of an attempt, and the result. */
export function QuizReading({ quiz, open }: QuizReadingProps) {
  const { state, standing } = quiz;
  if (!standing) return null;
  return (
    <Stack gap="lg">
      <QuizFacts standing={standing} />
      <QuizProblem problem={quiz.problem} />
      {state.at === 'answering' && <QuizForm key={state.attempt.attempt_no} quiz={quiz} state={state} />}
      {state.at === 'sent' && <QuizOutcome state={state} />}
      {state.at !== 'answering' && open && <StartButton quiz={quiz} standing={standing} />}
    </Stack>
  );
}

/** The requirements, and the attempts so far. */
function QuizFacts({ standing }: { readonly standing: QuizStanding }) {
  const { t } = useWords();
  const { questions, pass_percent, attempts_max, attempts, best } = standing;
  return (
    <Descriptions
      layout="rows"
      items={[
        { id: 'questions', label: t('study.quiz.questions'), value: questions },
        {
          id: 'pass',
          label: t('study.quiz.pass'),
          value: t('study.quiz.percent', { percent: pass_percent }),
        },
        {
          id: 'attempts',
          label: t('study.quiz.attempts'),
          value: t('study.quiz.attempts_of', { attempts, max: attempts_max }),
        },
        ...(best
          ? [{ id: 'best', label: t('study.quiz.best'), value: t('study.quiz.points_of', best) }]
          : []),
      ]}
    />
  );
}

function QuizProblem({ problem }: Pick<Quiz, 'problem'>) {
  const { t } = useWords();
  if (!problem) return null;
  return (
    <Banner tone="danger" role="alert">
      {problem.kind === 'changed' ? t('study.quiz.changed') : problemText(t, problem)}
    </Banner>
  );
}

/** Begins the first attempt or the next one; shows if there is none left. */
function StartButton({
  quiz,
  standing: { attempts, attempts_max },
}: {
  readonly quiz: Quiz;
  readonly standing: QuizStanding;
}) {
  const { t } = useWords();
  if (attempts >= attempts_max)
    return (
      <Text as="p" tone="muted">
        {t('study.quiz.used')}
      </Text>
    );
  return (
    <Button variant="primary" block onClick={quiz.start}>
      {t(attempts === 0 ? 'study.quiz.start' : 'study.quiz.again')}
    </Button>
  );
}
