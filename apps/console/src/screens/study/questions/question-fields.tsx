import '@skillcert/ui/checkbox.css';
import '@skillcert/ui/checkbox-group.css';
import '@skillcert/ui/radio-group.css';
import '@skillcert/ui/textarea.css';
import { type QuestionKind, questionKinds, studyLimits } from '@skillcert/core';
import { CheckboxGroup, NumberInput, RadioGroup, Stack, Text, Textarea } from '@skillcert/ui';
import { type Control, useController, useWatch } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import { linesOf, type QuizValues } from './question-values.js';

interface QuestionFieldsProps {
  readonly control: Control<QuizValues>;
  /** From 0. */
  readonly n: number;
}

/** The fields of one question: its text, its choices line by line, and the right ones. */
export function QuestionFields({ control, n }: QuestionFieldsProps) {
  const { t } = useWords();
  const kind = useWatch({ control, name: `questions.${n}.kind` });
  const { field: right } = useController({ control, name: `questions.${n}.right` });
  const chooseKind = (next: QuestionKind, onChange: (kind: QuestionKind) => void) => {
    onChange(next);
    // The right answers of one kind mean nothing in another.
    right.onChange([]);
  };
  return (
    <Stack>
      <FormField control={control} name={`questions.${n}.kind`} label={t('study.quiz.kind')} group required>
        {({ value, onChange }) => (
          <RadioGroup
            appearance="inline"
            value={value}
            onValueChange={(next) => {
              const chosen = questionKinds.find((each) => each === next);
              if (chosen) chooseKind(chosen, onChange);
            }}
            options={questionKinds.map((each) => ({ value: each, label: t(`study.quiz.kind.${each}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name={`questions.${n}.text`} label={t('study.quiz.text')} required>
        {({ onChange, ...field }) => (
          <Textarea
            {...field}
            onValueChange={onChange}
            rows={2}
            maxLength={studyLimits.question_length_max}
          />
        )}
      </FormField>
      {kind !== 'true_false' && (
        <FormField
          control={control}
          name={`questions.${n}.choices`}
          label={t('study.quiz.choices')}
          hint={t('study.quiz.choices_hint', { max: studyLimits.choices_max })}
          required
        >
          {({ onChange, ...field }) => <Textarea {...field} onValueChange={onChange} rows={4} />}
        </FormField>
      )}
      <RightField control={control} n={n} kind={kind} />
      <FormField control={control} name={`questions.${n}.points`} label={t('study.quiz.points')} required>
        {({ onChange, ...field }) => (
          <NumberInput {...field} onValueChange={onChange} min={1} max={studyLimits.question_points_max} />
        )}
      </FormField>
    </Stack>
  );
}

/** Which of the choices are right: one of them, or several. */
function RightField({ control, n, kind }: QuestionFieldsProps & { readonly kind: QuestionKind }) {
  const { t } = useWords();
  const choices = useWatch({ control, name: `questions.${n}.choices` });
  const words = kind === 'true_false' ? [t('study.quiz.true'), t('study.quiz.false')] : linesOf(choices);
  const options = words.map((label, place) => ({ value: String(place), label }));
  return (
    <FormField control={control} name={`questions.${n}.right`} label={t('study.quiz.right')} group required>
      {({ value, onChange }) => {
        if (options.length === 0) return <Text tone="muted">{t('study.quiz.choices_first')}</Text>;
        if (kind === 'multiple')
          return (
            <CheckboxGroup
              options={options}
              value={value.map(String)}
              onValueChange={(places) => onChange(places.map(Number))}
            />
          );
        const [chosen = null] = value;
        return (
          <RadioGroup
            options={options}
            value={chosen === null ? null : String(chosen)}
            onValueChange={(place) => onChange([Number(place)])}
          />
        );
      }}
    </FormField>
  );
}
