import { Stack } from '@skillcert/ui';
import { EnrolmentCard } from './enrolment-card.js';
import { OwnEnrolmentsPage } from './own-enrolments-page.js';
import { useOwnEnrolments } from './use-own-enrolments.js';

/** The enrolments of a proven phone, on a phone. */
export function OwnEnrolmentsMobileScreen() {
  const own = useOwnEnrolments();
  return (
    <OwnEnrolmentsPage own={own} width="narrow">
      <Stack gap="md">
        {own.phone.items.map((enrolment) => (
          <EnrolmentCard key={enrolment.enrolment_id} enrolment={enrolment} own={own} />
        ))}
      </Stack>
    </OwnEnrolmentsPage>
  );
}
