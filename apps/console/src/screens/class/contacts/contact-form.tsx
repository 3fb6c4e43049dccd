import { Button, EmptyState, Field, Form, Inline, Stack } from '@skillcert/ui';
import { Plus } from 'lucide-react';
import { useWords } from '../../../messages/words-state.js';
import { ContactCard } from './contact-card.js';
import { type ClassContacts, useContactForm } from './use-contact-form.js';

const maxContacts = 5;

interface ContactFormProps {
  readonly class_id: number;
  readonly seen: ClassContacts;
  readonly onSaved: (saved: ClassContacts) => void;
  readonly onReload: () => Promise<void>;
}

/** The names and phones of the contacts, in the order that candidates see. */
export function ContactForm({ class_id, seen, onSaved, onReload }: ContactFormProps) {
  const { t } = useWords();
  const { control, errors, submit, list } = useContactForm({ class_id, seen, onSaved });
  const { fields, append, remove, swap } = list;
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack gap="lg">
        {fields.length === 0 && (
          <Field group required name="contacts" label={t('class.form.contacts')}>
            <EmptyState title={t('contact.empty')} description={t('contact.empty_text')} />
          </Field>
        )}
        {fields.map((field, index) => (
          <ContactCard
            key={field.id}
            control={control}
            index={index}
            onUp={index > 0 ? () => swap(index, index - 1) : undefined}
            onDown={index < fields.length - 1 ? () => swap(index, index + 1) : undefined}
            onRemove={fields.length > 1 ? () => remove(index) : undefined}
          />
        ))}
        <Inline justify="between">
          {fields.length < maxContacts && (
            <Button icon={<Plus aria-hidden="true" />} onClick={() => append({ name: '', phone: '' })}>
              {t('class.contact_add')}
            </Button>
          )}
          <Inline>
            <Button onClick={onReload}>{t('contact.reload')}</Button>
            <Button type="submit" variant="primary">
              {t('common.save')}
            </Button>
          </Inline>
        </Inline>
      </Stack>
    </Form>
  );
}
