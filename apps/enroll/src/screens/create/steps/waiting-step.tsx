import '@skillcert/ui/banner.css';
import { limits } from '@skillcert/core';
import { Banner, ButtonLink, Stack, Text } from '@skillcert/ui';
import { useCall } from '../../../client/use-call.js';
import { paths } from '../../../paths.js';
import { useWords } from '../../../words/use-words.js';
import type { Enrolled } from '../submit.js';

/** Explains before any input that it is for a place in line. */
export function WaitingBanner() {
  const { t } = useWords();
  return (
    <Banner tone="info" title={t('create.wait_title')}>
      {t('create.wait_text')}
    </Banner>
  );
}

/** The number, the place in line, and the events after a seat becomes free. */
export function WaitingStep({ enrolled: { enrol_no, enrolment_id } }: { readonly enrolled: Enrolled }) {
  const { t } = useWords();
  const { data } = useCall('class/fetchEnrollListsByPhone', {});
  const position = data?.items.find((own) => own.enrolment_id === enrolment_id)?.waiting_position;
  const number = t('create.number', { number: enrol_no });
  return (
    <Stack gap="lg">
      <Banner
        tone="success"
        title={position ? t('create.waiting_number', { number: enrol_no, position }) : number}
      >
        <Text as="p">{t('create.next_offer', { hours: limits.offer_hours })}</Text>
      </Banner>
      <ButtonLink to={paths.own} variant="primary" block>
        {t('site.to_mine')}
      </ButtonLink>
      <ButtonLink to={paths.classes} block>
        {t('create.more')}
      </ButtonLink>
    </Stack>
  );
}
