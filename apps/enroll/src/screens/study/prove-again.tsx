import { Heading, Stack, Text } from '@skillcert/ui';
import { useFocusOnArrival } from '../../shell/use-focus-on-arrival.js';
import { useWords } from '../../words/use-words.js';
import { PhoneProof } from '../phone-proof/phone-proof.js';

interface ProveAgainProps {
  readonly onProven: () => unknown;
}

/** A proof that expired during learning, renewed in place. */
export function ProveAgain({ onProven }: ProveAgainProps) {
  const { t } = useWords();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <Stack gap="md">
      <Heading level={2} tabIndex={-1} ref={heading}>
        {t('code.again_title')}
      </Heading>
      <Text as="p" tone="muted">
        {t('study.again_text')}
      </Text>
      <PhoneProof onProven={onProven} />
    </Stack>
  );
}
