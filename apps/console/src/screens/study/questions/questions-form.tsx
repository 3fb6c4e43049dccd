import { limits, studyLimits } from '@skillcert/core';
import { Banner, Button, Card, Form, Grid, IconButton, Inline, NumberInput, Stack } from '@skillcert/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import { MoveButtons } from '../move-buttons.js';
import { QuestionFields } from './question-fields.js';
import { newQuestion, type QuizValues } from './question-values.js';
import { type Questions, useQuestionsForm } from './use-questions-form.js';

interface QuestionsFormProps {
  readonly class_id: number;
  readonly questions: Questions;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The requirements to pass. */
function RuleFields({ control }: { readonly control: Control<QuizValues> }) {
  const { t } = useWords();
  return (
    <Grid columns={2}>
      <FormField control={control} name="pass_percent" label={t('study.quiz.pass_percent')} required>
        {({ onChange, ...field }) => (
          <NumberInput {...field} onValueChange={onChange} min={1} max={limits.percent_max} />
        )}
      </FormField>
      <FormField
        control={control}
        name="attempts_max"
        label={t('study.quiz.attempts_max')}
        hint={t('study.quiz.attempts_hint', { max: studyLimits.attempts_max })}
        required
      >
        {({ onChange, ...field }) => (
          <NumberInput {...field} onValueChange={onChange} min={1} max={studyLimits.attempts_max} />
        )}
      </FormField>
    </Grid>
  );
}

/** All questions of a quiz in their order, and the requirements to pass. */
export function QuestionsForm({ class_id, questions, onSaved, onClose }: QuestionsFormProps) {
  const { t } = useWords();
  // A later read may bring another person's version: this is saved over the version that was seen.
  const [seen] = useState(questions);
  const { control, errors, submit, list } = useQuestionsForm({ class_id, seen, onSaved });
  const { fields, append, remove, move } = list;
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack>
        {seen.attempts > 0 && (
          <Banner tone="warning">{t('study.quiz.answered', { count: seen.attempts })}</Banner>
        )}
        <RuleFields control={control} />
        {fields.map((question, n) => (
          <Card
            key={question.id}
            level={3}
            title={t('study.quiz.number', { n: n + 1 })}
            actions={
              fields.length > 1 && (
                <Inline wrap={false} gap="none">
                  <MoveButtons
                    name={t('study.quiz.number', { n: n + 1 })}
                    position={n + 1}
                    total={fields.length}
                    onMove={(by) => move(n, n + by)}
                  />
                  <IconButton
                    size="small"
                    label={t('study.quiz.remove', { n: n + 1 })}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => remove(n)}
                  />
                </Inline>
              )
            }
          >
            <QuestionFields control={control} n={n} />
          </Card>
        ))}
        {fields.length < studyLimits.questions_max && (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => append(newQuestion())}>
            {t('study.quiz.add')}
          </Button>
        )}
        <Inline justify="end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('common.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
