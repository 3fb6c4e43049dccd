import { Button, Card, Field, Form, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';

interface VerifyFormProps {
  /** The number of the address. */
  readonly certificate_no: string;
  readonly onSend: (asked: { readonly certificate_no: string; readonly id_last4: string }) => Promise<void>;
}

const endLength = 4;

/** The number of a certificate, and the end of its holder's identity number or, where a teacher has it, phone. */
export function VerifyForm({ certificate_no, onSend }: VerifyFormProps) {
  const { t } = useWords();
  const [number, setNumber] = useState(certificate_no);
  const [end, setEnd] = useState('');
  const [sent, setSent] = useState(false);
  const given = { certificate_no: number.trim(), id_last4: end.replace(/[^a-z\d]/gi, '') };
  const errors = sent
    ? {
        ...(given.certificate_no === '' && { certificate_no: t('field.required') }),
        ...(given.id_last4.length !== endLength && { id_last4: t('verify.id_last4_wrong') }),
      }
    : {};
  const send = async () => {
    setSent(true);
    if (given.certificate_no === '' || given.id_last4.length !== endLength) return;
    await onSend(given);
  };
  return (
    <Card>
      <Form onSubmit={send} errors={errors}>
        <Field name="certificate_no" label={t('verify.number')} required>
          <TextInput
            value={number}
            onValueChange={setNumber}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field name="id_last4" label={t('verify.id_last4')} hint={t('verify.id_last4_hint')} required>
          <TextInput
            value={end}
            onValueChange={setEnd}
            maxLength={endLength}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="primary" block>
          {t('verify.check')}
        </Button>
      </Form>
    </Card>
  );
}
