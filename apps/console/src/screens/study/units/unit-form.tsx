import '@skillcert/ui/radio-group.css';
import type { OutputOf, StudyUnitRow } from '@skillcert/api-client';
import { studyKinds, studyLimits, videoMinutes } from '@skillcert/core';
import { Button, Form, Inline, NumberInput, RadioGroup, Select, Stack, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import type { StudyPlan } from '../use-study-plan.js';
import { BodyField } from './body-field.js';
import { type UnitValues, useUnitForm } from './use-unit-form.js';

interface UnitFormProps {
  readonly plan: StudyPlan;
  /** Left out for a new one. */
  readonly unit: OutputOf<'study/fetchStudyUnit'> | undefined;
  readonly courseId: number | undefined;
  readonly onSaved: (unit: Pick<StudyUnitRow, 'study_unit_id' | 'kind'>) => void;
  readonly onClose: () => void;
}

interface PartProps {
  readonly control: Control<UnitValues>;
}

function ChoiceFields({ control, courses }: PartProps & Pick<StudyPlan, 'courses'>) {
  const { t } = useWords();
  return (
    <>
      <FormField control={control} name="course_id" label={t('study.course')} required>
        {({ onChange, ...field }) => (
          <Select
            {...field}
            onValueChange={onChange}
            options={courses.map(({ course_id, title }) => ({
              value: String(course_id),
              label: title,
            }))}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="kind"
        label={t('study.kind')}
        hint={t('study.kind_hint')}
        required
        group
      >
        {({ value, onChange }) => (
          <RadioGroup
            appearance="inline"
            value={value}
            onValueChange={onChange}
            options={studyKinds.map((each) => ({ value: each, label: t(`study.kind.${each}`) }))}
          />
        )}
      </FormField>
    </>
  );
}

/** `seconds`: the length of a video; null without one. */
function MinutesField({ control, seconds }: PartProps & { readonly seconds: number | null }) {
  const { t } = useWords();
  return (
    <FormField
      control={control}
      name="required_minutes"
      label={t('study.required')}
      hint={
        seconds === null
          ? t('study.required_hint')
          : t('study.required_hint_video', { minutes: videoMinutes(seconds) })
      }
      required
    >
      {({ onChange, ...field }) => (
        <NumberInput {...field} onValueChange={onChange} min={0} max={studyLimits.required_minutes_max} />
      )}
    </FormField>
  );
}

/** The fields of a unit. Its course and its kind are chosen once. */
export function UnitForm({ plan: { class_id, courses }, unit, courseId, onSaved, onClose }: UnitFormProps) {
  const { t } = useWords();
  // A later read may bring another person's version: this is saved over the version that was seen.
  const [seen] = useState(unit);
  const { control, errors, submit } = useUnitForm({ class_id, unit: seen, courseId, onSaved });
  const kind = useWatch({ control, name: 'kind' });
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack>
        {!seen && <ChoiceFields control={control} courses={courses} />}
        <FormField control={control} name="title" label={t('study.title')} required>
          {({ onChange, ...field }) => (
            <TextInput
              {...field}
              onValueChange={onChange}
              maxLength={studyLimits.title_length_max}
              autoComplete="off"
            />
          )}
        </FormField>
        {kind !== 'quiz' && <MinutesField control={control} seconds={seen?.file?.seconds ?? null} />}
        {kind === 'article' && <BodyField control={control} error={errors.body} />}
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
