import { Badge, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';

/** The problems of a row in a preview, or a badge if it has none. */
export function DraftCheck({ problems }: { readonly problems: readonly string[] }) {
  const { t } = useWords();
  if (problems.length === 0) return <Badge tone="success">{t('exam.draft_fine')}</Badge>;
  return (
    <Stack gap="xs">
      {problems.map((problem) => (
        <Text key={problem} tone="danger" size="sm">
          {problem}
        </Text>
      ))}
    </Stack>
  );
}
