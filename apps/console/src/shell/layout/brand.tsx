import { Inline, Text } from '@skillcert/ui';
import { GraduationCap } from 'lucide-react';
import { useWords } from '../../messages/words-state.js';
import { useEntryTitle } from '../screen/use-entry-title.js';

/** The product's mark, with the name of the entry or its own if there is room. */
export function Brand({ collapsed }: { readonly collapsed: boolean }) {
  const { t } = useWords();
  const entry = useEntryTitle();
  return (
    <Inline wrap={false}>
      <GraduationCap aria-hidden="true" />
      {!collapsed && <Text weight="bold">{entry || t('shell.brand')}</Text>}
    </Inline>
  );
}
