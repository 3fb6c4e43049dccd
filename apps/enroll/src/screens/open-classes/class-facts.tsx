import type { OpenClass } from '@skillcert/api-client';
import { formatCents } from '@skillcert/core';
import { Badge, ButtonLink, Inline, Link, SeatsBar, Stack, Text } from '@skillcert/ui';
import { enrolPath } from '../../paths.js';
import { useWords } from '../../words/use-words.js';

interface ClassProps {
  readonly of: OpenClass;
}

/** What it costs. */
export function ClassFee({ of: { fee_cents, currency } }: ClassProps) {
  const { t, language } = useWords();
  return (
    <Text weight="bold" tabular>
      {fee_cents === 0 ? t('list.free') : formatCents(fee_cents, currency, language)}
    </Text>
  );
}

/** The seats that are left, in words and as a bar. */
export function ClassSeats({ of: { seats_left, taken, capacity } }: ClassProps) {
  const { t } = useWords();
  return (
    <Stack gap="xs">
      <Text size="sm" weight="medium" tone={seats_left === 0 ? 'danger' : 'inherit'}>
        {seats_left === 0 ? t('list.full') : t('list.seats_left', { count: seats_left })}
      </Text>
      <SeatsBar taken={taken} capacity={capacity} />
    </Stack>
  );
}

/** Who answers questions; the number dials. */
export function ClassContacts({ of: { contacts } }: ClassProps) {
  const { t } = useWords();
  return (
    <Inline gap="md">
      {contacts.map(({ name, phone }) => (
        <Link key={`${name} ${phone}`} to={`tel:${phone}`} aria-label={t('list.call', { name, phone })}>
          {name} {phone}
        </Link>
      ))}
    </Inline>
  );
}

interface EnrolLinkProps extends ClassProps {
  readonly block?: boolean;
}

/** The way to enrol, or why there is none. */
export function EnrolLink({ of: { class_id, class_name, seats_left, status }, block }: EnrolLinkProps) {
  const { t } = useWords();
  if (status !== 'enrolling') return <Badge tone="warning">{t('list.paused')}</Badge>;
  if (seats_left === 0) return <Badge tone="danger">{t('list.full')}</Badge>;
  return (
    <ButtonLink
      to={enrolPath(class_id)}
      variant="primary"
      block={block}
      aria-label={t('list.enrol_in', { name: class_name })}
    >
      {t('list.enrol')}
    </ButtonLink>
  );
}
