import type { CandidateRow } from '@skillcert/api-client';
import { Card, Heading, Inline, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { ReviewStatusBadge } from '../../review-status-badge.js';

/** The enrolments of a person, the newest first. */
export function EnrolmentCards({ enrolments }: { readonly enrolments: readonly CandidateRow[] }) {
  const { t } = useWords();
  const { minute } = useFormats();
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('people.enrolments')}</Heading>
      {enrolments.length === 0 && <Text tone="muted">{t('people.no_enrolments')}</Text>}
      {enrolments.map((row) => (
        <Card key={row.enrolment_id}>
          <Stack gap="xs">
            <Inline justify="between">
              <Text weight="medium">{row.class_name}</Text>
              <ReviewStatusBadge status={row.status} />
            </Inline>
            <Text size="sm" tone="muted">
              {[row.name, row.id_masked, row.phone_masked].join(' · ')}
            </Text>
            <Text size="sm" tone="muted">
              {[row.enrol_no, minute(row.created_at)].join(' · ')}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
