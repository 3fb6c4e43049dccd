import type { OwnEnrolment } from '@skillcert/api-client';
import { Banner, Button, Form, Heading, Stack } from '@skillcert/ui';
import { problemText } from '../../client/problem-text.js';
import { useFocusOnArrival } from '../../shell/use-focus-on-arrival.js';
import { fieldMessages } from '../../words/field-messages.js';
import { useWords } from '../../words/use-words.js';
import { IdentityFields } from '../candidate-form/identity-fields.js';
import { PhotoField } from '../candidate-form/photo-field.js';
import { EducationField, WorkFields } from '../candidate-form/work-fields.js';
import { ConditionsPart } from '../materials/conditions-part.js';
import { DeclaredFields } from '../materials/declared-fields.js';
import { DocumentsPart } from '../materials/documents-part.js';
import { ReturnReasonsList } from './return-reasons.js';
import { isReturned, returnedKinds } from './returned-fields.js';
import { useCorrection } from './use-correction.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface CorrectionFormProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** The returned parts, with the reasons beside them, and the details that may always be changed. */
export function CorrectionForm({ enrolment, own }: CorrectionFormProps) {
  const { t } = useWords();
  const { form, photo, asksPhoto, materials, evidence, asksFacts, problem, untouched, send } = useCorrection(
    enrolment,
    own,
  );
  // The returned parts, and the further requirements of another way to the level.
  const lacking = materials.evaluated.sets[0]?.conditions.flatMap(({ lacks }) => lacks) ?? [];
  const needed = new Set([
    ...returnedKinds(enrolment),
    ...lacking.filter((kind) => materials.kinds.includes(kind)),
  ]);
  const optional = evidence.filter((kind) => !needed.has(kind));
  // The problem is shown under the heading, which stands far above the button.
  const heading = useFocusOnArrival<HTMLHeadingElement>(problem ?? untouched);
  return (
    <Form
      onSubmit={send}
      errors={fieldMessages(t, { ...form.errors, ...materials.errors, photo_id: photo.error })}
      error={problem && problemText(t, problem)}
    >
      <Heading level={3} tabIndex={-1} ref={heading}>
        {t('mine.mend_title')}
      </Heading>
      <ReturnReasonsList enrolment={enrolment} />
      {untouched && <Banner tone="warning">{t('mine.mend_nothing')}</Banner>}
      {asksPhoto && <PhotoField upload={photo} />}
      {isReturned(enrolment, 'identity') && <IdentityFields form={form} kept={enrolment.id_masked} />}
      {isReturned(enrolment, 'education') && <EducationField form={form} />}
      {asksFacts && (
        <>
          <DeclaredFields materials={materials} />
          <ConditionsPart materials={materials} />
          {needed.size + optional.length > 0 && (
            <DocumentsPart materials={materials} kinds={[...needed, ...optional]} optional={optional} />
          )}
        </>
      )}
      <WorkFields form={form} />
      <Stack gap="sm">
        <Button type="submit" variant="primary" block>
          {t('mine.mend_send')}
        </Button>
        <Button variant="ghost" block onClick={() => own.correct(undefined)}>
          {t('mine.mend_cancel')}
        </Button>
      </Stack>
    </Form>
  );
}
