import type { StepPreview } from '@skillcert/api-client';
import { Banner, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { PlaceLink } from '../../../obstacles/place-link.js';
import { placeOf } from '../../../obstacles/places.js';

interface OpenMattersProps {
  readonly class_id: number;
  readonly open: StepPreview['open'];
}

/** Counts the open matters of a class. Each links to the list that settles it, if the account may open that. */
export function OpenMatters({ class_id, open }: OpenMattersProps) {
  const { t } = useWords();
  if (open.length === 0) return null;
  return (
    <Banner tone="warning" title={t('class.confirm.still_open')}>
      <Stack gap="xs">
        {open.map(({ matter, count }) => (
          <Text key={matter}>
            <PlaceLink place={placeOf[matter]} class_id={class_id}>
              {t(`class.confirm.open.${matter}`, { count })}
            </PlaceLink>
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
