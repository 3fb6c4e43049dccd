import type { OwnEnrolment } from '@skillcert/api-client';
import { Card, Grid, Heading, Stack } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';
import { EnrolmentHead } from './enrolment-head.js';
import { EnrolmentActions, EnrolmentFacts, EnrolmentHistory } from './enrolment-parts.js';
import { MendForm } from './mend-form.js';
import { OwnEnrolmentsPage } from './own-enrolments-page.js';
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
  const mending = own.mending === enrolment.enrolment_id;
  return (
    <Card title={enrolment.class_name} padding="lg">
      <Grid columns={2} gap="lg">
        <Stack gap="lg">
          {mending ? (
            <MendForm enrolment={enrolment} own={own} />
          ) : (
            <>
              <EnrolmentHead enrolment={enrolment} />
              <EnrolmentActions enrolment={enrolment} own={own} />
            </>
          )}
        </Stack>
        <Stack gap="lg">
          <EnrolmentFacts enrolment={enrolment} />
          <Heading level={3}>{t('mine.history')}</Heading>
          <EnrolmentHistory enrolment={enrolment} />
        </Stack>
      </Grid>
    </Card>
  );
}
