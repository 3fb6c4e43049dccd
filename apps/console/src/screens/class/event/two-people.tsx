import type { StepPreview } from '@skillcert/api-client';
import { Banner } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import type { PartInStep } from './use-class-event.js';

interface TwoPeopleProps {
  readonly preview: StepPreview;
  readonly part: PartInStep;
}

/** Explains why a step needs two people, and names the requester. */
export function TwoPeople({ preview: { alone_from, asked, takes_two }, part }: TwoPeopleProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  if (!takes_two) return null;
  const why = alone_from
    ? t('class.confirm.too_early', { time: minute(alone_from) })
    : t('class.confirm.takes_two');
  if (part === 'first' || !asked) return <Banner tone="warning">{why}</Banner>;
  const { by, reason } = asked;
  const said = { name: by, time: minute(asked.at), reason };
  return (
    <Banner tone="info" title={why}>
      {part === 'waiting' ? t('class.confirm.own_waits', said) : t('class.confirm.other_asks', said)}
    </Banner>
  );
}
