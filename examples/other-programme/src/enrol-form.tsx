import type { OpenClass } from '@skillcert/api-client';
import { documentsOf, evaluateConditions, parseResidentId } from '@skillcert/core';
import { Button, Card, Checkbox, Field, Form, PhotoInput, Stack, Text, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { admission } from '../admission.js';
import { programme } from '../programme.js';
import { call } from './call.js';
import { type Candidate, checkCandidate, readCandidate } from './check-candidate.js';
import { useSpeech } from './speech.js';

interface EnrolFormProps {
  readonly open: OpenClass;
  readonly onEnrolled: (number: string) => void;
}

/**
 * Sends the checked input, and the photo as it was chosen: the server cuts it. Birth and gender are part of the
 * identity number.
 */
const enrol = async ({ class_id }: OpenClass, { name, id_card, email }: Candidate, photo: File) => {
  const { photo_id } = await call('enrolment/uploadPhoto', { class_id }, { body: photo });
  return call('class/enrollClass', {
    class_id,
    name,
    id_type: 'cn',
    id_card,
    gender: 'female',
    birth: '1970-01-01',
    ...parseResidentId(id_card),
    email,
    education: 'college',
    employer: '',
    job: '',
    photo_id,
    enroll_type: programme.enroll_types[0] ?? 'individual',
    study_type: programme.study_types[0] ?? 'onsite',
    consent: true,
  });
};

/** The proofs of the first way to the class's level. */
const documentsToBring = ({ level, exam_at }: OpenClass) => {
  const asked = { level, facts: {}, documents: [], today: exam_at.slice(0, 10) };
  const [way] = evaluateConditions(admission, asked).sets;
  const kinds = way ? documentsOf(admission, way) : [];
  return admission.document_kinds.filter(({ id }) => kinds.includes(id));
};

/** The form of one class. */
export function EnrolForm({ open, onEnrolled }: EnrolFormProps) {
  const { words, money, say } = useSpeech();
  const [photo, setPhoto] = useState<File | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = async (form: HTMLFormElement) => {
    const candidate = readCandidate(new FormData(form));
    const problems = { ...checkCandidate(candidate, words), ...(!photo && { photo: words.wrong_photo }) };
    setErrors(problems);
    if (!photo || Object.keys(problems).length > 0) return;
    const { enrol_no } = await enrol(open, candidate, photo);
    onEnrolled(enrol_no);
  };
  return (
    <Form errors={errors} onSubmit={(event) => send(event.currentTarget)}>
      <Stack gap="md">
        <Field name="name" label={words.name} required>
          <TextInput autoComplete="name" />
        </Field>
        <Field name="id_card" label={words.id_card} required>
          <TextInput autoComplete="off" />
        </Field>
        <Field name="phone" label={words.phone} required>
          <TextInput inputMode="tel" autoComplete="tel" />
        </Field>
        <Field name="email" label={words.email}>
          <TextInput inputMode="email" autoComplete="email" />
        </Field>
        <Field name="photo" label={words.photo} required>
          <PhotoInput photo={photo} onPhotoChange={setPhoto} alt={words.photo} />
        </Field>
        <Card title={words.bring}>
          <Stack gap="xs">
            {documentsToBring(open).map(({ id, title }) => (
              <Text key={id} as="p">
                {say(title)}
              </Text>
            ))}
          </Stack>
        </Card>
        <Field name="consent" label={words.consent} hideLabel required>
          <Checkbox label={words.consent} />
        </Field>
        <Button type="submit" variant="primary" block>
          {`${words.send} · ${money(open.fee_cents)}`}
        </Button>
      </Stack>
    </Form>
  );
}
