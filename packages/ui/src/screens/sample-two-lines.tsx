import type { ReactNode } from 'react';
import { Stack, Text } from '../index.js';

interface TwoLinesProps {
  first: ReactNode;
  second: ReactNode;
  /** Names the row: its first line is emphasised. */
  named?: boolean;
  /** Numbers and masks stay on one line each. */
  truncate?: boolean;
}

/** A cell of two lines. */
export function TwoLines({ first, second, named = false, truncate = false }: TwoLinesProps) {
  return (
    <Stack gap="none">
      <Text truncate={truncate && !named} weight={named ? 'medium' : undefined}>
        {first}
      </Text>
      <Text size="sm" tone="muted" truncate={truncate}>
        {second}
      </Text>
    </Stack>
  );
}
