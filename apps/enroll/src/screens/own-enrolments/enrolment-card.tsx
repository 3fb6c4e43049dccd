import type { OwnEnrolment } from '@skillcert/api-client';
import { Button, Card, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { CertificatePart } from './certificate/certificate-part.js';
import { ContactPart } from './contact-part.js';
import { CorrectionForm } from './correction-form.js';
import { EnrolmentActions } from './enrolment-actions.js';
import { EnrolmentHead } from './enrolment-head.js';
import { DoorCode, EnrolmentFacts, EnrolmentHistory } from './enrolment-parts.js';
import { LessonsPart } from './lessons/lessons-part.js';
import { PaymentPart } from './payment/payment-part.js';
import { ScoresPart } from './scores-part.js';
import { StudyPart } from './study/study-part.js';
import { TicketPart } from './ticket/ticket-part.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface EnrolmentCardProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** One enrolment on a phone: status first, history on demand. */
export function EnrolmentCard({ enrolment, own }: EnrolmentCardProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  if (own.correcting === enrolment.enrolment_id) {
    return (
      <Card title={enrolment.class_name}>
        <CorrectionForm enrolment={enrolment} own={own} />
      </Card>
    );
  }
  return (
    <Card title={enrolment.class_name}>
      <Stack gap="md">
        <EnrolmentHead enrolment={enrolment} own={own} />
        <ScoresPart enrolment={enrolment} own={own} />
        <CertificatePart enrolment={enrolment} own={own} />
        <EnrolmentFacts enrolment={enrolment} own={own} />
        <StudyPart enrolment={enrolment} own={own} />
        <LessonsPart enrolment={enrolment} own={own} />
        <TicketPart enrolment={enrolment} own={own} />
        <DoorCode enrolment={enrolment} />
        <Button variant="ghost" block aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'mine.hide_history' : 'mine.show_history')}
        </Button>
        {open && <EnrolmentHistory enrolment={enrolment} />}
        <ContactPart enrolment={enrolment} />
        <PaymentPart enrolment={enrolment} own={own} />
        <EnrolmentActions enrolment={enrolment} own={own} />
      </Stack>
    </Card>
  );
}
