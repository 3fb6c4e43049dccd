import { Inline, Text } from '@skillcert/ui';
import { GraduationCap } from 'lucide-react';
import { useProgramme } from '../../state/use-programme.js';
import { useEntryTitle } from '../use-entry-title.js';

/** The product's mark, with the name of the entry or the programme where there is room. */
export function Brand({ collapsed }: { readonly collapsed: boolean }) {
  const { title } = useProgramme();
  const entry = useEntryTitle();
  return (
    <Inline wrap={false}>
      <GraduationCap aria-hidden="true" />
      {!collapsed && (
        <Text size="sm" weight="bold">
          {entry || title}
        </Text>
      )}
    </Inline>
  );
}
