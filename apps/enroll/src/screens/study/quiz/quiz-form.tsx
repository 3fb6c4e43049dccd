import '@skillcert/ui/dialog.css';
import { Button, Card, CheckboxGroup, ConfirmDialog, Field, RadioGroup, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useFocusOnArrival } from '../../../shell/use-focus-on-arrival.js';
import { useWords } from '../../../words/use-words.js';
import type { Attempt, Quiz } from './use-quiz.js';

type Question = Attempt['questions'][number];

interface QuizFormProps {
  readonly quiz: Quiz;
  readonly state: Extract<Quiz['state'], { at: 'answering' }>;
}

/** The questions of an attempt; a candidate who left some out is asked before they are sent. */
export function QuizForm({ quiz, state: { attempt, answers } }: QuizFormProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState(false);
  const arrival = useFocusOnArrival<HTMLDivElement>();
  const left = answers.filter((places) => places.length === 0).length;
  return (
    <Stack gap="lg" ref={arrival} tabIndex={-1}>
      {attempt.questions.map((question, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no number but its place
        <Card key={n}>
          <QuestionField
            question={question}
            n={n}
            places={answers[n] ?? []}
            onChoose={(places) => quiz.choose(n, places)}
          />
        </Card>
      ))}
      <Button variant="primary" block onClick={() => (left > 0 ? setAsked(true) : quiz.send())}>
        {t('study.quiz.send')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('study.quiz.unanswered_title')}
        description={t('study.quiz.unanswered_text', { left })}
        confirmLabel={t('study.quiz.send')}
        onConfirm={quiz.send}
      />
    </Stack>
  );
}

interface QuestionFieldProps {
  readonly question: Question;
  /** From 0. */
  readonly n: number;
  readonly places: readonly number[];
  readonly onChoose: (places: readonly number[]) => void;
}

/** One question: one choice or several, by their shown places. */
function QuestionField({
  question: { kind, text, choices, points },
  n,
  places,
  onChoose,
}: QuestionFieldProps) {
  const { t } = useWords();
  const words = kind === 'true_false' ? [t('study.quiz.true'), t('study.quiz.false')] : choices;
  const options = words.map((label, place) => ({ value: String(place), label }));
  const [chosen = null] = places;
  return (
    <Field
      label={t('study.quiz.question', { n: n + 1, text, points })}
      hint={kind === 'multiple' ? t('study.quiz.several') : undefined}
      group
      required
    >
      {kind === 'multiple' ? (
        <CheckboxGroup
          options={options}
          value={places.map(String)}
          onValueChange={(values) => onChoose(values.map(Number))}
        />
      ) : (
        <RadioGroup
          options={options}
          value={chosen === null ? null : String(chosen)}
          onValueChange={(value) => onChoose([Number(value)])}
        />
      )}
    </Field>
  );
}
