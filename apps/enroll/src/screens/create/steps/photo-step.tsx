import type { OpenClass } from '@skillcert/api-client';
import { Card, Field, Form, RadioGroup, Stack } from '@skillcert/ui';
import { feeOf, feeText } from '../../../words/fee-text.js';
import { fieldMessages } from '../../../words/field-messages.js';
import { useWords } from '../../../words/use-words.js';
import { PhotoField } from '../../candidate-form/photo-field.js';
import { EducationField } from '../../candidate-form/work-fields.js';
import { ConditionsPart } from '../../materials/conditions-part.js';
import { DeclaredFields } from '../../materials/declared-fields.js';
import { DocumentsPart } from '../../materials/documents-part.js';
import { CreateProblem } from '../create-problem.js';
import type { Create } from '../use-create.js';
import { StepButtons } from './step-buttons.js';

interface PhotoStepProps {
  readonly create: Create;
  readonly open: OpenClass;
}

/** The conditions of the level and their documents, the photo, and how to enrol and to study. */
export function PhotoStep({ create, open }: PhotoStepProps) {
  const { form, choices, photo, materials, problem, submitPhoto, goTo } = create;
  const words = useWords();
  const { t } = words;
  const differ = feeOf(open, 'organization') !== open.fee_cents;
  return (
    <Form
      onSubmit={submitPhoto}
      errors={fieldMessages(t, {
        ...form.errors,
        ...choices.errors,
        ...materials.errors,
        photo_id: photo.error,
      })}
    >
      <CreateProblem problem={problem} lost={t('site.offline')} />
      <Card title={t('conditions.about_you')}>
        <Stack gap="lg">
          <EducationField form={form} />
          <DeclaredFields materials={materials} />
        </Stack>
      </Card>
      <ConditionsPart materials={materials} />
      <DocumentsPart materials={materials} />
      <Card>
        <Stack gap="lg">
          <PhotoField upload={photo} />
          <Field name="enroll_type" label={t('form.enroll_type')} group required>
            <RadioGroup
              appearance="cards"
              options={open.enroll_types.map((value) => ({
                value,
                label: t(`form.enroll_type_${value}`),
                hint: differ && feeText(feeOf(open, value), open.currency, words),
              }))}
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
