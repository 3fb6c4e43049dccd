import type { OpenClass } from '@skillcert/api-client';
import { telOf } from '@skillcert/core';
import { Button, ButtonLink, Inline, Link, Progress, Stack, Text } from '@skillcert/ui';
import { enrolPath, waitPath } from '../../paths.js';
import { feeOf, feeText } from '../../words/fee-text.js';
import { useWords } from '../../words/use-words.js';

interface ClassProps {
  readonly of: Omit<OpenClass, 'status'>;
}

/** The fee. */
export function ClassFee({ of: open }: ClassProps) {
  const words = useWords();
  const { fee_cents, currency } = open;
  const ofUnits = feeOf(open, 'organization');
  return (
    <Stack gap="none">
      <Text weight="bold" tabular>
        {feeText(fee_cents, currency, words)}
      </Text>
      {ofUnits !== fee_cents && (
        <Text size="sm" tone="muted" tabular>
          {words.t('list.fee_of_units', { fee: feeText(ofUnits, currency, words) })}
        </Text>
      )}
    </Stack>
  );
}

const scarce_share = 0.85;

const toneOf = (share: number) => {
  if (share >= 1) return 'danger';
  return share >= scarce_share ? 'warning' : 'accent';
};

/** The seats that are left, in words and as a bar. */
export function ClassSeats({ of: { seats_left, taken, capacity, waiting } }: ClassProps) {
  const { t } = useWords();
  const tone = toneOf(taken / capacity);
  const full = waiting > 0 ? t('list.seats_waiting', { count: waiting }) : t('list.full');
  const words = seats_left === 0 ? full : t('list.seats_left', { count: seats_left });
  return (
    <Stack gap="xs">
      <Text weight="medium" tone={tone === 'accent' ? 'inherit' : tone}>
        {words}
      </Text>
      <Progress value={seats_left} max={capacity} label={words} tone={tone} />
    </Stack>
  );
}

/** The contacts for questions; a tap dials the number. */
export function ClassContacts({ of: { contacts } }: ClassProps) {
  const { t } = useWords();
  return (
    <Inline gap="md">
      {contacts.map(({ name, phone }) => (
        <Link key={`${name} ${phone}`} to={telOf(phone)} aria-label={t('list.call', { name, phone })}>
          {name} {phone}
        </Link>
      ))}
    </Inline>
  );
}

interface EnrolLinkProps {
  readonly of: OpenClass;
  readonly block?: boolean;
}

/** The way to enrol or to wait for a seat, or the reason why there is none. */
export function EnrolLink({ of: open, block }: EnrolLinkProps) {
  const { t } = useWords();
  const { class_id, class_name, seats_left, status, waiting_list } = open;
  const waits = seats_left === 0 && waiting_list;
  if (status !== 'enrolling' || (seats_left === 0 && !waits)) {
    return (
      <Button block={block} disabled>
        {t(seats_left === 0 ? 'list.full' : 'list.paused')}
      </Button>
    );
  }
  return (
    <ButtonLink
      to={waits ? waitPath(class_id) : enrolPath(class_id)}
      variant={waits ? 'secondary' : 'primary'}
      block={block}
      aria-label={t(waits ? 'list.wait_in' : 'list.enrol_in', { name: class_name })}
    >
      {t(waits ? 'list.wait' : 'list.enrol')}
    </ButtonLink>
  );
}
