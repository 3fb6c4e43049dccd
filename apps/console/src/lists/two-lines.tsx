import { Stack, Text } from '@skillcert/ui';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly first: ReactNode;
  /** The related text, smaller. */
  readonly second: ReactNode;
  /** Names the row: the first line is emphasised. */
  readonly named?: boolean;
  /** Numbers and masks stay on one line each. */
  readonly truncate?: boolean;
}

/** A cell of two lines. */
export function TwoLines({ first, second, named = false, truncate = false }: TwoLinesProps) {
  return (
    <Stack gap="none">
      <Text truncate={truncate && !named} weight={named ? 'medium' : undefined}>
        {first}
      </Text>
      <Text size="sm" tone="muted" weight="regular" truncate={truncate}>
        {second}
      </Text>
    </Stack>
  );
}
