import { isIdOfType, normaliseIdCard } from '@skillcert/core';
import { Banner, Button, ButtonLink, Card, Form, Inline, Stack, Text } from '@skillcert/ui';
import type { Problem } from '../../../client/problem.js';
import { useCall } from '../../../client/use-call.js';
import { paths } from '../../../paths.js';
import { fieldMessages } from '../../../words/field-messages.js';
import { useWords } from '../../../words/use-words.js';
import type { CandidateValues } from '../../candidate-form/candidate-values.js';
import { IdentityFields } from '../../candidate-form/identity-fields.js';
import { WorkFields } from '../../candidate-form/work-fields.js';
import { CreateProblem } from '../create-problem.js';
import type { Create } from '../use-create.js';
import { StepButtons } from './step-buttons.js';

/**
 * Says that the document is enrolled with this phone already, as soon as its number is whole: in another class, or in
 * this one.
 */
function KnownDocument({ values: { id_type, id_card: typed } }: { readonly values: CandidateValues }) {
  const { t } = useWords();
  const id_card = normaliseIdCard(typed);
  const isWhole = isIdOfType(id_type, id_card, { now: new Date() });
  const { data, loading } = useCall('user/checkIdCard', isWhole ? { id_type, id_card } : undefined);
  if (!isWhole || loading || !data || data.enrolments === 0) return null;
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink to={paths.own} size="small">
          {t('site.to_mine')}
        </ButtonLink>
      }
    >
      {t('create.known_document', { count: data.enrolments })}
    </Banner>
  );
}

interface PersonStepProps {
  readonly create: Create;
  readonly phone_masked: string;
  /** Why this phone may not enrol, where another one was proven meanwhile. */
  readonly refused: Problem | undefined;
  readonly onOtherPhone: () => void;
}

/** The person who enrols: identity, education, work. */
export function PersonStep({ create, phone_masked, refused, onOtherPhone }: PersonStepProps) {
  const { t } = useWords();
  const { form, problem, submitPerson } = create;
  return (
    <Form onSubmit={submitPerson} errors={fieldMessages(t, form.errors)}>
      <CreateProblem problem={problem ?? refused} lost={t('site.offline')} />
      <Inline justify="between">
        <Text tone="muted">{t('create.proven', { phone: phone_masked })}</Text>
        <Button size="small" variant="ghost" onClick={onOtherPhone}>
          {t('code.change')}
        </Button>
      </Inline>
      <Card title={t('form.personal')}>
        <Stack gap="lg">
          <IdentityFields form={form} />
          <KnownDocument values={form.values} />
        </Stack>
      </Card>
      <Card title={t('form.work')}>
        <WorkFields form={form} />
      </Card>
      <StepButtons next={t('create.next')} />
    </Form>
  );
}
