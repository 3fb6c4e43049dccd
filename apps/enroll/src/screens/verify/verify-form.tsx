import { certificateCodeIn, readCertificateCode } from '@skillcert/core';
import { Button, Card, Field, Form, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import type { Asked } from './check-certificate.js';

interface VerifyFormProps {
  /** The number of the address. */
  readonly certificate_no: string;
  readonly onSend: (asked: Asked) => Promise<void>;
}

const endLength = 4;
const numberLength = 40;
/** The address that a scanner types. */
const addressLength = 400;

/** The text in the field of the number: the number, or the code of the certificate, which contains its number. */
const readNumber = (typed: string): Asked => {
  const code = certificateCodeIn(typed);
  if (!code) return { certificate_no: typed.trim() };
  const certificate_no = readCertificateCode(code)?.certificate.certificate_no ?? code.slice(0, numberLength);
  return { certificate_no, code };
};

/**
 * The number of a certificate, and the end of its holder's identity number or, for a teacher, phone number; or its
 * code, as a scanner types it.
 */
export function VerifyForm({ certificate_no, onSend }: VerifyFormProps) {
  const { t } = useWords();
  const [number, setNumber] = useState(certificate_no);
  const [end, setEnd] = useState('');
  const [sent, setSent] = useState(false);
  const asked = readNumber(number);
  const id_last4 = end.replace(/[^a-z\d]/gi, '');
  const isEndWrong = !asked.code && id_last4.length !== endLength;
  const errors = sent
    ? {
        ...(asked.certificate_no === '' && { certificate_no: t('field.required') }),
        ...(isEndWrong && { id_last4: t('verify.id_last4_wrong') }),
      }
    : {};
  const send = async () => {
    setSent(true);
    if (asked.certificate_no === '' || isEndWrong) return;
    await onSend(asked.code ? asked : { ...asked, id_last4 });
  };
  return (
    <Card>
      <Form onSubmit={send} errors={errors}>
        <Field name="certificate_no" label={t('verify.number')} hint={t('verify.number_hint')} required>
          <TextInput
            value={number}
            onValueChange={setNumber}
            maxLength={addressLength}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field
          name="id_last4"
          label={t('verify.id_last4')}
          hint={t('verify.id_last4_hint')}
          required={!asked.code}
        >
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
