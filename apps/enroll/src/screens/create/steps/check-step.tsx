import '@skillcert/ui/image-frame.css';
import type { OpenClass } from '@skillcert/api-client';
import { Button, Card, Checkbox, Field, Form } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { fieldMessages } from '../../../words/field-messages.js';
import { useWords } from '../../../words/use-words.js';
import { CreateProblem } from '../create-problem.js';
import type { Create } from '../use-create.js';
import { EnteredPerson, EnteredType, EnteredWork } from './entered-facts.js';
import { StepButtons } from './step-buttons.js';
import type { Step } from './steps.js';

interface SectionProps {
  readonly title: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

function Section({ title, onEdit, children }: SectionProps) {
  const { t } = useWords();
  return (
    <Card
      title={title}
      actions={
        <Button size="small" aria-label={t('form.edit_named', { section: title })} onClick={onEdit}>
          {t('form.edit')}
        </Button>
      }
    >
      {children}
    </Card>
  );
}

interface CheckStepProps {
  readonly create: Create;
  readonly open: OpenClass;
  readonly phone_masked: string;
}

/** Everything once more, the consent, and the button that enrols or joins the waiting list. */
export function CheckStep({ create, open, phone_masked }: CheckStepProps) {
  const { t } = useWords();
  const { form, photo, materials, choices, problem, send, goTo, waits } = create;
  const editing = (step: Step) => () => goTo(step);
  return (
    <Form onSubmit={send} errors={fieldMessages(t, { consent: choices.errors.consent })}>
      <CreateProblem problem={problem} lost={t('create.lost_text')} waits={waits} />
      <Section title={t('form.personal')} onEdit={editing('person')}>
        <EnteredPerson values={form.values} phone_masked={phone_masked} />
      </Section>
      <Section title={t('form.work')} onEdit={editing('person')}>
        <EnteredWork values={form.values} />
      </Section>
      <Section title={t('create.photo_title')} onEdit={editing('photo')}>
        <EnteredType
          open={open}
          values={form.values}
          materials={materials}
          photo={photo.state}
          choices={choices}
        />
      </Section>
      <Card>
        <Field name="consent" label={t('form.consent_title')} required>
          <Checkbox label={t('form.consent')} checked={choices.consent} onCheckedChange={choices.agree} />
        </Field>
      </Card>
      <StepButtons next={t(waits ? 'list.wait' : 'create.send')} onBack={editing('photo')} />
    </Form>
  );
}
