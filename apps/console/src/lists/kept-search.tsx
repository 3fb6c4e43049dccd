import { hasPersonalPart } from '@skillcert/core';
import { Text } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

/** Explains that a search that may be a person's number stays in this page. */
export function KeptSearch({ search }: { readonly search: string }) {
  const { t } = useWords();
  return (
    hasPersonalPart(search) && (
      <Text as="p" role="status" size="sm" tone="muted">
        {t('common.search_kept')}
      </Text>
    )
  );
}
