import { Banner } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { besideAfter, type HandMove, type SeatedSitting } from './seat-plan-of.js';

interface BesideWarningProps {
  /** The sittings that the move leads from and to. */
  readonly sittings: readonly SeatedSitting[];
  /** Left out until a desk is chosen. */
  readonly move: HandMove | undefined;
}

/** Warns before a move by hand that seats somebody beside another person of their unit or employer. */
export function BesideWarning({ sittings, move }: BesideWarningProps) {
  const { t } = useWords();
  const pairs = move ? besideAfter(sittings, move) : [];
  return pairs.map(({ name, other }) => (
    <Banner key={name + other} tone="warning">
      {t('exam.tickets.beside_after', { name, other })}
    </Banner>
  ));
}
