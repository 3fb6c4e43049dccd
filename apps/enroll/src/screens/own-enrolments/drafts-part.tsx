import { ButtonLink, Card, Stack, StatusBadge, Text } from '@skillcert/ui';
import { enrolPath } from '../../paths.js';
import { formatEnd, formatMoment } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import type { OwnDraft } from '../phone-proof/use-proven-phone.js';

/** The unsent drafts, with the way to continue. */
export function DraftsPart({ drafts }: { readonly drafts: readonly OwnDraft[] }) {
  const { t, language } = useWords();
  return drafts.map(({ class_id, class_name, unit_id, saved_at, enroll_end }) => (
    <Card
      key={class_id}
      title={class_name}
      actions={<StatusBadge tone="info">{t('draft.begun')}</StatusBadge>}
    >
      <Stack gap="md">
        <Text as="p" tone="muted">
          {t('draft.begun_text', {
            date: formatMoment(saved_at, language),
            end: formatEnd(enroll_end, language, 'day'),
          })}
        </Text>
        <ButtonLink
          to={enrolPath(class_id, unit_id)}
          variant="primary"
          block
          aria-label={t('draft.go_on_in', { name: class_name })}
        >
          {t('draft.go_on')}
        </ButtonLink>
      </Stack>
    </Card>
  ));
}
