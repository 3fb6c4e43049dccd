import { limits } from '@skillcert/core';
import { ButtonLink, Card, Stack, Text } from '@skillcert/ui';
import { enrolPath, paths, waitPath } from '../../paths.js';
import { ClassSeats } from '../../screens/open-classes/class-facts.js';
import { formatEnd, formatMoment } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import type { ClassProps } from './class-props.js';

function OfferText({ of: { offer, enroll_start, enroll_end } }: ClassProps) {
  const { t, language } = useWords();
  switch (offer) {
    case 'soon':
      return t('class_page.soon', { day: formatMoment(enroll_start, language) });
    case 'open':
      return t('class_page.closes', { until: formatEnd(enroll_end, language) });
    case 'paused':
      return t('class_page.paused');
    case 'over':
      return t('class_page.over');
    case 'cancelled':
      return t('class_page.cancelled');
    default:
      return offer satisfies never;
  }
}

/** The one thing to do: to enrol, to wait for a seat, or to look for another class. */
function Way({ of: { offer, class_id, seats_left, waiting_list } }: ClassProps) {
  const { t } = useWords();
  if (offer === 'open' && seats_left > 0)
    return (
      <ButtonLink to={enrolPath(class_id)} variant="primary" block>
        {t('list.enrol')}
      </ButtonLink>
    );
  if (offer === 'open' && waiting_list)
    return (
      <ButtonLink to={waitPath(class_id)} block>
        {t('list.wait')}
      </ButtonLink>
    );
  return (
    <ButtonLink to={paths.classes} block>
      {t('class_page.others')}
    </ButtonLink>
  );
}

/** Whether one can enrol, the seats that are left, and the way in. Its script brings the seats up to date. */
export function EnrolmentCard({ of: shown }: ClassProps) {
  const { t } = useWords();
  return (
    <Card title={t('class_page.state')} id="offer" data-renew-ms={limits.seats_poll_ms}>
      <Stack gap="md">
        {shown.offer === 'open' && <ClassSeats of={shown} />}
        <Text as="p">
          <OfferText of={shown} />
        </Text>
        <Way of={shown} />
      </Stack>
    </Card>
  );
}
