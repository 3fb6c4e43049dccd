import { Button, Card, Form, Inline, Stack, Text } from '@skillcert/ui';
import type { Problem } from '../../client/problem.js';
import { fieldMessages } from '../../words/field-messages.js';
import { useWords } from '../../words/use-words.js';
import { IdentityFields } from '../candidate-form/identity-fields.js';
import { WorkFields } from '../candidate-form/work-fields.js';
import { CreateProblem } from './create-problem.js';
import { KnownDocument } from './known-document.js';
import { StepButtons } from './step-buttons.js';
import type { Create } from './use-create.js';

interface PersonStepProps {
  readonly create: Create;
  readonly phone_masked: string;
  /** Why this phone may not enrol, where another one was proven meanwhile. */
  readonly refused: Problem | undefined;
  readonly onOtherPhone: () => void;
}

/** The details of the candidate: identity, education, work. */
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
