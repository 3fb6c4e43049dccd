import type { OwnEnrolment } from '@skillcert/api-client';
import { Button, Card, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { EnrolmentHead } from './enrolment-head.js';
import { EnrolmentActions, EnrolmentFacts, EnrolmentHistory } from './enrolment-parts.js';
import { MendForm } from './mend-form.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface EnrolmentCardProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** One enrolment on a phone: status first, history on demand. */
export function EnrolmentCard({ enrolment, own }: EnrolmentCardProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  if (own.mending === enrolment.enrolment_id) {
    return (
      <Card title={enrolment.class_name}>
        <MendForm enrolment={enrolment} own={own} />
      </Card>
    );
  }
  return (
    <Card title={enrolment.class_name}>
      <Stack gap="md">
        <EnrolmentHead enrolment={enrolment} />
        <EnrolmentFacts enrolment={enrolment} />
        <Button variant="ghost" block aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'mine.hide_history' : 'mine.show_history')}
        </Button>
        {open && <EnrolmentHistory enrolment={enrolment} />}
        <EnrolmentActions enrolment={enrolment} own={own} />
      </Stack>
    </Card>
  );
}
