import type { OwnEnrolment } from '@skillcert/api-client';
import { telOf } from '@skillcert/core';
import { Button, Inline, Link, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { problemText } from '../../client/problem-text.js';
import { useCall } from '../../client/use-call.js';
import { useWords } from '../../words/use-words.js';

interface ContactPartProps {
  readonly enrolment: Pick<OwnEnrolment, 'class_id'>;
}

/** The contacts of the class, on demand; a tap dials the number. */
export function ContactPart({ enrolment }: ContactPartProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="sm">
      <Button variant="ghost" block aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'mine.hide_contacts' : 'mine.show_contacts')}
      </Button>
      {open && <Contacts enrolment={enrolment} />}
    </Stack>
  );
}

function Contacts({ enrolment: { class_id } }: ContactPartProps) {
  const { t } = useWords();
  const { data, problem, loading, reload } = useCall('user/getContact', { class_id });
  if (problem) {
    return (
      <Inline justify="between">
        <Text as="p" tone="danger" role="alert">
          {problemText(t, problem)}
        </Text>
        <Button size="small" onClick={reload}>
          {t('site.retry')}
        </Button>
      </Inline>
    );
  }
  const people = [...(data?.contacts ?? []), ...(data?.unit?.phone ? [data.unit] : [])];
  if (loading || people.length === 0)
    return (
      <Text as="p" tone="muted" role="status">
        {t(loading ? 'site.loading' : 'mine.no_contacts')}
      </Text>
    );
  return (
    <Stack gap="xs">
      {data?.unit && <Text as="p">{data.unit.com_name}</Text>}
      {people.map(({ name, phone }) => (
        <Link key={`${name} ${phone}`} to={telOf(phone)} aria-label={t('list.call', { name, phone })}>
          {name} {phone}
        </Link>
      ))}
    </Stack>
  );
}
