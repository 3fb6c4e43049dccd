import type { SameBy } from '@skillcert/api-client';
import { Inline, StatusBadge } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

/** The reasons why two enrolments resemble each other. */
export function SameTags({ same }: { readonly same: readonly SameBy[] }) {
  const { t } = useWords();
  if (same.length === 0) return t('common.empty');
  return (
    <Inline gap="xs">
      {same.map((kind) => (
        <StatusBadge key={kind} tone="warning">
          {t(`doubtful.same.${kind}`)}
        </StatusBadge>
      ))}
    </Inline>
  );
}
