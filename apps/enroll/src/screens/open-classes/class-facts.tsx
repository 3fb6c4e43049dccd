import type { OpenClass } from '@skillcert/api-client';
import { formatCents } from '@skillcert/core';
import { Button, ButtonLink, Inline, Link, Progress, Stack, Text } from '@skillcert/ui';
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

const scarce_share = 0.85;

const toneOf = (share: number) => {
  if (share >= 1) return 'danger';
  return share >= scarce_share ? 'warning' : 'accent';
};

/** The seats that are left, in words and as a bar of those taken. */
export function ClassSeats({ of: { seats_left, taken, capacity } }: ClassProps) {
  const { t } = useWords();
  const tone = toneOf(taken / capacity);
  const words = seats_left === 0 ? t('list.full') : t('list.seats_left', { count: seats_left });
  return (
    <Stack gap="xs">
      <Text weight="medium" tone={tone === 'accent' ? 'inherit' : tone}>
        {words}
      </Text>
      <Progress value={taken} max={capacity} label={words} tone={tone} />
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
  if (status !== 'enrolling' || seats_left === 0) {
    return (
      <Button block={block} disabled>
        {t(seats_left === 0 ? 'list.full' : 'list.paused')}
      </Button>
    );
  }
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
