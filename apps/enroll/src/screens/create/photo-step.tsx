import type { OpenClass } from '@skillcert/api-client';
import { Card, Field, Form, RadioGroup, Stack } from '@skillcert/ui';
import { fieldMessages } from '../../words/field-messages.js';
import { useWords } from '../../words/use-words.js';
import { PhotoField } from '../candidate-form/photo-field.js';
import { CreateProblem } from './create-problem.js';
import { StepButtons } from './step-buttons.js';
import type { Create } from './use-create.js';

interface PhotoStepProps {
  readonly create: Create;
  readonly open: OpenClass;
}

/** The photo, and how to enrol and to study. */
export function PhotoStep({ create: { choices, photo, problem, submitPhoto, goTo }, open }: PhotoStepProps) {
  const { t } = useWords();
  return (
    <Form onSubmit={submitPhoto} errors={fieldMessages(t, choices.errors)}>
      <CreateProblem problem={problem} lost={t('site.offline')} />
      <Card>
        <Stack gap="lg">
          <PhotoField upload={photo} />
          <Field name="enroll_type" label={t('form.enroll_type')} group required>
            <RadioGroup
              appearance="cards"
              options={open.enroll_types.map((value) => ({ value, label: t(`form.enroll_type_${value}`) }))}
              value={choices.enroll_type ?? null}
              onValueChange={choices.chooseEnrollType}
            />
          </Field>
          <Field name="study_type" label={t('form.study_type')} group required>
            <RadioGroup
              appearance="cards"
              options={open.study_types.map((value) => ({ value, label: t(`form.study_type_${value}`) }))}
              value={choices.study_type ?? null}
              onValueChange={choices.chooseStudyType}
            />
          </Field>
        </Stack>
      </Card>
      <StepButtons next={t('create.next')} onBack={() => goTo('person')} />
    </Form>
  );
}
