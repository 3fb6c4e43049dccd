import type { OwnEnrolment } from '@skillcert/api-client';
import { Card, Grid, Heading, Stack } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';
import { CertificatePart } from './certificate/certificate-part.js';
import { ContactPart } from './contact-part.js';
import { CorrectionForm } from './correction-form.js';
import { EnrolmentActions } from './enrolment-actions.js';
import { EnrolmentHead } from './enrolment-head.js';
import { DoorCode, EnrolmentFacts, EnrolmentHistory } from './enrolment-parts.js';
import { LessonsPart } from './lessons/lessons-part.js';
import { OwnEnrolmentsPage } from './own-enrolments-page.js';
import { PaymentPart } from './payment/payment-part.js';
import { ScoresPart } from './scores-part.js';
import { StudyPart } from './study/study-part.js';
import { TicketPart } from './ticket/ticket-part.js';
import { type OwnEnrolments, useOwnEnrolments } from './use-own-enrolments.js';

/** The enrolments of a proven phone, on a desktop: facts and history side by side. */
export function OwnEnrolmentsDesktopScreen() {
  const own = useOwnEnrolments();
  return (
    <OwnEnrolmentsPage own={own} width="wide">
      <Stack gap="lg">
        {own.phone.items.map((enrolment) => (
          <EnrolmentSheet key={enrolment.enrolment_id} enrolment={enrolment} own={own} />
        ))}
      </Stack>
    </OwnEnrolmentsPage>
  );
}

interface EnrolmentSheetProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

function EnrolmentSheet({ enrolment, own }: EnrolmentSheetProps) {
  const { t } = useWords();
  const correcting = own.correcting === enrolment.enrolment_id;
  return (
    <Card title={enrolment.class_name} padding="lg">
      <Grid columns={2} gap="lg">
        <Stack gap="lg">
          {correcting ? (
            <CorrectionForm enrolment={enrolment} own={own} />
          ) : (
            <>
              <EnrolmentHead enrolment={enrolment} own={own} />
              <ScoresPart enrolment={enrolment} own={own} />
              <CertificatePart enrolment={enrolment} own={own} />
              <StudyPart enrolment={enrolment} own={own} />
              <LessonsPart enrolment={enrolment} own={own} />
              <TicketPart enrolment={enrolment} own={own} />
              <PaymentPart enrolment={enrolment} own={own} />
              <EnrolmentActions enrolment={enrolment} own={own} />
            </>
          )}
        </Stack>
        <Stack gap="lg">
          <EnrolmentFacts enrolment={enrolment} own={own} />
          <DoorCode enrolment={enrolment} />
          <Heading level={3}>{t('mine.history')}</Heading>
          <EnrolmentHistory enrolment={enrolment} />
          <ContactPart enrolment={enrolment} />
        </Stack>
      </Grid>
    </Card>
  );
}
